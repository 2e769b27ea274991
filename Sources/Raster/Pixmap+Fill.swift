public import Geometry

extension Pixmap {
  /// Paints the inside of a path by exact area coverage.
  ///
  /// - Parameters:
  ///   - path: The outline; not finite coordinates draw nothing.
  ///   - rule: What is inside where the path crosses itself.
  ///   - paint: What to paint with, in the path's plane.
  ///   - transform: From the path's plane to this picture's pixels.
  ///   - clip: Cuts the paint; nil for no cut.
  ///   - opacity: Multiplies the paint's opacity, 0 ... 1.
  ///   - limits: The pixels that may change; nil for all.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, paint: Paint, transform: Transform = .identity,
    clip: Mask? = nil, opacity: Double = 1, within limits: PixelRect? = nil
  ) {
    switch paint {
    case .color(let color):
      let pixel = PremultipliedColor(color.multipliedAlpha(by: opacity))
      guard pixel != .clear else { return }
      paintCoverage(of: path, rule: rule, transform: transform, clip: clip, within: limits) {
        ColorSink(target: $0, color: pixel)
      }
    case .linearGradient(let gradient):
      guard let source = LinearSource(gradient, transform: transform, opacity: opacity) else {
        return
      }
      paintCoverage(of: path, rule: rule, transform: transform, clip: clip, within: limits) {
        SourceSink(target: $0, source: source)
      }
    case .radialGradient(let gradient):
      guard let source = RadialSource(gradient, transform: transform, opacity: opacity) else {
        return
      }
      paintCoverage(of: path, rule: rule, transform: transform, clip: clip, within: limits) {
        SourceSink(target: $0, source: source)
      }
    }
  }

  /// Scans a path and hands its coverage to a sink that paints this picture.
  mutating func paintCoverage<Sink: CoverageSink>(
    of path: Path, rule: FillRule, transform: Transform, clip: Mask?, opacity: UInt8 = 255,
    within limits: PixelRect?, sink: (PixelTarget) -> Sink
  ) {
    let area = paintableArea(clip: clip, within: limits)
    var scan = CoverageScan(path, rule: rule, transform: transform, clip: area)
    guard !scan.box.isEmpty else { return }
    withTarget(area: area, clip: clip, opacity: opacity) { target in
      var sink = sink(target)
      scan.run(into: &sink)
    }
  }

  /// The pixels that paint may change.
  func paintableArea(clip: Mask?, within limits: PixelRect?) -> PixelRect {
    bounds.intersection(limits ?? bounds).intersection(clip?.bounds ?? bounds)
  }

  /// Opens the picture for painting.
  mutating func withTarget(
    area: PixelRect, clip: Mask?, opacity: UInt8 = 255, _ body: (PixelTarget) -> Void
  ) {
    guard !area.isEmpty, opacity > 0 else { return }
    let stride = width
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      body(
        unsafe PixelTarget(
          pixels: base, stride: stride, area: area, clip: clip, opacity: opacity))
    }
  }
}
