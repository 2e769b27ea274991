/// A place in device pixels in steps of 1/256, the step in which layers move.
public struct SubpixelPoint: Hashable, Sendable, BitwiseCopyable {
  /// Steps in one pixel.
  public static let stepsPerPixel = 256

  /// The horizontal place in steps.
  public var x: Int
  /// The vertical place in steps.
  public var y: Int

  /// A place in steps of 1/256 px.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The step nearest to a place in device pixels, halves upwards, clipped to ±2^30 px; what is not
  /// a number becomes 0.
  public init(rounding x: Double, y: Double) {
    func steps(_ pixels: Double) -> Int {
      guard !pixels.isNaN else { return 0 }
      let limit = 1_073_741_824.0
      let clipped = min(max(pixels, -limit), limit)
      return Int((clipped * Double(Self.stepsPerPixel) + 0.5).rounded(.down))
    }
    self.init(x: steps(x), y: steps(y))
  }

  /// The whole-pixel part: column and row at or before the place.
  package var pixel: (x: Int, y: Int) { (x >> 8, y >> 8) }
  /// What is left of `pixel`, 0 ... 255 steps.
  package var fraction: (x: Int, y: Int) { (x & 255, y & 255) }
}
