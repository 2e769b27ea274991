/// A run after shaping: its glyphs in visual order.
struct ShapedRun {
  /// The number of a box in a run without a face; every other number there draws nothing.
  static let box: UInt32 = 0

  /// The run.
  var run: GlyphRun
  /// The glyphs, in font units.
  var glyphs: [ShapedGlyph]
  /// Points a font unit.
  var scale: Double
  /// How far the run moves the pen, in font units.
  var advance: Int { glyphs.reduce(0) { $0 + $1.advance } }
}
