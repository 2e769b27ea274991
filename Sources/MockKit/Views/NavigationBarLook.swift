import Geometry
import Raster
import SceneModel

/// UINavigationBar: a blurred strip that reaches up behind the status bar, with its title below it.
struct NavigationBarLook: ViewLook {
  let bar: NavigationBar
  let tintColor: Color
  /// The view's own colour, which takes the blur's place.
  let backgroundColor: Color?

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let metrics = context.metrics.navigationBar
    var draft = Draft()
    if backgroundColor == nil {
      draft.append(
        context.backdrop(
          Backdrop(
            path: .rect(bounds), sigma: metrics.blurSigma, saturation: 1,
            tint: context.color(metrics.fill))))
    }
    let hairline = Rect(
      x: bounds.minX, y: context.grid.alignedY(bounds.maxY) - context.grid.pixel,
      width: bounds.width, height: context.grid.pixel)
    draft.append(.items([.fill(.rect(hairline), context.color(metrics.hairline))]))

    let largeHeight = bar.hasLargeTitle ? metrics.largeTitleHeight : 0
    let row = Rect(
      x: bounds.minX, y: bounds.maxY - largeHeight - metrics.height, width: bounds.width,
      height: metrics.height)
    let padded = row.inset(dx: metrics.padding, dy: 0)
    draft.append(.items(backButton(in: row, context: context)))
    if bar.hasLargeTitle {
      let large = Rect(x: padded.minX, y: row.maxY, width: padded.width, height: largeHeight)
      draft.append(
        .items(context.line(bar.title, metrics.largeTitleFont, context.color(.label), in: large)))
    } else {
      draft.append(
        .items(
          context.line(
            bar.title, metrics.titleFont, context.color(.label), alignment: .center, in: padded)))
    }
    return draft
  }

  private func backButton(in row: Rect, context: DrawingContext) -> [DisplayItem] {
    guard let title = bar.backTitle else { return [] }
    let metrics = context.metrics.navigationBar
    let box = metrics.chevron.offset(by: Point(x: row.minX, y: row.midY))
    let stroke = metrics.chevronLineWidth
    let line = box.inset(dx: stroke / 2, dy: stroke / 2)
    var chevron = Path()
    chevron.move(to: Point(x: line.maxX, y: line.minY))
    chevron.line(to: Point(x: line.minX, y: line.midY))
    chevron.line(to: Point(x: line.maxX, y: line.maxY))
    let textX = box.maxX + metrics.chevronGap
    let text = Rect(x: textX, y: row.minY, width: row.width / 2 - textX, height: row.height)
    return [.stroke(chevron, width: stroke, tintColor)]
      + context.line(title, metrics.backFont, tintColor, alignment: .left, in: text)
  }
}
