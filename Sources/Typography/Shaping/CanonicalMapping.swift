import CHarfBuzz

/// Unicode's canonical mappings, from the tables that HarfBuzz carries.
enum CanonicalMapping {
  /// The one step by which a character falls into two, or into another one; nil when it does not.
  static func decompose(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    var first: UInt32 = 0
    var second: UInt32 = 0
    guard
      hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
      let a = Unicode.Scalar(first), a != scalar
    else { return nil }
    return (a, second == 0 ? nil : Unicode.Scalar(second))
  }

  /// The character that two make together; nil when they stay two.
  static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    var result: UInt32 = 0
    guard
      hb_unicode_compose(
        hb_unicode_funcs_get_default(), first.value, second.value, &result) != 0
    else { return nil }
    return Unicode.Scalar(result)
  }

  /// The canonical combining class; 0 for characters that nothing moves past.
  static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }
}
