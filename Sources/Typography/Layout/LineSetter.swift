/// Shapes lines of one size and weight and makes outlines of them.
struct LineSetter {
  /// The font size in points.
  let size: Double
  /// The faces to draw with.
  let faces: FaceStack

  /// The outlines of a line, and what drawing it has shown about the fonts.
  func line(_ content: LineContent, _ findings: inout FontFindings) -> TextLine {
    let shaped = ShapedLine(content, size: size, faces: faces)
    for run in shaped.runs {
      if let face = run.run.face { findings.files.insert(face.path) }
      // Only glyph 0 stands for something missing. Without any font that is said once, elsewhere.
      guard run.glyphs.contains(where: { $0.id == 0 }), let primary = faces.primary else {
        continue
      }
      if run.run.face == nil { findings.files.insert(primary.path) }
      for index in run.run.clusters {
        let missing = faces.missing(in: content.scalars[content.clusters[index].range])
        findings.warnings.formUnion(missing.map(FontWarning.missingGlyph))
      }
    }
    return shaped.outlined(isRightToLeft: content.baseLevel == 1, faces: faces)
  }
}
