import CHarfBuzz

extension FontFace {
  /// Whether the face can draw all of `scalars`, which are composed as far as possible (NFC).
  func hasGlyphs(for scalars: [Unicode.Scalar]) -> Bool { scalars.allSatisfy(hasGlyph) }

  /// HarfBuzz takes the parts of a character the font lacks, and makes every space of the plain one.
  private func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    if shaper.nominalGlyph(scalar) != nil { return true }
    if scalar.properties.generalCategory == .spaceSeparator {
      return shaper.nominalGlyph(" ") != nil
    }
    guard let (first, second) = CanonicalMapping.decompose(scalar) else { return false }
    guard let second else { return hasGlyph(for: first) }
    return hasGlyph(for: first) && hasGlyph(for: second)
  }
}
