import Geometry

/// The box that stands for a cluster no face has.
struct MissingGlyphBox {
  /// The box, in font units.
  let glyph: Glyph
  /// How far it moves the pen, in font units.
  let advance: Int
  /// Points a font unit at size 1.
  let scale: Double

  /// The `.notdef` glyph of a face; a plain frame without a face or where its `.notdef` has no ink.
  init(_ face: FontFace?) {
    if let face, case let glyph = face.glyph(0), glyph.bounds != nil,
      case let advance = face.shaper.advance(ofGlyph: 0), advance > 0
    {
      self.glyph = glyph
      self.advance = advance
      scale = face.glyphScale / Double(face.unitsPerEm)
    } else {
      glyph = Glyph(Self.frame)
      advance = 600
      scale = 1 / 1000
    }
  }

  /// A frame as wide as a capital in units of 1/1000 em: two rectangles that run opposite ways.
  private static var frame: Path {
    var path = Path()
    let corners = [(50.0, 0.0), (550.0, 0.0), (550.0, 700.0), (50.0, 700.0)]
    let inner = [(100.0, 50.0), (100.0, 650.0), (500.0, 650.0), (500.0, 50.0)]
    for contour in [corners, inner] {
      path.move(to: Point(x: contour[0].0, y: contour[0].1))
      for corner in contour.dropFirst() { path.line(to: Point(x: corner.0, y: corner.1)) }
      path.close()
    }
    return path
  }
}
