import Geometry

/// The pixels of a picture seen through a map: bilinear between pixel centres in steps of 1/256 px,
/// and at the edge pixel's colour beyond the outermost centres.
struct ImageSource: PixelSource {
  private let image: Pixmap
  /// From the centres of device pixels to the picture's pixel centres.
  private let inverse: Transform

  /// A picture seen through `inverse`, the map from device pixels to the picture's pixels.
  init(_ image: Pixmap, inverse: Transform) {
    self.image = image
    self.inverse = .translation(x: -0.5, y: -0.5) * inverse * .translation(x: 0.5, y: 0.5)
  }

  func fetch(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<PremultipliedColor>) {
    let width = image.width
    let (maxX, maxY) = (Double(width - 1), Double(image.height - 1))
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<count {
        let p = inverse.apply(to: Point(x: Double(x &+ index), y: Double(y)))
        let (u, right) = Self.steps(p.x, max: maxX)
        let (v, lower) = Self.steps(p.y, max: maxY)
        let row = v &* width &+ u
        // The neighbour beyond the last pixel has no weight.
        let next = right > 0 ? 1 : 0
        let below = lower > 0 ? width : 0
        let (left, upper) = (256 &- right, 256 &- lower)
        unsafe colors[index] =
          WideLanes(pixels[row].word, left &* upper)
          .adding(pixels[row &+ next].word, right &* upper)
          .adding(pixels[row &+ below].word, left &* lower)
          .adding(pixels[row &+ below &+ next].word, right &* lower)
          .dividedBy65536
      }
    }
  }

  /// A coordinate as a whole pixel and steps of 1/256 to the next.
  @inline(__always)
  private static func steps(_ value: Double, max: Double) -> (Int, UInt32) {
    let steps = Int((value > 0 ? min(value, max) : 0) * 256 + 0.5)
    return (steps >> 8, UInt32(steps & 255))
  }
}
