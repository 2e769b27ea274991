import Geometry
package import Raster
package import Typography

extension CurvePlot {
  /// Pixels a unit of the plot.
  private static let pixelScale = 2.0
  /// The most pixels that a plot's picture is high, as a canvas.
  package static let maximumPixelHeight = 16_384

  /// The plot as an opaque picture, 1440 pixels wide, in its light colours.
  ///
  /// - Parameter fonts: What the texts are drawn with.
  /// - Returns: The picture; nil where it would be higher than `maximumPixelHeight`.
  package func pixmap(fonts: FontLibrary) -> Pixmap? {
    let (width, height) = (PlotLayout.width * Self.pixelScale, height * Self.pixelScale)
    guard height <= Double(Self.maximumPixelHeight),
      let blank = Pixmap(
        width: Int(width), height: Int(height),
        filledWith: PremultipliedColor(Color(hex: PlotColor.background.light)))
    else { return nil }
    var painter = PlotPainter(
      pixmap: blank, fonts: fonts, transform: .scale(x: Self.pixelScale, y: Self.pixelScale))
    for mark in marks { painter.paint(mark) }
    return painter.pixmap
  }
}
