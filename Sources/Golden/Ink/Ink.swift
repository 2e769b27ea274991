import Geometry
import Raster

/// How far a picture is from its background in a region: what is drawn there.
///
/// It is counted in levels of the four premultiplied channels, each for itself. With alpha as one
/// of them black on a clear ground is ink too, and a text of another hue has other sums.
struct Ink {
  /// Levels of each channel, over all pixels.
  private(set) var sums = SIMD4<Int>.zero
  /// The largest number of levels in a channel of a pixel, 0 ... 255.
  private(set) var strongest = 0
  /// How many pixels have any ink.
  private(set) var pixelCount = 0
  /// The levels of the pixels with ink, in the channel that has most, and where they are.
  private var spots: [(x: Int, y: Int, levels: Int)] = []

  /// The ink of `picture` on `background`, which has its size, in runs of pixels.
  init(of picture: Pixmap, on background: Pixmap, in runs: [InkRegion.Run]) {
    for run in runs {
      let row = run.y * picture.width
      for x in run.columns {
        let (drawn, ground) = (picture.pixels[row + x], background.pixels[row + x])
        guard drawn != ground else { continue }
        let levels = Self.levels(drawn, ground)
        sums &+= levels
        pixelCount += 1
        strongest = max(strongest, levels.max())
        spots.append((x, run.y, levels.max()))
      }
    }
  }

  private static func levels(_ a: PremultipliedColor, _ b: PremultipliedColor) -> SIMD4<Int> {
    func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    return SIMD4(
      distance(a.red, b.red), distance(a.green, b.green), distance(a.blue, b.blue),
      distance(a.alpha, b.alpha))
  }

  /// The smallest rectangle around all pixels with so many levels in a channel; empty without any.
  func box(ofLevels limit: Double) -> PixelRect {
    spots.reduce(.empty) { box, spot in
      guard Double(spot.levels) >= limit else { return box }
      return box.union(
        PixelRect(minX: spot.x, minY: spot.y, maxX: spot.x + 1, maxY: spot.y + 1))
    }
  }
}
