/// Something about fonts that a user should know; it never stops a render.
public enum FontWarning: Hashable, Sendable {
  /// No installed font could be used at all: every character is drawn as a box.
  case noFonts
  /// A font family that was asked for is not there, and another one (or none) stands in.
  case missingFamily(name: String, substitute: String?)
  /// A font file could not be used, for the reason given.
  case unusableFile(FontError)
  /// No font has these characters together: a box is drawn for what is missing.
  case missingGlyph(String)
}
