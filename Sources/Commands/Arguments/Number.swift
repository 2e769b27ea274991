/// Numbers as people type them, the same in every locale: a point for the fraction, no grouping, no
/// hexadecimal, no infinity, no NaN.
enum Number {
  /// A finite number such as `12`, `-0.5`, `.5` or `1e-3`; nil for any other text.
  static func finite(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// A whole number such as `12` or `-3`; nil for any other text.
  static func whole(_ text: some StringProtocol) -> Int? { Int(text) }
}
