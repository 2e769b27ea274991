import SceneModel

extension Scene {
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
