/// A line after shaping.
struct ShapedLine {
  /// The runs in visual order, from the left.
  let runs: [ShapedRun]
  /// The advance of each cluster, in logical order and points. A ligature's lies with one of its
  /// clusters.
  let advances: [Double]
  /// The advance of the line in points.
  let width: Double

  /// Shapes a line at a size in points.
  init(_ line: LineContent, size: Double, faces: FaceStack) {
    let codePoints = line.scalars.map(\.value)
    var advances = [Double](repeating: 0, count: line.clusters.count)
    var shaped: [ShapedRun] = []
    for run in RunSplitter.runs(of: line, faces: faces) {
      let result =
        run.face.map { Self.glyphs(of: run, $0, in: line, codePoints: codePoints, size: size) }
        ?? Self.boxes(for: run, MissingGlyphBox(faces.primary), in: line, size: size)
      var index = run.clusters.lowerBound
      for glyph in result.glyphs {
        // Neighbours in a run are neighbours on the line, in either direction.
        while index > run.clusters.lowerBound,
          glyph.cluster < line.clusters[index].range.lowerBound
        { index -= 1 }
        while index < run.clusters.upperBound - 1,
          glyph.cluster >= line.clusters[index].range.upperBound
        { index += 1 }
        advances[index] += Double(glyph.advance) * result.scale
      }
      shaped.append(result)
    }
    runs = Self.visualOrder(shaped)
    self.advances = advances
    width = runs.reduce(0) { $0 + Double($1.advance) * $1.scale }
  }

  private static func glyphs(
    of run: GlyphRun, _ face: FontFace, in line: LineContent, codePoints: [UInt32], size: Double
  ) -> ShapedRun {
    let first = line.clusters[run.clusters.lowerBound].range.lowerBound
    let end = line.clusters[run.clusters.upperBound - 1].range.upperBound
    return ShapedRun(
      run: run,
      glyphs: face.shaper.shape(
        codePoints, in: first..<end, script: run.script, rightToLeft: run.isRightToLeft),
      scale: size * face.glyphScale / Double(face.unitsPerEm))
  }

  /// One box for each cluster; spaces keep the room and have no box.
  private static func boxes(
    for run: GlyphRun, _ box: MissingGlyphBox, in line: LineContent, size: Double
  ) -> ShapedRun {
    let visible = run.clusters.map { line.clusters[$0] }.filter { cluster in
      !line.scalars[cluster.range].allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
    let glyphs = visible.map {
      ShapedGlyph(
        id: $0.isSpace ? ShapedRun.box + 1 : ShapedRun.box, cluster: $0.range.lowerBound,
        advance: box.advance, xOffset: 0, yOffset: 0)
    }
    return ShapedRun(
      run: run, glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs, scale: size * box.scale)
  }

  /// Reverses what reads from right to left, from the highest level down (UAX #9, rule L2).
  private static func visualOrder(_ runs: [ShapedRun]) -> [ShapedRun] {
    var runs = runs
    guard let highest = runs.map(\.run.level).max(), highest > 0 else { return runs }
    for level in (1...highest).reversed() {
      var start = 0
      while start < runs.count {
        guard runs[start].run.level >= level else {
          start += 1
          continue
        }
        let end = runs[start...].firstIndex { $0.run.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs
  }
}
