import Geometry
import Raster
import SceneModel
import Typography

extension DrawingContext {
  /// One line of text in the vertical middle of a box, its tail cut where the box is too narrow.
  func line(
    _ text: String, _ font: FontStyle, _ color: Color, alignment: TextAlignment = .natural,
    in box: Rect
  ) -> [DisplayItem] {
    lines(text, font, color, alignment: alignment, maximumLines: 1, in: box)
  }

  /// Wrapped text in the vertical middle of a box; 0 lines for as many as it takes.
  ///
  /// Baselines lie on whole device pixels, as UIKit's do; x is left as it comes out.
  func lines(
    _ text: String, _ font: FontStyle, _ color: Color, alignment: TextAlignment = .natural,
    maximumLines: Int, in box: Rect
  ) -> [DisplayItem] {
    guard !text.isEmpty, box.width > 0, color.alpha > 0 else { return [] }
    let block = block(text, font, width: box.width, maximumLines: maximumLines)
    let metrics = LineMetrics.systemFont(size: font.size)
    let top = box.midY - metrics.lineHeight * Double(block.lines.count) / 2
    let items = block.lines.enumerated().compactMap { index, line -> DisplayItem? in
      guard !line.path.isEmpty else { return nil }
      let baseline = top + Double(index) * metrics.lineHeight + metrics.ascender
      let origin = Point(x: alignment.x(of: line, in: box), y: grid.alignedY(baseline))
      return .fill(line.path.transformed(by: .translation(x: origin.x, y: origin.y)), color)
    }
    return items.isEmpty ? [] : [.text(items)]
  }

  /// Text broken into lines no wider than `width` points.
  func block(_ text: String, _ font: FontStyle, width: Double, maximumLines: Int) -> TextBlock {
    fonts.layout(
      text, size: font.size, weight: font.weight.textWeight, maximumWidth: width,
      maximumLines: maximumLines, truncation: .tail)
  }

  /// Text on one line of its natural width.
  func naturalLine(_ text: String, _ font: FontStyle) -> TextLine {
    fonts.line(text, size: font.size, weight: font.weight.textWeight)
  }
}

extension TextAlignment {
  /// Where a line starts in a box.
  func x(of line: TextLine, in box: Rect) -> Double {
    switch self {
    case .left: box.minX
    case .center: box.midX - line.width / 2
    case .right: box.maxX - line.width
    case .natural: line.isRightToLeft ? box.maxX - line.width : box.minX
    }
  }
}

extension FontStyle.Weight {
  /// OpenType's weight class.
  var textWeight: TextWeight {
    switch self {
    case .thin: TextWeight(100)
    case .light: TextWeight(300)
    case .regular: TextWeight(400)
    case .medium: TextWeight(500)
    case .semibold: TextWeight(600)
    case .bold: TextWeight(700)
    case .heavy: TextWeight(800)
    }
  }
}
