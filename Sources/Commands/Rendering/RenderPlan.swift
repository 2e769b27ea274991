import Encoding
import Golden
import Rendering
import SceneModel
import ShakeEngine
import Timing
import Typography

/// A render that was checked: nothing of it can be the user's mistake any more.
struct RenderPlan: Sendable {
  let document: SceneDocument
  let clock: FrameClock
  /// The frames to draw, rising.
  let indices: [Int]
  let outputs: [OutputTarget]

  /// Checks what can be known before anything is written.
  init(
    _ document: SceneDocument, clock options: ClockOptions, outputs: [OutputTarget],
    console: Console
  ) throws(ArgumentError) {
    let clock = try options.clock(duration: document.scene.timeline.duration)
    try self.init(
      document, clock: clock, indices: options.indices(of: clock.frameCount), outputs: outputs,
      console: console)
  }

  /// Checks what can be known before anything is written.
  init(
    _ document: SceneDocument, clock: FrameClock, indices: [Int], outputs: [OutputTarget],
    console: Console
  ) throws(ArgumentError) {
    self.document = document
    self.clock = clock
    self.indices = indices
    self.outputs = outputs
    try OutputCheck.check(outputs, inputs: document.inputs)
    for output in outputs { try check(output, console) }
  }

  private func check(_ output: OutputTarget, _ console: Console) throws(ArgumentError) {
    if output.isStandardOutput, console.streams.output.isTerminal {
      let format = output.format.rawValue
      throw .rule("will not write \(format) to a terminal; add | or > FILE, or -o FILE")
    }
    guard output.isSinglePicture, indices.count > 1 else { return }
    let name = if case .still(let path) = output { path } else { "standard output" }
    throw .rule(
      "\(name) holds one frame, not \(indices.count); write to a folder/, frame-%04d.png or "
        + "NAME.apng, or choose one with 'still --frame N'")
  }

  /// The canvas in device pixels.
  var width: Int { document.scene.canvas.pixelWidth }
  /// The canvas in device pixels.
  var height: Int { document.scene.canvas.pixelHeight }

  /// How long the frames that are drawn last, in seconds.
  var duration: Double { clock.rate.time(ofFrame: indices.count) }

  /// What draws it; the fonts in use are told to those who want to know.
  func renderer(fonts files: [String], console: Console) throws(InputFileError) -> SceneRenderer {
    for file in files { try InputFile.check(file) }
    let fonts = FontLibrary(extraFontFiles: files)
    let renderer = SceneRenderer(document, clock: clock, fonts: fonts)
    for warning in renderer.drawingWarnings { console.warn(warning) }
    let pace = clock.slowdown == 1 ? "" : ", \(Words.pace(clock.slowdown))"
    console.detail(
      "\(document.name): \(width)x\(height) px, \(DecimalText.short(clock.duration)) s in "
        + "\(Words.count(clock.frameCount, "frame")) at \(clock.rate) fps\(pace)")
    for file in fonts.usedFontFiles { console.detail("font: \(file)") }
    return renderer
  }
}
