import Geometry
import Raster

/// In how many pixels two pictures differ, and by how much.
struct PixelDifference: Sendable, CustomStringConvertible {
  /// Whether the sizes are the same.
  let hasEqualSize: Bool
  /// Pixels of which any channel differs by more than the tolerance; where the sizes differ, all.
  let count: Int
  /// The largest difference of a channel, 0 ... 255.
  let largest: Int
  /// Expected, difference and actual beside each other: differences are made eight times as strong.
  let picture: Pixmap?
  /// One line for people.
  let description: String

  /// Compares premultiplied channels.
  init(expected: Pixmap, actual: Pixmap, tolerance: Int) {
    hasEqualSize = expected.width == actual.width && expected.height == actual.height
    guard hasEqualSize else {
      count = max(expected.pixels.count, actual.pixels.count)
      largest = 255
      picture = nil
      description =
        "is \(actual.width) x \(actual.height), not \(expected.width) x \(expected.height)"
      return
    }
    let (width, height) = (expected.width, expected.height)
    var picture = Pixmap(width: 3 * width, height: height)
    picture?.copy(from: expected, expected.bounds, toX: 0, y: 0)
    picture?.copy(from: actual, actual.bounds, toX: 2 * width, y: 0)
    var count = 0
    var largest = 0
    var first: (x: Int, y: Int)?
    for y in 0..<height {
      for x in 0..<width {
        let difference = Self.largestDifference(expected[x, y], actual[x, y])
        largest = max(largest, difference)
        if difference > tolerance {
          count += 1
          first = first ?? (x, y)
        }
        let level = UInt8(min(8 * difference, 255))
        picture?[width + x, y] = PremultipliedColor(
          red: level, green: level, blue: level, alpha: 255)
      }
    }
    self.count = count
    self.largest = largest
    self.picture = picture
    let place = first.map { ", first at (\($0.x), \($0.y))" } ?? ""
    description =
      "differs in \(count) of \(width * height) pixels by up to \(largest)\(place)"
  }

  private static func largestDifference(_ a: PremultipliedColor, _ b: PremultipliedColor) -> Int {
    func distance(_ a: UInt8, _ b: UInt8) -> Int { Int(max(a, b) - min(a, b)) }
    return max(
      distance(a.red, b.red), distance(a.green, b.green), distance(a.blue, b.blue),
      distance(a.alpha, b.alpha))
  }
}
