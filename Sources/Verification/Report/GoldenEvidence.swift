package import Golden
import PNGCodec
import Raster
import Rendering
import Timing

/// What it takes to judge a golden that does not match, and to accept what was drawn.
package struct GoldenEvidence: Sendable {
  /// A file.
  package struct File: Sendable {
    /// Its name.
    package let name: String
    /// What it shows, in a few words.
    package let label: String
    /// What it holds.
    package let bytes: [UInt8]
    /// Its SHA-256 in hexadecimal; nil for what only shows something and cannot be approved.
    let digest: String?
  }

  /// The files, the most telling first.
  package private(set) var files: [File] = []
  /// The frames to show in the page.
  package private(set) var frames: [ReportFrame] = []
  /// How many bytes their pictures have, each of them once.
  let frameSize: Int
  /// Both curves.
  package let plot: CurvePlot

  /// Draws a golden's scene once more, beside what was approved; nil for a golden whose scene could
  /// not be drawn, or that matches.
  ///
  /// - Parameters:
  ///   - golden: What was found.
  ///   - workers: How many threads draw; nil for one a processor.
  ///   - frameLimit: How many bytes the pictures for the page may have, each of them once. Those of
  ///     the frames that differ most stay, one frame's at least.
  /// - Throws: Errors of drawing and of writing PNGs, which print one line.
  init?(_ golden: VerifiedGolden, workers: Int?, frameLimit: Int = .max) throws {
    guard golden.entry.outcome.isFailure, let scene = golden.scene else { return nil }
    let references = golden.references
    let pages = PageFrames(golden, limit: frameLimit)
    let actual = try AnimationFile(of: scene)
    var comparison: AnimationFile?
    let background = golden.measuresInk ? TextBackground(of: scene, pose: nil) : nil
    var reader = references?.frames
    try scene.frames(workers: workers).deliver { frame in
      try actual.append(frame.pixmap, damage: frame.damage)
      let expected = try reader?.next()?.pixmap
      let pictures = try expected.map { expected in
        // Text that may be another is not shown as a difference.
        let texts = try background?.comparison(of: frame, with: expected)
        return PixelComparison(
          expected: texts?.expectedWithDrawnText ?? expected, actual: frame.pixmap,
          tolerance: golden.pixelTolerance, masks: scene.masks)
      }
      let difference = pictures?.differencePicture
      if let difference, let triptych = pictures?.triptych(with: difference) {
        if comparison == nil { comparison = try AnimationFile(of: scene) }
        try comparison?.append(triptych, damage: triptych.bounds)
      }
      try pages.add(frame, pictures, difference: difference)
    }
    plot = CurvePlot(expected: references?.curve, actual: scene.curve(), scale: scene.scale)
    frames = pages.frames
    frameSize = pages.size
    if let triptych = pages.worst?.triptych {
      add("comparison.png", "expected, difference, actual", try triptych.pngData())
    }
    if let comparison {
      add("comparison.apng", "expected, difference, actual, moving", try comparison.finish())
    }
    if let worst = pages.worst {
      add("expected.png", "expected", try worst.expected.pngData())
      if let difference = worst.differencePicture {
        add("difference.png", "difference", try difference.pngData())
      }
      add("actual.png", "actual", try worst.actual.pngData())
    }
    add("curve.svg", "curve", Array(plot.svg(name: golden.entry.name).utf8))
    try addDrawn(ReportFolder.framesFile, "actual frames", try actual.finish())
    try addDrawn(ReportFolder.curveFile, "actual curve", Array(scene.curve().csv.utf8))
    let fonts = try FontDigests(of: scene.fontFiles)
    try addDrawn(ReportFolder.fontsFile, "actual fonts", Array(fonts.text.utf8))
  }

  private mutating func addDrawn(_ name: String, _ label: String, _ bytes: [UInt8]) throws {
    let digest = try FileDigest.of(bytes)
    files.append(File(name: name, label: label, bytes: bytes, digest: digest))
  }

  private mutating func add(_ name: String, _ label: String, _ bytes: [UInt8]) {
    files.append(File(name: name, label: label, bytes: bytes, digest: nil))
  }
}
