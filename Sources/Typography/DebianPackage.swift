import CHarfBuzz

/// Debian's packages of fonts, for warnings that say what to install.
enum DebianPackage {
  /// The stand-in for the system font.
  static let inter = "fonts-inter"
  /// The small package with nearly all ideographs, kana and Hangul.
  static let ideographs = "fonts-wqy-microhei"

  /// The package that has a family; nil where none is known.
  static func ofFamily(_ family: String) -> String? {
    families.first { family == $0.name || family.hasPrefix($0.name + " ") }?.package
  }

  /// Longer names first, as the first match counts.
  private static let families: [(name: String, package: String)] = [
    ("DejaVu", "fonts-dejavu-core"), ("Inter", inter),
    ("Lato", "fonts-lato"), ("Liberation", "fonts-liberation"),
    ("Noto Color Emoji", "fonts-noto-color-emoji"), ("Noto Sans CJK", "fonts-noto-cjk"),
    ("Noto Serif CJK", "fonts-noto-cjk"), ("Noto Sans", "fonts-noto-core"),
    ("Noto Serif", "fonts-noto-core"), ("Open Sans", "fonts-open-sans"),
    ("Roboto", "fonts-roboto-unhinted"), ("Symbola", "fonts-symbola"),
    ("WenQuanYi Micro Hei", ideographs), ("WenQuanYi Zen Hei", "fonts-wqy-zenhei"),
  ]

  /// The package with outlines for a character; nil for characters that are private or unassigned.
  ///
  /// Emoji get an outline font: coloured ones (fonts-noto-color-emoji) are bitmaps, and text here is
  /// outlines of one colour.
  static func drawing(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .control: return nil
    default: break
    }
    if scalar.properties.isEmoji { return "fonts-symbola" }
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO:
      return "\(ideographs) or fonts-noto-cjk"
    default: break
    }
    switch scalar.value {
    case 0x3000...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF:
      return "\(ideographs) or fonts-noto-cjk"
    default: return "fonts-noto-core"
    }
  }
}
