package import Geometry
package import Raster

/// Two pictures, and how they are to be compared.
///
/// Pixels are compared as they are drawn: 8 bits a channel, premultiplied, and no background is
/// blended in. So neither a file's encoding nor the way a picture came about matters, and what no
/// picture shows is not seen either: the lower byte of a 16-bit channel, and colours that an alpha
/// near 0 leaves alike. Differences are counted in levels of the straight channels.
package struct PixelComparison: Sendable {
  /// The approved picture.
  package let expected: Pixmap
  /// The picture to be judged.
  package let actual: Pixmap
  /// How far they may be apart.
  package let tolerance: PixelTolerance
  /// The regions that are not compared.
  package let masks: [PixelRect]

  /// A comparison.
  package init(
    expected: Pixmap, actual: Pixmap, tolerance: PixelTolerance = .exact, masks: [PixelRect] = []
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.masks = masks.filter { !$0.isEmpty }
  }

  /// What a place shows.
  enum Finding {
    case equal, tolerated, antialiased, different, masked, onlyInOne
  }

  /// Whether both pictures have the same size.
  var hasEqualSize: Bool { expected.width == actual.width && expected.height == actual.height }

  /// The rectangle that both pictures have.
  var shared: PixelRect { expected.bounds.intersection(actual.bounds) }

  /// The smallest rectangle around both pictures, which share their first pixel.
  var union: PixelRect { expected.bounds.union(actual.bounds) }

  func isMasked(_ x: Int, _ y: Int) -> Bool {
    !masks.isEmpty && masks.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
  }

  /// The levels that decide alone about a pixel; nil where more must be looked at: its place, its
  /// neighbours or its colour.
  var plainLimit: Int? {
    guard case .channel(let limit) = tolerance.metric, masks.isEmpty,
      !tolerance.ignoresAntialiasing || !hasEqualSize
    else { return nil }
    return limit
  }

  /// Gives the pixels of both pictures as premultiplied words, red in the lowest byte.
  func withWords<R>(
    _ body: (_ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>) -> R
  ) -> R {
    expected.pixels.withUnsafeBytes { expected in
      actual.pixels.withUnsafeBytes { actual in
        body(
          expected.assumingMemoryBound(to: UInt32.self), actual.assumingMemoryBound(to: UInt32.self)
        )
      }
    }
  }
}
