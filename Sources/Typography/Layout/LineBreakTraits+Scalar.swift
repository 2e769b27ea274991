import CHarfBuzz

extension LineBreakTraits {
  /// The traits of a cluster that begins with a character.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii(scalar) : Self.punctuation(scalar) ?? Self.letter(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> LineBreakTraits {
    switch scalar {
    case " ": .space
    case "0"..."9": .digit
    case "-": .hyphen
    case "(", "[", "{": .staysWithNext
    case ")", "]", "}", "!", ",", ".", ":", ";", "?", "%": .staysWithPrevious
    default: []
    }
  }

  /// Spaces, glue and punctuation; nil for everything else. Kana that must not begin a line are here.
  private static func punctuation(_ scalar: Unicode.Scalar) -> LineBreakTraits? {
    switch scalar.value {
    // No-break spaces, non-breaking hyphen, word joiner.
    case 0xA0, 0x2007, 0x202F, 0x2011, 0x2060: return [.staysWithPrevious, .staysWithNext]
    case 0x200B: return .breakOpportunity
    // Hyphens and dashes, soft hyphen left out: no hyphen would show.
    case 0x2010, 0x2012...0x2014: return .hyphen
    // “ ‘ and « go with what follows; ” ’ » … ‰ with what was before.
    case 0x201C, 0x2018, 0xAB: return .staysWithNext
    case 0x201D, 0x2019, 0xBB, 0x2026, 0x2030: return .staysWithPrevious
    // Iteration marks, small kana, prolonged sound mark, middle dot.
    case 0x3005, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
      0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9,
      0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF,
      0xFF65, 0xFF67...0xFF70:
      return [.staysWithPrevious, .breaksAfter]
    // 、。 and their full-width and half-width kin: ，．：；？！％
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF01, 0xFF05, 0xFF61, 0xFF64:
      return [.staysWithPrevious, .breaksAfter]
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .openPunctuation: return [.staysWithNext, .breaksBefore]
    case .closePunctuation: return [.staysWithPrevious, .breaksAfter]
    case .decimalNumber: return .digit
    default: return nil
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> LineBreakTraits {
    if scalar.properties.isEmojiPresentation { return [.breaksBefore, .breaksAfter] }
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI:
      return [.breaksBefore, .breaksAfter]
    default:
      // Full-width forms and ideographic symbols without a script.
      let value = scalar.value
      let isWide = (0x3000...0x33FF).contains(value) || (0xFF00...0xFFEF).contains(value)
      return isWide ? [.breaksBefore, .breaksAfter] : []
    }
  }
}
