/// A value at its place, to be read as what it should be. A value that is something else is
/// reported, and reads as nil.
struct DocumentValue {
  let node: JSONNode
  let path: String
  let checker: DocumentChecker

  init(_ node: JSONNode, path: String, checker: DocumentChecker) {
    self.node = node
    self.path = node.path ?? path
    self.checker = checker
  }

  func error(_ message: String) { checker.error(message, at: node.location, path: path) }

  func warn(_ message: String) { checker.warn(message, at: node.location, path: path) }

  /// Reports that the value is of another type than it should be.
  func mismatch(_ expected: String) { error("expected \(expected), got \(summary)") }

  /// A finite number within a rule.
  func number(_ rule: NumberRule = .any) -> Double? {
    guard case .number(let number) = node.value else {
      mismatch("a number")
      return nil
    }
    guard number.isFinite else {
      error("not a finite number")
      return nil
    }
    if let complaint = rule.complaint(about: number) {
      error(complaint)
      return nil
    }
    return number
  }

  /// A whole number in a range.
  func integer(in range: ClosedRange<Int>) -> Int? {
    guard let number = number(.range(Double(range.lowerBound)...Double(range.upperBound))) else {
      return nil
    }
    guard number == number.rounded() else {
      mismatch("a whole number")
      return nil
    }
    return Int(number)
  }

  func bool() -> Bool? {
    if case .bool(let bool) = node.value { return bool }
    mismatch("true or false")
    return nil
  }

  /// A text of at most a million characters. An option's value is one whatever it looks like.
  func string() -> String? {
    let longest = 1_000_000
    guard let text = node.text ?? node.typed else {
      mismatch("a string")
      return nil
    }
    guard text.unicodeScalars.count <= longest else {
      error("\(text.unicodeScalars.count) characters; the most is \(longest)")
      return nil
    }
    return text
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> Word?
  where Word.RawValue == String {
    word(among: Word.allCases.map(\.rawValue)).flatMap(Word.init)
  }

  /// One of some words.
  func word(among words: [String]) -> String? {
    let list = words.joined(separator: ", ")
    guard let text = node.text ?? node.typed else {
      mismatch("one of \(list)")
      return nil
    }
    if words.contains(text) { return text }
    let hint = checker.hint(for: text, among: words)
    error("\(text.quoted) is not one of \(list)\(hint)")
    return nil
  }

  /// The elements of an array.
  func array(_ expected: String = "an array") -> [DocumentValue]? {
    guard let elements = node.elements else {
      mismatch(expected)
      return nil
    }
    return elements.enumerated().map {
      DocumentValue($1, path: "\(path)[\($0)]", checker: checker)
    }
  }

  /// The members of an object whose keys are all in a set.
  func object(_ keys: KeySet) -> ObjectReader? {
    guard let members = node.members else {
      mismatch("an object")
      return nil
    }
    return ObjectReader(self, members, keys)
  }

  /// What the value is, in a few words.
  var summary: String {
    switch node.value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.plain
    case .string(let text): text.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }
}
