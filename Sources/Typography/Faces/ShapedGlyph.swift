/// A glyph at its place in a run, in font units, y up.
struct ShapedGlyph {
  /// The glyph's number in its font; 0 is the box for missing ones.
  var id: UInt32
  /// The index of the first code point it stands for.
  var cluster: Int
  /// How far it moves the pen.
  var advance: Int
  /// Where it is drawn, right of the pen.
  var xOffset: Int
  /// Where it is drawn, above the pen.
  var yOffset: Int
}
