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
  ///   - limits: The pixels that matter; the mask never reaches beyond them.
  public init(
    _ path: Path, rule: FillRule = .nonZero, transform: Transform = .identity,
    within limits: PixelRect
  ) {
    let (box, values) = coverageGrid(of: path.transformed(by: transform), within: limits)
    bounds = box
    coverage = values
  }
}
