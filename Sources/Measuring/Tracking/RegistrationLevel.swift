import Geometry

/// A part at rest at one size: full, half, quarter or eighth.
///
/// A pixel of a frame shows either the moved part, `rest(p - d)`, or what it shows at rest,
/// `rest(p)`: something that stands still inside the part. Each pixel goes with whichever is
/// nearer, so things that do not move do not vote for 0. They do cost a part of what they would if
/// they were to move: else a far displacement could take from each of two pictures what suits it.
struct RegistrationLevel {
  /// How much a pixel that stands still costs, of its difference from the moved part.
  static let stillnessCost: Float = 0.25

  /// The part at rest, smoothed.
  let rest: LumaPlane
  /// The rectangles of the part's pixels, in the plane's coordinates.
  let blocks: [PixelRect]

  /// The part's pixels.
  var pixelCount: Int { blocks.reduce(0) { $0 + $1.width * $1.height } }

  /// The level of half the size.
  var halved: RegistrationLevel {
    RegistrationLevel(
      rest: rest.halved(),
      blocks: blocks.compactMap { block in
        let half = PixelRect(
          minX: block.minX / 2, minY: block.minY / 2, maxX: block.maxX / 2, maxY: block.maxY / 2)
        return half.isEmpty ? nil : half
      })
  }

  /// How badly a frame shows the part moved by whole pixels: the sum of the smaller of the two
  /// differences and of a quarter of the one from the moved part. `stride` skips blocks.
  func cost(of frame: LumaPlane, dx: Int, dy: Int, stride: Int) -> Float {
    var sum: Float = 0
    let (width, height) = (rest.width, rest.height)
    let restValues = rest.values.span
    let frameValues = frame.values.span
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      index += stride
      for y in block.minY..<block.maxY {
        let isInside = y - dy >= 0 && y - dy < height
        for x in block.minX..<block.maxX {
          let at = y * width + x
          let shown = unsafe frameValues[unchecked: at]
          let still = unsafe abs(shown - restValues[unchecked: at])
          guard isInside, x - dx >= 0, x - dx < width else {
            sum += still * (1 + Self.stillnessCost)
            continue
          }
          let moved = unsafe abs(shown - restValues[unchecked: at - dy * width - dx])
          sum += min(moved, still) + Self.stillnessCost * moved
        }
      }
    }
    return sum
  }
}
