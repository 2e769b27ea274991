/// What is known about font families by name.
enum FontFamily {
  /// SF's cap height over Inter's, 0.7046 / 0.7273: Inter's glyphs are drawn at this scale, so that
  /// its capitals are as high as the system font's.
  static let interScale = 0.9688

  /// The names under which a family is found: distributions ship Inter as static files, as one
  /// variable file, or both.
  static func spellings(of family: String) -> [String] {
    family.lowercased() == "inter" ? ["Inter", "Inter Variable", "Inter V"] : [family]
  }

  /// The factor at which a family's glyphs are drawn.
  static func glyphScale(of families: [String]) -> Double {
    families.contains { $0 == "Inter" || $0.hasPrefix("Inter ") } ? interScale : 1
  }

  /// Sans-serif families with wide coverage, tried in this order when neither the wanted families nor
  /// the fallback families have a character.
  static let lastResorts = ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Roboto", "Symbola"]
}
