import Geometry
import Raster
import SceneModel
import Typography

/// Where a HUD's bezel and its parts are, in points of the canvas: MBProgressHUD's constraints,
/// solved.
struct HUDLayout: Sendable {
  /// The rounded box.
  let bezel: Rect
  /// The indicator's or icon's box; nil in text mode.
  let indicator: Rect?
  /// The label's box; nil without a label.
  let label: Rect?
  /// The details' box; nil without details.
  let details: Rect?

  /// Measures the texts and stacks what there is: indicator, label, details, a gap between each.
  init(_ hud: HUD, context: DrawingContext) {
    let metrics = context.metrics.hud
    let canvas = context.canvas.size
    let room = max(0, canvas.width - 4 * hud.margin)
    func size(_ text: String, _ font: FontStyle, maximumLines: Int) -> Size? {
      guard !text.isEmpty, room > 0 else { return nil }
      let block = context.block(text, font, width: room, maximumLines: maximumLines)
      let height = LineMetrics.systemFont(size: font.size).lineHeight * Double(block.lines.count)
      return Size(
        width: min(room, context.grid.roundedUp(block.width)),
        height: context.grid.roundedUp(height))
    }
    let side = Size(width: metrics.indicatorSide, height: metrics.indicatorSide)
    let parts = [
      hud.mode == .text ? nil : side,
      size(hud.label, metrics.labelFont, maximumLines: 1),
      size(hud.detailsLabel, metrics.detailsFont, maximumLines: 0),
    ]
    let present = parts.compactMap { $0 }
    let contentHeight =
      present.reduce(0) { $0 + $1.height } + metrics.gap * Double(max(0, present.count - 1))
    let contentWidth = present.reduce(0) { max($0, $1.width) }
    var bezelSize = Size(
      width: max(contentWidth + 2 * hud.margin, hud.minSize.width),
      height: max(contentHeight + 2 * hud.margin, hud.minSize.height))
    if hud.isSquare {
      let longer = max(bezelSize.width, bezelSize.height)
      bezelSize = Size(width: longer, height: longer)
    }
    let bezel = Rect(
      origin: Point(
        x: context.grid.alignedX(
          Self.origin(bezelSize.width, canvas.width, offset: hud.offset.x, margin: hud.margin)),
        y: context.grid.alignedY(
          Self.origin(bezelSize.height, canvas.height, offset: hud.offset.y, margin: hud.margin))),
      size: bezelSize)
    self.bezel = bezel

    var y = bezel.midY - contentHeight / 2
    let boxes: [Rect?] = parts.enumerated().map { index, size in
      guard let size else { return nil }
      // Texts may use the bezel's whole inner width: what was measured must not be cut again.
      let width = index == 0 ? size.width : max(size.width, bezel.width - 2 * hud.margin)
      defer { y += size.height + metrics.gap }
      return Rect(x: bezel.midX - width / 2, y: y, width: width, height: size.height)
    }
    indicator = boxes[0]
    label = boxes[1]
    details = boxes[2]
  }

  /// In the middle plus an offset, but no nearer to an edge than the margin while there is room.
  private static func origin(
    _ length: Double, _ available: Double, offset: Double, margin: Double
  ) -> Double {
    let centred = (available - length) / 2
    let slack = max(0, centred - margin)
    return centred + min(max(offset, -slack), slack)
  }
}
