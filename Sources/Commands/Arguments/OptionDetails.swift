/// What there is to say of an option beyond its line: paragraphs, each for the subcommands that it is
/// true of.
package struct OptionDetails: Sendable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation
{
  /// A paragraph.
  private struct Paragraph: Sendable {
    /// Whom it is for; nil for every subcommand that has the option.
    let subcommands: [Subcommand]?
    let text: String
  }

  private var paragraphs: [Paragraph]

  /// Nothing for an empty text, or else what holds wherever the option is taken; empty lines part
  /// paragraphs.
  package init(stringLiteral text: String) {
    paragraphs = text.isEmpty ? [] : [Paragraph(subcommands: nil, text: text)]
  }

  /// A paragraph for some subcommands.
  package static func of(_ subcommands: Subcommand..., text: String) -> OptionDetails {
    var details: OptionDetails = ""
    details.paragraphs = [Paragraph(subcommands: subcommands, text: text)]
    return details
  }

  /// One after the other.
  package static func + (first: OptionDetails, second: OptionDetails) -> OptionDetails {
    var details = first
    details.paragraphs += second.paragraphs
    return details
  }

  /// The paragraphs for a subcommand, or for nil all of them.
  package func texts(for subcommand: Subcommand?) -> [String] {
    paragraphs.filter { paragraph in
      guard let subcommand, let subcommands = paragraph.subcommands else { return true }
      return subcommands.contains(subcommand)
    }.map(\.text)
  }
}
