/// How a cluster behaves where a line may end: the classes of UAX #14 as far as labels need them.
///
/// The limits: languages that are written without spaces, Thai or Khmer for example, break only where
/// a word alone is too long, since no dictionary is looked at.
struct LineBreakTraits: OptionSet {
  let rawValue: UInt8

  /// A space: the line may end after it, and it takes no room there.
  static let space = LineBreakTraits(rawValue: 1)
  /// The line may always end after it: U+200B.
  static let breakOpportunity = LineBreakTraits(rawValue: 2)
  /// The line may end before it: ideographs and opening brackets among them.
  static let breaksBefore = LineBreakTraits(rawValue: 4)
  /// The line may end after it: ideographs and closing punctuation among them.
  static let breaksAfter = LineBreakTraits(rawValue: 8)
  /// The line must not end before it: closing punctuation, small kana.
  static let staysWithPrevious = LineBreakTraits(rawValue: 16)
  /// The line must not end after it: opening brackets.
  static let staysWithNext = LineBreakTraits(rawValue: 32)
  /// A hyphen or dash: the line may end after it, unless a digit follows.
  static let hyphen = LineBreakTraits(rawValue: 64)
  /// A digit.
  static let digit = LineBreakTraits(rawValue: 128)

  /// Whether a line may end between two neighbours.
  static func allowBreak(between a: LineBreakTraits, and b: LineBreakTraits) -> Bool {
    if b.contains(.space) || b.contains(.breakOpportunity) { return false }
    if a.contains(.space) || a.contains(.breakOpportunity) { return true }
    if a.contains(.staysWithNext) || b.contains(.staysWithPrevious) { return false }
    if a.contains(.hyphen) { return !b.contains(.digit) }
    return a.contains(.breaksAfter) || b.contains(.breaksBefore)
  }
}
