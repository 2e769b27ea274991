import Geometry
import Raster
import SceneModel

/// UISegmentedControl up to iOS 12: an outline and dividers in the tint colour, the selected
/// segment filled with it.
struct OutlinedSegmentsLook: ViewLook {
  let control: SegmentedControl
  let tintColor: Color

  func chrome(in context: DrawingContext) -> Chrome {
    let metrics = context.metrics.segmentedControl
    return Chrome(
      cornerRadius: metrics.outlineRadius, borderWidth: metrics.outlineWidth,
      borderColor: tintColor)
  }

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let metrics = context.metrics.segmentedControl
    let frames = SegmentFrames(control, in: bounds)
    var items: [DisplayItem] = []
    if control.segments.indices.contains(control.selectedIndex) {
      // Cut along the middle of the outline, which covers the cut.
      let outline = BoxShape(bounds, radius: metrics.outlineRadius)
        .inset(by: metrics.outlineWidth / 2)
      let fill = DisplayItem.fill(.rect(frames[control.selectedIndex]), tintColor)
      items.append(.group(DisplayItem.Group([fill], clip: outline.path)))
    }
    for index in 1..<frames.count where frames.count > 1 {
      guard index != control.selectedIndex, index - 1 != control.selectedIndex else { continue }
      let divider = Rect(
        x: context.grid.alignedX(frames.edge(index) - metrics.outlineWidth / 2), y: bounds.minY,
        width: metrics.outlineWidth, height: bounds.height)
      items.append(.fill(.rect(divider), tintColor))
    }
    for (index, title) in control.segments.enumerated() {
      let color = index == control.selectedIndex ? Color.white : tintColor
      items += context.line(title, metrics.font, color, alignment: .center, in: frames[index])
    }
    return Draft([.items(items)])
  }
}
