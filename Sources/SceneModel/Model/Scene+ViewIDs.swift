import ShakeEngine

extension Scene {
  /// The ids of all views, in painting order.
  package var viewIDs: [String] { stages.first.map { $0.views.flatMap(\.ids) } ?? [] }

  /// The ids of the views that move at some time, in painting order.
  package var movingViewIDs: [String] { viewIDs.filter(timeline.animatedViews.contains) }
}

extension View {
  /// The ids of the view and all in it, in painting order.
  fileprivate var ids: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.ids) }
}
