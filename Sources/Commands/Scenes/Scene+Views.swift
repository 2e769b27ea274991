import SceneModel
import ShakeEngine

extension Scene {
  /// The ids of all views, in painting order.
  var viewIDs: [String] { stages.first.map { $0.views.flatMap(Self.ids) } ?? [] }

  /// The ids of the views that move at some time, in painting order.
  var movingViewIDs: [String] { viewIDs.filter(timeline.animatedViews.contains) }

  private static func ids(_ view: View) -> [String] {
    (view.id.map { [$0] } ?? []) + view.children.flatMap(ids)
  }

  /// Refuses ids that no view has.
  func check(viewIDs wanted: [String]) throws(ArgumentError) {
    let known = viewIDs
    for id in wanted where !known.contains(id) {
      throw .badValue(
        option: .view, value: id, expected: "a view of the scene (\(Words.list(known)))",
        suggestion: Suggestion.nearest(to: id, among: known))
    }
  }
}
