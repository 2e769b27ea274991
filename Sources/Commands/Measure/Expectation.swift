import Geometry
import Measuring
import Rendering
import SceneModel
import ShakeEngine

/// The shake that a recording should show.
struct Expectation {
  let shake: ExpectedShake
  /// The files that it was read from.
  let inputs: [String]
  /// The canvas that a recording of it has; nil for a preset by itself.
  let canvas: Canvas?

  /// Reads the scene with the shake in it.
  init(_ options: SceneOptions, console: Console) throws {
    let document = try SceneLoader(options: options, console: console).load()
    let scene = document.scene
    let played = try scene.onlyShake()
    let isScene = options.source != .builtIn
    shake = ExpectedShake(
      name: options.presetName ?? played.name, motion: played.motion,
      start: isScene ? scene.timeline.runs.first { $0.shake == played.name }?.start : nil)
    inputs = document.inputs
    canvas = isScene ? scene.canvas : nil
  }

  /// The pixels of a point in a recording of a size: the canvas's, if it is one of the canvas. A
  /// video of an odd size has a row or a column more.
  func scale(of size: PixelRect) -> Double? {
    guard let canvas else { return nil }
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    let isWhole =
      [width, width + width % 2].contains(size.width)
      && [height, height + height % 2].contains(size.height)
    return isWhole ? Double(canvas.scale) : nil
  }

  /// How far the content may be from rest along an axis, in pixels.
  func reach(scale: Double) -> Double {
    let curve = ShakeCurve(shake.motion)
    return (0...400).reduce(0) { reach, step in
      let pose = curve.pose(at: curve.duration * Double(step) / 400)
      return max(reach, max(pose.x.magnitude, pose.y.magnitude) * scale)
    }
  }
}
