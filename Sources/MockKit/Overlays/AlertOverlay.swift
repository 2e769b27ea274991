import Geometry
import Raster
import SceneModel

/// An alert over its time: the screen dims, and the box shrinks to its size while it fades in; it
/// fades out as it is.
struct AlertOverlay: Overlay {
  private let presentation: Presentation
  private let startScale: Double
  private let firstLayerID: Int
  private let box: Rect
  private let dimming: Picture?
  private let backdrop: Backdrop?
  private let contents: Picture?

  /// An alert that starts to show at a time.
  init(_ alert: Alert, start: Double, firstLayerID: Int, context: DrawingContext) {
    let metrics = context.metrics.alert
    let layout = AlertLayout(alert, context: context)
    presentation = Presentation(
      start: start, hideStart: alert.hideAfter.map { start + $0 },
      transitionDuration: Alert.transitionDuration)
    startScale = metrics.startScale
    self.firstLayerID = firstLayerID
    box = layout.box
    dimming = Picture([
      .fill(.rect(Rect(origin: .zero, size: context.canvas.size)), metrics.dimming)
    ])
    let shape = BoxShape(layout.box, radius: metrics.cornerRadius, curve: .continuous)
    backdrop =
      layout.box.isEmpty
      ? nil
      : Backdrop(
        path: shape.path, sigma: metrics.blurSigma, saturation: 1,
        tint: context.color(metrics.fill))

    var items: [DisplayItem] = layout.hairlines.map {
      .fill(.rect($0), context.color(.separator))
    }
    if let title = layout.title {
      items += context.lines(
        alert.title, metrics.titleFont, context.color(.label), alignment: .center,
        maximumLines: 0, in: title)
    }
    if let message = layout.message {
      items += context.lines(
        alert.message, metrics.messageFont, context.color(.label), alignment: .center,
        maximumLines: 0, in: message)
    }
    for (index, (title, button)) in zip(alert.buttons, layout.buttons).enumerated() {
      let isCancel = alert.buttons.count == 2 && index == 0
      items += context.line(
        title, isCancel ? metrics.cancelFont : metrics.buttonFont, context.color(.systemBlue),
        alignment: .center, in: button.inset(dx: metrics.buttonPadding, dy: 0))
    }
    contents = Picture(items)
  }

  func nodes(at time: Double) -> [DisplayNode] {
    let opacity = presentation.opacity(at: time)
    guard presentation.isVisible(at: time), opacity > 0 else { return [] }
    let scale = startScale + (1 - startScale) * presentation.shown(at: time)
    let zoom = Transform.scaling(by: scale, about: Point(x: box.midX, y: box.midY))
    func layer(_ role: LayerRole, _ picture: Picture?, _ transform: Transform) -> [DisplayNode] {
      guard let picture else { return [] }
      return [
        .layer(
          Layer(
            id: firstLayerID + role.rawValue, nodes: [.picture(picture)], rest: .identity,
            transform: transform, opacity: opacity))
      ]
    }
    var nodes = layer(.dimming, dimming, .identity)
    if var backdrop {
      backdrop.path = backdrop.path.transformed(by: zoom)
      backdrop.opacity = opacity
      nodes.append(.backdrop(backdrop))
    }
    return nodes + layer(.whole, contents, zoom)
  }
}
