import Geometry

extension ShapedLine {
  /// The line as outlines in points, baseline at y 0 and y down.
  func outlined(isRightToLeft: Bool, faces: FaceStack) -> TextLine {
    var path = Path()
    var ink: Rect?
    var start = 0.0
    for run in runs {
      var advance = 0
      for shaped in run.glyphs {
        let glyph = Self.glyph(shaped.id, of: run.run.face, faces: faces)
        if let bounds = glyph.bounds {
          // Font units have y up.
          let scale = run.scale
          let x = start + Double(advance + shaped.xOffset) * scale
          let y = -Double(shaped.yOffset) * scale
          path.append(
            glyph.path, transform: Transform(a: scale, b: 0, c: 0, d: -scale, tx: x, ty: y))
          let box = Rect(
            x: x + bounds.minX * scale, y: y - bounds.maxY * scale, width: bounds.width * scale,
            height: bounds.height * scale)
          ink = ink?.union(box) ?? box
        }
        advance += shaped.advance
      }
      start += Double(advance) * run.scale
    }
    return TextLine(path: path, width: width, inkBounds: ink, isRightToLeft: isRightToLeft)
  }

  private static func glyph(_ id: UInt32, of face: FontFace?, faces: FaceStack) -> Glyph {
    if let face { return face.glyph(id) }
    return id == ShapedRun.box ? MissingGlyphBox(faces.primary).glyph : Glyph(Path())
  }
}
