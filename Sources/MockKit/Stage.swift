import Geometry
public import SceneModel
package import ShakeEngine
public import Typography

/// A scene, drawn: what to paint at any time.
///
/// Texts are shaped and pictures recorded when a stage is made, so that asking for a time costs
/// next to nothing and gives the same ``Picture`` objects as long as the drawing is the same.
public final class Stage: Sendable {
  /// The scene.
  public let scene: Scene
  /// What a user should know, a sentence each: fonts that are missing or replaced, and cutouts
  /// whose hole will show.
  public let warnings: [String]

  /// The view trees over time.
  private let trees: [ViewTree]
  /// What comes and goes above them, in painting order.
  private let overlays: [any Overlay]
  /// Home indicator, status bar and rim, above everything.
  private let front: [DisplayNode]
  /// What the whole canvas is cut to.
  private let clip: Path?

  /// A view tree from a time on.
  private struct ViewTree: Sendable {
    var start: Double
    var nodes: [TemplateNode]
  }

  /// Draws a scene with fonts.
  public convenience init(scene: Scene, fonts: FontLibrary) {
    self.init(scene: scene, fonts: fonts, metrics: MockMetrics())
  }

  /// Draws a scene with fonts and other numbers for its controls.
  package init(scene: Scene, fonts: FontLibrary, metrics: MockMetrics) {
    let context = DrawingContext(
      fonts: fonts, canvas: scene.canvas, metrics: metrics,
      grid: PixelGrid(scale: Double(scene.canvas.scale), toCanvas: .identity))
    var warnings: [String] = []
    var trees: [ViewTree] = []
    for (index, stage) in scene.stages.enumerated() {
      if index > 0, let last = trees.last, scene.stages[index - 1].views == stage.views {
        trees.append(ViewTree(start: stage.start, nodes: last.nodes))
        continue
      }
      var builder = ViewTreeBuilder(scene: scene, context: context)
      var draft = Draft([.items(CanvasGround.items(scene.canvas))])
      draft.append(builder.draft(of: stage.views))
      trees.append(ViewTree(start: stage.start, nodes: draft.sealed()))
      for warning in builder.warnings where !warnings.contains(warning) {
        warnings.append(warning)
      }
    }
    let bezel = BezelDrawing(canvas: scene.canvas, metrics: metrics.bezel)
    self.scene = scene
    self.trees = trees
    overlays = Self.overlays(of: scene, context: context)
    front = [
      HomeIndicatorDrawing(context: context).items,
      StatusBarDrawing(context: context).items + bezel.items,
    ].compactMap { Picture($0).map(DisplayNode.picture) }
    clip = bezel.outline?.path
    self.warnings = fonts.warnings.map(\.description) + warnings
  }

  /// What to paint at a time in seconds: a pure function of the scene and the time.
  public func displayList(at time: Double) -> DisplayList {
    displayList(at: time, pose: scene.timeline.pose)
  }

  /// The pose of a view, by its id, at a time in seconds.
  package typealias PoseSource = (_ view: String, _ time: Double) -> Pose

  /// What to paint at a time in seconds, with other poses of the views that move than the scene's.
  package func displayList(at time: Double, pose: PoseSource) -> DisplayList {
    let scale = Double(scene.canvas.scale)
    var list = DisplayList(
      pixelWidth: scene.canvas.pixelWidth, pixelHeight: scene.canvas.pixelHeight,
      deviceTransform: .scale(x: scale, y: scale), nodes: [])
    list.clip = clip
    let tree = trees.last { $0.start <= time } ?? trees.first
    list.nodes = tree?.nodes.compactMap { $0.node(at: time, pose: pose) } ?? []
    for overlay in overlays { list.nodes += overlay.nodes(at: time) }
    list.nodes += front
    return list
  }

  /// HUDs and alerts; the one that starts later lies above.
  private static func overlays(of scene: Scene, context: DrawingContext) -> [any Overlay] {
    var starting: [(start: Double, overlay: any Overlay)] = []
    for (index, event) in scene.events.enumerated() {
      // Below 0, where no view's layer is.
      let firstLayerID = -(index + 1) * LayerRole.count
      switch event.action {
      case .wait, .touch, .shake, .set: continue
      case .hud(let hud):
        starting.append(
          (
            event.start,
            HUDOverlay(hud, start: event.start, firstLayerID: firstLayerID, context: context)
          ))
      case .alert(let alert):
        starting.append(
          (
            event.start,
            AlertOverlay(alert, start: event.start, firstLayerID: firstLayerID, context: context)
          ))
      }
    }
    return starting.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element.overlay)
  }
}
