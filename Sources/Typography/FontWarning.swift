/// Something about fonts that a user should know; it never stops a render.
public enum FontWarning: Hashable, Sendable {
  /// No installed font can be used at all: every character is drawn as a box.
  case noFonts
  /// A wanted font family is not installed; `substitute` is drawn in its place.
  case missingFamily(String, substitute: String)
  /// A font file was left out.
  case unusableFile(FontError)
  /// A box is drawn, since no font has a character, or since none has several that belong together.
  case missingGlyph([Unicode.Scalar])
}

extension FontWarning: CustomStringConvertible {
  /// The warning in one line, with the Debian package that helps where one is known.
  public var description: String {
    switch self {
    case .noFonts:
      return
        "no usable font is installed; text is drawn as boxes; to install one: "
        + "apt-get install \(DebianPackage.inter)"
    case .missingFamily(let family, let substitute):
      let message =
        "the font family \"\(family)\" is not installed; "
        + "text is drawn in \"\(substitute)\""
      guard let package = DebianPackage.ofFamily(family) else { return message }
      return message + "; to install it: apt-get install \(package)"
    case .unusableFile(let error):
      return error.description
    case .missingGlyph(let scalars):
      let names = scalars.map(Self.name).joined(separator: " ")
      let message =
        scalars.count == 1
        ? "no font has \(names); a box is drawn"
        : "no font has \(names) together; a box is drawn"
      guard let package = scalars.lazy.compactMap(DebianPackage.drawing).first else {
        return message
      }
      return message + "; a font that may have it: apt-get install \(package)"
    }
  }

  /// U+ and at least four digits.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension FontWarning {
  /// The order in which warnings are listed: by kind, then by what they are about.
  static func precedes(_ a: FontWarning, _ b: FontWarning) -> Bool {
    switch (a, b) {
    case (.missingGlyph(let a), .missingGlyph(let b)):
      a.map(\.value).lexicographicallyPrecedes(b.map(\.value))
    default:
      a.rank != b.rank
        ? a.rank < b.rank : a.description.utf8.lexicographicallyPrecedes(b.description.utf8)
    }
  }

  private var rank: Int {
    switch self {
    case .noFonts: 0
    case .missingFamily: 1
    case .unusableFile: 2
    case .missingGlyph: 3
    }
  }
}
