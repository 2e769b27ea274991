import CommandTestSupport
import Commands
import Geometry
import TestSupport

/// A recording measured by the command line.
struct Measured {
  let session: Session
  let document: MeasureDocument

  /// Measures a file with some more words.
  init(_ path: String, _ words: [String] = [], input: String = "") throws {
    session = Session(["measure", path, "--json"] + words, input: input)
    document = try MeasureDocument(session)
  }

  /// Renders a scene to an output, and measures that.
  init(
    scene: String, to output: String, render: [String] = [], _ words: [String] = []
  ) throws {
    let run = try Run(["render"] + render, to: [output], scene: scene)
    try self.init(run.folder.path(output), words)
  }

  /// How far the frames are from where they should be, in pixels; the worst along an axis.
  func errors(_ place: (Double) -> Point) -> (rms: Double, max: Double) {
    var (square, worst) = (0.0, 0.0)
    for frame in document.frames {
      let right = place(frame.time)
      let (x, y) = (frame.x - right.x, frame.y - right.y)
      square += x * x + y * y
      worst = max(worst, x.magnitude, y.magnitude)
    }
    return ((square / Double(document.frames.count)).squareRoot(), worst)
  }
}
