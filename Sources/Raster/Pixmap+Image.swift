public import Geometry

extension Pixmap {
  /// Paints a picture stretched to a rectangle.
  ///
  /// Samples are bilinear on premultiplied pixels and never reach beyond the picture's edge; the
  /// rectangle's edges are cut by area coverage. A picture that is made smaller is first averaged over
  /// the area that each sample stands for. Where pixels fall on whole pixels one to one the picture is
  /// copied exactly.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it goes; without an inside or not finite nothing is drawn.
  ///   - transform: From the rectangle's plane to this picture's pixels.
  ///   - clip: Cuts the picture; nil for no cut.
  ///   - opacity: Multiplies the picture's opacity, 0 ... 1.
  ///   - limits: The pixels that may change; nil for all.
  public mutating func draw(
    _ image: Pixmap, in rect: Rect, transform: Transform = .identity, clip: Mask? = nil,
    opacity: Double = 1, within limits: PixelRect? = nil
  ) {
    guard rect.isFinite, !rect.isEmpty, transform.isFinite else { return }
    if let origin = image.wholePixelOrigin(in: rect, transform: transform) {
      draw(image, at: origin, opacity: byte(opacity), clip: clip, within: limits)
      return
    }
    let samples = image.reduced(toFit: rect, transform: transform)
    let placement =
      transform * .translation(x: rect.minX, y: rect.minY)
      * .scale(x: rect.width / Double(samples.width), y: rect.height / Double(samples.height))
    guard let inverse = placement.inverse, inverse.isFinite else { return }
    let source = ImageSource(samples, inverse: inverse)
    paintCoverage(
      of: .rect(rect), rule: .nonZero, transform: transform, clip: clip, opacity: byte(opacity),
      within: limits
    ) { SourceSink(target: $0, source: source) }
  }

  /// Where the top left pixel goes if every pixel goes to one pixel, up to a millionth of one.
  private func wholePixelOrigin(in rect: Rect, transform: Transform) -> SubpixelPoint? {
    let tolerance = 1e-6
    let box = transform.boundingBox(of: rect)
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0,
      (box.width - Double(width)).magnitude < tolerance,
      (box.height - Double(height)).magnitude < tolerance,
      (box.minX - box.minX.rounded()).magnitude < tolerance,
      (box.minY - box.minY.rounded()).magnitude < tolerance
    else { return nil }
    return SubpixelPoint(rounding: box.minX.rounded(), y: box.minY.rounded())
  }

  /// The picture with about one pixel a device pixel along each side that is made smaller.
  private func reduced(toFit rect: Rect, transform: Transform) -> Pixmap {
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    func side(_ pixels: Int, _ target: Double) -> Int {
      max(Int(min(target.rounded(.up), Double(pixels))), 1)
    }
    return reduced(
      width: side(width, length(transform.a, transform.b) * rect.width),
      height: side(height, length(transform.c, transform.d) * rect.height))
  }
}
