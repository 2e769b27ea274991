public import Geometry

/// How much of each pixel of a rectangle is inside an outline; outside the rectangle nothing is.
public struct Mask: Hashable, Sendable {
  /// The rectangle, in the pixels of the picture that the mask is for.
  public let bounds: PixelRect
  /// Row after row of `bounds`: 0 (outside) ... 255 (inside).
  public internal(set) var coverage: [UInt8]

  /// The inside of a path.
  ///
  /// - Parameters:
  ///   - path: The outline; not finite coordinates make an empty mask.
  ///   - rule: What is inside where the path crosses itself.
  ///   - transform: From the path's plane to pixels.
  ///   - limits: The pixels that matter; the mask never reaches beyond them. An outline whose
  ///     box inside them is larger than a picture may be makes an empty mask.
  public init(
    _ path: Path, rule: FillRule = .nonZero, transform: Transform = .identity,
    within limits: PixelRect
  ) {
    var scan = CoverageScan(path, rule: rule, transform: transform, clip: limits)
    var sink = MaskSink(bounds: scan.box)
    scan.run(into: &sink)
    bounds = scan.box
    coverage = sink.coverage
  }

  /// Where a pixel's coverage is; the pixel must be inside `bounds`.
  @inline(__always)
  func index(x: Int, y: Int) -> Int {
    (y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX)
  }

  /// The coverage of a pixel, 0 outside `bounds`.
  public subscript(x: Int, y: Int) -> UInt8 {
    let isInside = x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY
    return isInside ? coverage[index(x: x, y: y)] : 0
  }
}

/// Writes coverage down.
private struct MaskSink: CoverageSink {
  let bounds: PixelRect
  var coverage: [UInt8]

  init(bounds: PixelRect) {
    self.bounds = bounds
    coverage = Array(repeating: 0, count: bounds.width * bounds.height)
  }

  mutating func row(_ y: Int, runs: [CoverageRun]) {
    let start = (y - bounds.minY) * bounds.width - bounds.minX
    for run in runs {
      for index in (start + run.x)..<(start + run.x + run.count) { coverage[index] = run.coverage }
    }
  }
}
