import Geometry
import Golden
import MockKit
import Raster
import Rendering

/// Draws the frames of a scene without their texts, to see what of a picture is text.
///
/// For one thread: it draws each frame from what is left of the one before.
final class TextBackground {
  private let scene: GoldenScene
  private let pose: GoldenComparer.PoseSource?
  private let renderer = FrameRenderer()
  private var remover = TextRemover()

  /// The background of a scene's texts, with other poses than the scene's if they are given.
  init(of scene: GoldenScene, pose: GoldenComparer.PoseSource?) {
    self.scene = scene
    self.pose = pose
  }

  /// A drawn frame against the approved one, texts by their ink; nil for a frame without text, and
  /// where the sizes differ.
  func comparison(
    of frame: RenderedFrame, with expected: Pixmap
  ) throws(RenderingError) -> InkComparison? {
    let list =
      pose.map { scene.stage.displayList(at: frame.time, pose: $0) }
      ?? scene.stage.displayList(at: frame.time)
    let places = list.textPlaces
    guard !places.lines.isEmpty || !places.echoes.isEmpty else { return nil }
    return InkComparison(
      expected: expected, actual: frame.pixmap,
      background: try renderer.render(remover.removingText(from: list)), lines: places.lines,
      echoes: places.echoes, masks: scene.masks)
  }
}
