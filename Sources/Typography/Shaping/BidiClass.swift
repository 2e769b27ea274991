import CHarfBuzz

/// A character's kind in the bidirectional algorithm (UAX #9, table 4), derived from its general
/// category and script, since neither Swift nor HarfBuzz carries the property itself.
///
/// Explicit embeddings, overrides and isolates (U+202A ... U+202E, U+2066 ... U+2069) are boundary
/// neutral here: they have no effect.
enum BidiClass: UInt8 {
  /// Strong left to right, right to left, and right to left with Arabic rules for digits.
  case left, right, arabicLetter
  /// Digits, their signs and separators.
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  /// Combining marks.
  case nonSpacingMark
  /// Characters that the algorithm does not see.
  case boundaryNeutral
  /// Spaces.
  case whitespace
  /// Everything else: punctuation and symbols.
  case otherNeutral

  /// The class of a character.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii(scalar) : Self.exception(scalar) ?? Self.derived(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar {
    case "0"..."9": .europeanNumber
    case "a"..."z", "A"..."Z": .left
    case "+", "-": .europeanSeparator
    case "#", "$", "%": .europeanTerminator
    case ",", ".", "/", ":": .commonSeparator
    case " ": .whitespace
    default: .otherNeutral
    }
  }

  /// Characters whose class does not follow from category and script.
  private static func exception(_ scalar: Unicode.Scalar) -> BidiClass? {
    switch scalar.value {
    case 0x200E, 0x0964, 0x0965, 0x1F1E6...0x1F1FF: .left
    case 0x200F, 0x07FE, 0x07FF: .right
    case 0x060B, 0x061B, 0x061C, 0x061F, 0x0640, 0xFDFC: .arabicLetter
    case 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0x2488...0x249B, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF, 0x1FBF0...0x1FBF9:
      .europeanNumber
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B, 0x066C, 0x06DD, 0x0890, 0x0891, 0x08E2,
      0x10D30...0x10D39, 0x10E60...0x10E7E:
      .arabicNumber
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D:
      .europeanSeparator
    case 0xB0, 0xB1, 0x0609, 0x060A, 0x066A, 0x2030...0x2034, 0x212E, 0x2213, 0xFE5F, 0xFE6A,
      0xFF03...0xFF05:
      .europeanTerminator
    case 0xA0, 0x060C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A:
      .commonSeparator
    default: nil
    }
  }

  private static func derived(_ scalar: Unicode.Scalar) -> BidiClass {
    let category = scalar.properties.generalCategory
    switch category {
    case .nonspacingMark, .enclosingMark: return .nonSpacingMark
    case .format, .control: return .boundaryNeutral
    case .spaceSeparator: return .whitespace
    case .currencySymbol: return .europeanTerminator
    default: break
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if script == HB_SCRIPT_OLD_HUNGARIAN
      || hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
    {
      return rightToLeft(script, category)
    }
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber, .decimalNumber, .privateUse:
      return .left
    case .otherPunctuation, .otherNumber, .otherSymbol:
      return script.isSpecific && !neutralScripts.contains(script) ? .left : .otherNeutral
    default: return .otherNeutral
    }
  }

  /// Scripts whose punctuation and symbols have no direction.
  private static let neutralScripts: Set<hb_script_t> = [
    HB_SCRIPT_GREEK, HB_SCRIPT_HAN, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_TIBETAN,
  ]

  /// The class of a character of a script that is written from right to left.
  private static func rightToLeft(
    _ script: hb_script_t, _ category: Unicode.GeneralCategory
  ) -> BidiClass {
    switch category {
    case .mathSymbol, .otherSymbol: return .otherNeutral
    default: break
    }
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_THAANA, HB_SCRIPT_HANIFI_ROHINGYA,
      HB_SCRIPT_SOGDIAN:
      return .arabicLetter
    default: return .right
    }
  }

  /// What a strong class or a number counts as where neutrals look for their neighbours; nil for
  /// classes that give no direction.
  var direction: BidiClass? {
    switch self {
    case .left: .left
    case .right, .arabicLetter, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }
}

extension hb_script_t {
  /// Whether a character of this script says in which script its neighbours are.
  var isSpecific: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
  }
}
