import Geometry
import Raster
import SceneModel

/// UISegmentedControl since iOS 13: a grey track with a raised thumb under the selected segment.
struct SlidingSegmentsLook: ViewLook {
  let control: SegmentedControl

  func chrome(in context: DrawingContext) -> Chrome {
    let metrics = context.metrics.segmentedControl
    return Chrome(background: context.color(metrics.track), cornerRadius: metrics.trackRadius)
  }

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let metrics = context.metrics.segmentedControl
    let frames = SegmentFrames(control, in: bounds)
    var items: [DisplayItem] = []
    for index in 1..<frames.count where frames.count > 1 {
      guard index != control.selectedIndex, index - 1 != control.selectedIndex else { continue }
      let separator = Rect(
        x: context.grid.alignedX(frames.edge(index) - metrics.separatorWidth / 2),
        y: bounds.minY + metrics.separatorInset, width: metrics.separatorWidth,
        height: bounds.height - 2 * metrics.separatorInset)
      if !separator.isEmpty { items.append(.fill(.rect(separator), metrics.separator)) }
    }
    if control.segments.indices.contains(control.selectedIndex) {
      let frame = frames[control.selectedIndex]
        .inset(dx: metrics.thumbInset, dy: metrics.thumbInset)
      let thumb = RaisedThumb(
        shape: BoxShape(frame, radius: metrics.thumbRadius), color: context.color(metrics.thumb),
        shadows: metrics.thumbShadows, outline: metrics.thumbOutline,
        outlineWidth: metrics.thumbOutlineWidth)
      items += thumb.items
    }
    for (index, title) in control.segments.enumerated() {
      let font = index == control.selectedIndex ? metrics.selectedFont : metrics.font
      items += context.line(
        title, font, context.color(.label), alignment: .center, in: frames[index])
    }
    return Draft([.items(items)])
  }
}
