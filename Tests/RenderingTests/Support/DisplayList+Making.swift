import Geometry
import MockKit
import Raster

extension DisplayList {
  /// A list for a canvas of whole points.
  init(width: Int = 64, height: Int = 48, scale: Double = 1, _ nodes: [DisplayNode]) {
    self.init(
      pixelWidth: Int((Double(width) * scale).rounded(.up)),
      pixelHeight: Int((Double(height) * scale).rounded(.up)),
      deviceTransform: .scale(x: scale, y: scale), nodes: nodes)
  }
}

extension Picture {
  /// A filled rectangle.
  convenience init(box: Rect, _ color: Color) {
    self.init(path: .rect(box), color)
  }

  /// A filled path.
  convenience init(path: Path, _ color: Color) {
    self.init(
      items: [.fill(path, rule: .nonZero, paint: .color(color))], bounds: path.controlBox ?? .zero)
  }
}

extension DisplayNode {
  /// A filled rectangle.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black
  ) -> DisplayNode {
    .picture(Picture(box: Rect(x: x, y: y, width: width, height: height), color))
  }

  /// White everywhere.
  static let paper = DisplayNode.box(-10_000, -10_000, 20_000, 20_000, .white)

  /// A layer that rests at `rest` and is moved from there by `offset`.
  static func moved(
    id: Int = 1, by offset: Point = .zero, rest: Transform = .identity, opacity: Double = 1,
    clip: Path? = nil, shadow: DisplayItem.Silhouette? = nil, _ nodes: [DisplayNode]
  ) -> DisplayNode {
    .layer(
      Layer(
        id: id, nodes: nodes, rest: rest,
        transform: .translation(x: offset.x, y: offset.y) * rest, opacity: opacity, clip: clip,
        shadow: shadow))
  }

  /// A layer that is drawn through `transform`.
  static func transformed(
    id: Int = 1, by transform: Transform, rest: Transform = .identity, opacity: Double = 1,
    clip: Path? = nil, _ nodes: [DisplayNode]
  ) -> DisplayNode {
    .layer(
      Layer(
        id: id, nodes: nodes, rest: rest, transform: transform * rest, opacity: opacity, clip: clip)
    )
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
