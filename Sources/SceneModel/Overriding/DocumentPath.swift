/// The place of a value in a document: `views[2].frame.width`.
struct DocumentPath: Equatable {
  /// A step from a value to one inside it.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  /// The most steps that are followed: more than the deepest value of any document has.
  private static let maximumStepCount = 100

  var steps: [Step]

  /// The path as messages write it.
  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  init(_ steps: [Step]) { self.steps = steps }

  /// A path from its text; nil when it is none.
  init?(parsing text: String) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if pieces[0].isEmpty { return nil }
      steps.append(.key(String(pieces[0])))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), index >= 0 else { return nil }
        steps.append(.index(index))
      }
    }
    guard steps.count <= Self.maximumStepCount else { return nil }
    self.steps = steps
  }
}
