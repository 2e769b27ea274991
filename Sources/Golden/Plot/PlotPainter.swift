import Geometry
import Raster
import Typography

/// Paints the marks of a plot.
struct PlotPainter {
  private(set) var pixmap: Pixmap
  private let fonts: FontLibrary
  private let transform: Transform

  /// A painter of marks that `transform` maps to the picture's pixels.
  init(pixmap: Pixmap, fonts: FontLibrary, transform: Transform) {
    self.pixmap = pixmap
    self.fonts = fonts
    self.transform = transform
  }

  mutating func paint(_ mark: PlotMark) {
    switch mark {
    case .panel(let marks): for mark in marks { paint(mark) }
    case .frame(let rect, _, _): fill(Path.rect(rect).stroked(width: 1), .border)
    case .zero(let y):
      let line = Path.line(
        from: Point(x: PlotLayout.left, y: y), to: Point(x: PlotLayout.right, y: y))
      fill(line.stroked(width: 1), .zero)
    case .curve(let points, let line): paint(points, line)
    case .dots(let points):
      let dots = points.reduce(into: Path()) { path, point in
        path.move(to: point)
        path.line(to: point)
      }
      fill(dots.stroked(width: PlotLine.dotWidth, cap: .round), .actual)
    case .cursor: break
    case .text(let words, let kind, let place):
      let weight = kind == .title ? PlotText.titleWeight : PlotText.weight
      let line = fonts.line(words, size: PlotText.fontSize, weight: TextWeight(weight))
      paint(line, kind.color, at: kind.endsAtPlace ? place.moved(by: -line.width) : place)
    case .keys(let expected, let actual, let place):
      var end = place
      for (words, color) in [(actual, PlotColor.actual), (" ", .text), (expected, .expected)] {
        let line = fonts.line(
          words, size: PlotText.fontSize, weight: TextWeight(PlotText.weight))
        end = end.moved(by: -line.width)
        paint(line, color, at: end)
      }
    }
  }

  private mutating func paint(_ points: [Point], _ line: PlotLine) {
    let path =
      line.isDashed
      ? Path(lines: Dashes(dash: PlotLine.dashes.dash, gap: PlotLine.dashes.gap).cut(points))
      : Path(lines: [points])
    fill(
      path.stroked(width: PlotLine.width, join: .round), line.color,
      opacity: line == .between ? PlotLine.betweenOpacity : 1)
  }

  private mutating func paint(_ line: TextLine, _ color: PlotColor, at place: Point) {
    pixmap.fill(
      line.path, paint: .color(Color(hex: color.light)),
      transform: transform * .translation(x: place.x, y: place.y))
  }

  private mutating func fill(_ path: Path, _ color: PlotColor, opacity: Double = 1) {
    pixmap.fill(
      path, paint: .color(Color(hex: color.light)), transform: transform, opacity: opacity)
  }
}

extension Point {
  fileprivate func moved(by x: Double) -> Point { Point(x: self.x + x, y: y) }
}

extension Path {
  /// Open lines through points.
  fileprivate init(lines: [[Point]]) {
    self.init()
    for points in lines {
      for (index, point) in points.enumerated() {
        if index == 0 { move(to: point) } else { line(to: point) }
      }
    }
  }
}
