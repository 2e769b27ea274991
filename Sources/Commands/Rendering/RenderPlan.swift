import Encoding
import Golden
import MockKit
import Rendering
import SceneModel
import ShakeEngine
import Timing
import Typography

/// A render that was checked: nothing of it can be the user's mistake any more.
struct RenderPlan: Sendable {
  let loaded: LoadedScene
  let clock: FrameClock
  /// The frames to draw, rising.
  let indices: [Int]
  let outputs: [OutputTarget]

  /// Checks what can be known before anything is written.
  init(
    _ loaded: LoadedScene, clock options: ClockOptions, outputs: [OutputTarget], console: Console
  ) throws(ArgumentError) {
    let clock = try options.clock(duration: loaded.scene.timeline.duration)
    try self.init(
      loaded, clock: clock, indices: options.indices(of: clock.frameCount), outputs: outputs,
      console: console)
  }

  /// Checks what can be known before anything is written.
  init(
    _ loaded: LoadedScene, clock: FrameClock, indices: [Int], outputs: [OutputTarget],
    console: Console
  ) throws(ArgumentError) {
    self.loaded = loaded
    self.clock = clock
    self.indices = indices
    self.outputs = outputs
    try OutputCheck.check(outputs, inputs: loaded.inputs)
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
  var width: Int { loaded.scene.canvas.pixelWidth }
  /// The canvas in device pixels.
  var height: Int { loaded.scene.canvas.pixelHeight }

  /// How long the frames that are drawn last, in seconds.
  var duration: Double { clock.rate.time(ofFrame: indices.count) }

  /// What draws it; the fonts in use are told to those who want to know.
  func stage(fonts files: [String], console: Console) throws(InputError) -> Stage {
    for file in files { try InputFile.check(file) }
    let fonts = FontLibrary(extraFontFiles: files)
    let stage = Stage(scene: loaded.scene, fonts: fonts)
    for warning in stage.warnings { console.warn("\(loaded.name): warning: \(warning)") }
    let pace = clock.slowdown == 1 ? "" : ", \(Words.pace(clock.slowdown))"
    console.detail(
      "\(loaded.name): \(width)x\(height) px, \(DecimalText.short(clock.duration)) s in "
        + "\(Words.count(clock.frameCount, "frame")) at \(clock.rate) fps\(pace)")
    for file in fonts.usedFontFiles { console.detail("font: \(file)") }
    return stage
  }
}
