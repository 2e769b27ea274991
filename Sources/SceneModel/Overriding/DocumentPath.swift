/// The place of a value in a document: `views[2].frame.width`.
struct DocumentPath: Equatable {
  /// A step from a value to one inside it.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

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
    for (position, part) in text.split(separator: ".", omittingEmptySubsequences: false)
      .enumerated()
    {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if pieces[0].isEmpty { return nil }
      steps.append(.key(String(pieces[0])))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), index >= 0 else { return nil }
        steps.append(.index(index))
      }
      if position > 100 { return nil }
    }
    self.steps = steps
  }
}
