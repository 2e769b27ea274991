public import Geometry

extension Pixmap {
  /// Paints a picture at a place, resampled bilinearly between its pixels and the transparency
  /// around them; at whole pixels it is a plain source-over.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - origin: Where its top left corner goes.
  ///   - opacity: Multiplies the picture's opacity.
  ///   - clip: Cuts the picture; nil for no cut.
  ///   - limits: The pixels that may change; nil for all.
  public mutating func draw(
    _ source: Pixmap, at origin: SubpixelPoint, opacity: UInt8 = 255, clip: Mask? = nil,
    within limits: PixelRect? = nil
  ) {
    let (left, top) = origin.pixel
    let fraction = origin.fraction
    let area = PixelRect(
      minX: left, minY: top, maxX: left + source.width + (fraction.x > 0 ? 1 : 0),
      maxY: top + source.height + (fraction.y > 0 ? 1 : 0)
    ).intersection(paintableArea(clip: clip, within: limits))
    withTarget(area: area, clip: clip, opacity: opacity) { target in
      if fraction == (0, 0) {
        source.paint(on: target, left: left, top: top)
      } else {
        source.paint(on: target, shiftedTo: origin)
      }
    }
  }

  private func paint(on target: PixelTarget, left: Int, top: Int) {
    let area = target.area
    unsafe pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in area.minY..<area.maxY {
        let row = unsafe base + ((y - top) * width + area.minX - left)
        unsafe target.paint(row, x: area.minX, y: y, count: area.width, coverage: 255)
      }
    }
  }

  private func paint(on target: PixelTarget, shiftedTo origin: SubpixelPoint) {
    let nothing = [PremultipliedColor](repeating: .clear, count: width)
    unsafe pixels.withUnsafeBufferPointer { buffer in
      unsafe nothing.withUnsafeBufferPointer { nothing in
        guard let base = buffer.baseAddress, let nothing = nothing.baseAddress else { return }
        let source = unsafe ShiftedSource(
          pixels: base, nothing: nothing, width: width, height: height, origin: origin)
        var sink = SourceSink(target: target, source: source)
        sink.paintAll()
      }
    }
  }
}
