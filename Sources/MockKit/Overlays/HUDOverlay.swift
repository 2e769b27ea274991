import Geometry
import Raster
import SceneModel

/// A progress HUD over its time: a blurred bezel that fades in and out, perhaps growing or
/// shrinking on the way.
struct HUDOverlay: Overlay {
  private let presentation: Presentation
  private let animation: HUD.Animation
  private let metrics: HUDMetrics
  private let firstLayerID: Int
  private let bezel: Rect
  private let backdrop: Backdrop?
  private let contents: Picture?
  private let indicator: Indicator?

  /// A turning activity indicator.
  private struct Indicator: Sendable {
    var picture: Picture
    var middle: Point
  }

  /// A HUD that starts to show at a time.
  init(_ hud: HUD, start: Double, firstLayerID: Int, context: DrawingContext) {
    let metrics = context.metrics.hud
    let layout = HUDLayout(hud, context: context)
    presentation = Presentation(
      start: start, hideStart: hud.hideAfter.map { start + $0 },
      transitionDuration: hud.transitionDuration)
    animation = hud.animation
    self.metrics = metrics
    self.firstLayerID = firstLayerID
    bezel = layout.bezel

    let shape = BoxShape(layout.bezel, radius: metrics.cornerRadius)
    let blur = metrics.blur(hud.blurEffectStyle, in: context.canvas.appearance)
    let bezelColor =
      hud.bezelColor
      ?? (hud.blurEffectStyle == .light || blur == nil ? metrics.bezelColor : .clear)
    backdrop = blur.map {
      Backdrop(
        path: shape.path, sigma: $0.sigma, saturation: $0.saturation,
        tint: bezelColor.over($0.tint))
    }
    var items: [DisplayItem] = blur == nil ? [.fill(shape.path, bezelColor)] : []
    if hud.mode == .customView, let box = layout.indicator {
      items += HUDIcon.items(
        hud.icon, in: box, lineWidth: metrics.iconLineWidth, color: hud.textColor)
    }
    if let box = layout.label {
      items += context.line(
        hud.label, metrics.labelFont, hud.textColor, alignment: .center, in: box)
    }
    if let box = layout.details {
      items += context.lines(
        hud.detailsLabel, metrics.detailsFont, hud.textColor, alignment: .center, maximumLines: 0,
        in: box)
    }
    contents = Picture(items)
    if hud.mode == .indeterminate, let box = layout.indicator {
      indicator = Picture(HUDIcon.spokes(in: box, metrics: metrics, color: hud.textColor))
        .map { Indicator(picture: $0, middle: Point(x: box.midX, y: box.midY)) }
    } else {
      indicator = nil
    }
  }

  func nodes(at time: Double) -> [DisplayNode] {
    let opacity = presentation.opacity(at: time)
    guard presentation.isVisible(at: time), opacity > 0 else { return [] }
    let zoom = Transform.scaling(
      by: scale(at: time), about: Point(x: bezel.midX, y: bezel.midY))
    var nodes: [DisplayNode] = []
    if var backdrop {
      // A blurring bezel has no group opacity: blur and labels fade each by itself.
      backdrop.path = backdrop.path.transformed(by: zoom)
      backdrop.opacity = opacity
      nodes.append(.backdrop(backdrop))
    }
    var inside = contents.map { [DisplayNode.picture($0)] } ?? []
    if let indicator { inside.append(.layer(turned(indicator, at: time))) }
    guard !inside.isEmpty else { return nodes }
    nodes.append(
      .layer(
        Layer(
          id: firstLayerID + LayerRole.whole.rawValue, nodes: inside, rest: .identity,
          transform: zoom, opacity: opacity)))
    return nodes
  }

  private func scale(at time: Double) -> Double {
    let (from, to) =
      switch animation {
      case .fade, .none: (1.0, 1.0)
      case .zoom: (metrics.smallScale, metrics.smallScale)
      case .zoomIn: (metrics.smallScale, metrics.largeScale)
      case .zoomOut: (metrics.largeScale, metrics.smallScale)
      }
    let shown = from + (1 - from) * presentation.shown(at: time)
    return shown * (1 + (to - 1) * presentation.hidden(at: time))
  }

  private func turned(_ indicator: Indicator, at time: Double) -> Layer {
    let count = max(metrics.spokes, 1)
    // A frame at the very time of a step shows the step, whatever the last bits of the time are.
    let steps = (time - presentation.start) * metrics.turnsPerSecond * Double(count) + 1e-6
    let step = Int(min(steps.rounded(.down), 1e15)) % count
    let (x, y) = (indicator.middle.x, indicator.middle.y)
    let turn =
      step == 0
      ? Transform.identity
      : .translation(x: x, y: y) * HUDIcon.turn(step, of: count) * .translation(x: -x, y: -y)
    return Layer(
      id: firstLayerID + LayerRole.indicator.rawValue, nodes: [.picture(indicator.picture)],
      rest: .identity, transform: turn)
  }
}
