import Geometry
import Raster
import SceneModel
import ShakeEngine

/// Draws a tree of views once, with layers where the time will change something.
///
/// A view whose pose changes is a layer with its whole subtree. What cuts, fades or shadows such a
/// view from outside is a layer as well, one that does not move. Everything else runs together
/// into pictures.
struct ViewTreeBuilder {
  /// The scene that the tree belongs to.
  private let scene: Scene
  /// What views need to draw themselves; its place is set anew for each of them.
  private var context: DrawingContext
  /// When fingers are on views, by the views' ids.
  private let touches: [String: [TimeSpan]]
  /// The place of the next view in the tree's order: where its layer ids come from.
  private var nextIndex = 0
  /// What a user should know about the tree.
  private(set) var warnings: [String] = []

  /// A builder for the trees of a scene.
  init(scene: Scene, context: DrawingContext) {
    self.scene = scene
    self.context = context
    var touches: [String: [TimeSpan]] = [:]
    for event in scene.events {
      guard case .touch(view: let id) = event.action else { continue }
      touches[id, default: []].append(TimeSpan(start: event.start, end: event.end))
    }
    self.touches = touches
  }

  /// Draws root views onto the canvas.
  mutating func draft(of views: [View]) -> Draft {
    draft(of: views, parentToCanvas: .identity, layerDepth: 0)
  }

  private mutating func draft(
    of views: [View], parentToCanvas: Transform, layerDepth: Int
  ) -> Draft {
    var draft = Draft()
    for view in views {
      draft.append(self.draft(of: view, parentToCanvas: parentToCanvas, layerDepth: layerDepth))
    }
    return draft
  }

  /// Draws a view in its parent's coordinates. `layerDepth` is how many layers are around it.
  private mutating func draft(
    of view: View, parentToCanvas: Transform, layerDepth: Int
  ) -> Draft {
    let index = nextIndex
    nextIndex += 1
    guard !view.isHidden, !view.frame.isEmpty, view.frame.isFinite else {
      nextIndex += view.children.reduce(0) { $0 + $1.treeSize }
      return Draft()
    }
    let placement = ViewPlacement(view)
    let rest = placement.transform(view.pose)
    let animatedID = view.id.flatMap { scene.timeline.animatedViews.contains($0) ? $0 : nil }
    let firstLayerID = index * LayerRole.count
    let isGroup = animatedID != nil || view.pose.opacity < 1 || view.visibleShadow != nil

    context.grid = PixelGrid(scale: context.grid.scale, toCanvas: parentToCanvas * rest)
    context.parentToCanvas = parentToCanvas
    context.touches = view.id.flatMap { touches[$0] } ?? []
    context.firstLayerID = firstLayerID
    let hole = holeDraft(below: view)
    let body = body(of: view, layerDepth: layerDepth + (isGroup ? 1 : 0))

    guard let animatedID else {
      var draft = hole
      draft.append(grouped(body, view, firstLayerID).mapped(by: rest))
      return draft
    }
    var layer = LayerTemplate(
      id: firstLayerID + LayerRole.whole.rawValue, body,
      motion: .pose(view: animatedID, placement: placement, base: view.pose))
    layer.shadow = view.visibleShadow
    var draft = hole
    draft.append(.layer(layer))
    return draft
  }

  /// Background, contents, children and border, in the view's own coordinates.
  private mutating func body(of view: View, layerDepth: Int) -> Draft {
    let insideDepth = layerDepth + (view.masksToBounds ? 1 : 0)
    context.allowsBackdrops = insideDepth <= 1
    let context = context
    let look = view.look
    let bounds = Rect(origin: .zero, size: view.frame.size)
    let chrome = look.chrome(in: context).overridden(by: view)
    let shape = BoxShape(bounds, radius: chrome.cornerRadius, curve: view.cornerCurve)

    var inside = look.contents(in: bounds, context: context)
    inside.append(
      draft(
        of: view.children, parentToCanvas: context.grid.toCanvas, layerDepth: insideDepth))
    if view.masksToBounds {
      inside = clipped(inside, to: shape.path, id: context.firstLayerID)
    }
    var body = chrome.backgroundDraft(shape, context: context)
    body.append(inside)
    body.append(.items(chrome.border(shape)))
    return body
  }

