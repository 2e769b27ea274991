import Geometry
import Raster
import SceneModel

/// The status bar: the time and a full battery, nothing else.
struct StatusBarDrawing {
  let context: DrawingContext

  private var metrics: StatusBarMetrics { context.metrics.statusBar }
  private var width: Double { context.canvas.size.width }
  private var height: Double { context.canvas.safeAreaTop }

  /// The bar's items; none where the canvas has no status bar.
  var items: [DisplayItem] {
    let ink: Color
    switch context.canvas.statusBar {
    case .none: return []
    case .dark: ink = .black
    case .light: ink = .white
    }
    guard height > metrics.plainHeight else { return plainBar(ink) }
    let ear = earBox
    let time = context.line(
      metrics.earTime, metrics.earFont, ink, alignment: .center, in: ear)
    return time + battery(middle: Point(x: width - ear.midX, y: ear.midY), ink)
  }

  /// Phones with a home button: the time in the middle, the battery at the right edge.
  private func plainBar(_ ink: Color) -> [DisplayItem] {
    let bar = Rect(x: 0, y: 0, width: width, height: metrics.plainHeight)
    let right = metrics.plainPadding + metrics.batteryTip.maxX
    return context.line(
      metrics.plainTime, metrics.plainFont, ink, alignment: .center, in: bar)
      + battery(
        middle: Point(x: bar.maxX - right - metrics.battery.width / 2, y: bar.midY), ink)
  }

  /// The box left of a notch or an island in whose middle the time stands.
  private var earBox: Rect {
    guard height < metrics.islandHeight else {
      return Rect(
        x: 0, y: metrics.islandShift, width: metrics.islandEarWidth, height: height)
    }
    // The outer part of an ear is cut by the screen's corner.
    let ear = (width - metrics.notchWidth) / 2
    let corner = context.canvas.screenCornerRadius / 4
    return Rect(x: corner, y: 0, width: max(0, ear - corner), height: height)
  }

  /// A battery whose body is centred at a point.
  private func battery(middle: Point, _ ink: Color) -> [DisplayItem] {
    let body = Rect(
      x: context.grid.alignedX(middle.x - metrics.battery.width / 2),
      y: context.grid.alignedY(middle.y - metrics.battery.height / 2),
      width: metrics.battery.width, height: metrics.battery.height)
    let shape = BoxShape(body, radius: metrics.batteryRadius)
    let faint = ink.multipliedAlpha(by: metrics.batteryOutlineOpacity)
    let tip = Rect(
      x: body.maxX + metrics.batteryTip.minX, y: body.midY - metrics.batteryTip.height / 2,
      width: metrics.batteryTip.width, height: metrics.batteryTip.height)
    return [
      .ring(shape, width: metrics.batteryLineWidth, faint),
      .fill(BoxShape(tip, radius: tip.width / 2).path, faint),
      .fill(shape.inset(by: metrics.batteryInset).path, ink),
    ]
  }
}