  private func clipped(_ draft: Draft, to path: Path, id: Int) -> Draft {
    guard let items = draft.itemsAlone else {
      return Draft([
        .layer(
          LayerTemplate(
            id: id + LayerRole.clipped.rawValue, draft, motion: .still(opacity: 1), clip: path))
      ])
    }
    return items.isEmpty
      ? draft : Draft([.items([.group(DisplayItem.Group(items, clip: path))])])
  }

  /// A view at rest with its opacity and its shadow.
  private func grouped(_ body: Draft, _ view: View, _ firstLayerID: Int) -> Draft {
    let opacity = view.pose.opacity
    guard opacity < 1 || view.visibleShadow != nil else { return body }
    guard opacity > 0 else { return Draft() }
    guard let items = body.itemsAlone else {
      return Draft([
        .layer(
          LayerTemplate(
            id: firstLayerID + LayerRole.whole.rawValue, body, motion: .still(opacity: opacity),
            shadow: view.visibleShadow))
      ])
    }
    guard !items.isEmpty else { return body }
    let shadows = view.visibleShadow.map { [DisplayItem.shadow(of: items, $0)] } ?? []
    guard opacity < 1 else { return Draft([.items(shadows + items)]) }
    return Draft([.items([.group(DisplayItem.Group(shadows + items, opacity: opacity))])])
  }

  /// What is seen below a cutout once it has moved; in its parent's coordinates.
  private mutating func holeDraft(below view: View) -> Draft {
    guard case .cutout(let cutout) = view.kind,
      let source = CutoutSource(
        frame: view.frame, padding: cutout.padding, parentToCanvas: context.parentToCanvas,
        canvas: context.canvas)
    else { return Draft() }
    switch cutout.fill {
    case .color(let color): return Draft([.items([source.holeItem(color)])])
    case .plate(let plate):
      let area = source.hole.intersection(plate.bounds)
      return Draft([.items(plate.cropped(to: area).map { [source.item($0, at: area)] } ?? [])])
    case .automatic:
      let hole = CutoutHole(
        in: source.image, at: source.hole, alongColumns: scene.movesVertically(view))
      let spread = hole.surroundingSpread()
      if spread > CutoutHole.flatSpread {
        warnings.append(
          "\(view.id ?? "cutout"): the background around the cutout is not flat (its pixels "
            + "differ by \(spread) levels); "
            + (scene.isScreenshot
              ? "try another --padding, a --fill colour, or a --plate without the piece"
              : "try another \"padding\", a \"fill\" colour, or a \"plate\" without the piece"))
      }
      return Draft([.items(hole.filling().map { [source.item($0, at: hole.rect)] } ?? [])])
    }
  }
}

extension View {
  /// How many views the tree under and with this one has.
  fileprivate var treeSize: Int { children.reduce(1) { $0 + $1.treeSize } }

  /// The shadow as it is drawn: `masksToBounds` cuts a layer's own shadow away.
  fileprivate var visibleShadow: DisplayItem.Silhouette? {
    guard let shadow, !masksToBounds, shadow.color.alpha > 0 else { return nil }
    return DisplayItem.Silhouette(
      color: shadow.color, sigma: max(0, shadow.radius), offset: shadow.offset)
  }
}

extension Scene {
  /// Whether the shakes of a view move it along y, and never along x.
  fileprivate func movesVertically(_ view: View) -> Bool {
    let paths = shakes.filter { shake in view.id.map(shake.views.contains) ?? false }
      .flatMap { $0.motion.animations(base: view.pose) }
      .map(\.keyPath)
    return paths.contains(.translationY) && !paths.contains(.translationX)
  }
}
