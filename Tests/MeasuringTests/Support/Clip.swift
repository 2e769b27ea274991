import Geometry
import Measuring
import Raster
import TestSupport
import Testing

/// Frames with their times, as a measurer wants them.
struct Clip {
  var times: [Double]
  var frames: [Pixmap]

  /// Frames drawn one by one at a rate.
  init(count: Int, rate: Double, _ draw: (_ time: Double) throws -> Pixmap) rethrows {
    times = (0..<count).map { Double($0) / rate }
    frames = try times.map(draw)
  }

  /// The clip's motion.
  func track(region: PixelRect? = nil) -> MotionTrack {
    MotionMeasurer(region: region).measure { visit in
      for (time, frame) in zip(times, frames) { visit(time, frame) }
    }
  }
}

/// A place rounded to the steps in which layers move, in pixels: what is really drawn.
func drawnPlace(_ x: Double, _ y: Double) -> Point {
  let steps = SubpixelPoint(rounding: x, y: y)
  return Point(x: Double(steps.x) / 256, y: Double(steps.y) / 256)
}

extension Pixmap {
  /// A field with a border and three lines of strokes that look like text.
  static func field(width: Int = 120, height: Int = 60) throws -> Pixmap {
    var random = SeededGenerator(seed: 7)
    var picture = try #require(Pixmap(width: width, height: height))
    let box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    picture.fill(.roundedRect(box, radius: 8, curve: .circular), paint: .color(.gray(0.3)))
    let inner = Rect(x: 2, y: 2, width: Double(width) - 4, height: Double(height) - 4)
    picture.fill(.roundedRect(inner, radius: 6, curve: .circular), paint: .color(.gray(0.97)))
    for line in 0..<3 {
      var x = 10.0
      while x < Double(width) - 14 {
        let size = Size(
          width: Double.random(in: 1...6, using: &random),
          height: Double.random(in: 2...9, using: &random))
        let y = 12 + Double(line) * 15 + Double.random(in: 0...3, using: &random)
        picture.fill(
          .rect(Rect(x: x, y: y, width: size.width, height: size.height)),
          paint: .color(.gray(0.1)))
        x += size.width + Double.random(in: 1...4, using: &random)
      }
    }
    return picture
  }

  /// A picture of one grey.
  static func plain(width: Int = 240, height: Int = 140, gray: Double = 0.94) throws -> Pixmap {
    var picture = try #require(Pixmap(width: width, height: height))
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    picture.fill(.rect(all), paint: .color(.gray(gray)))
    return picture
  }

  /// The picture with a layer painted at a place in pixels.
  func with(_ layer: Pixmap, x: Double, y: Double, opacity: UInt8 = 255) -> Pixmap {
    var picture = self
    picture.draw(layer, at: SubpixelPoint(rounding: x, y: y), opacity: opacity)
    return picture
  }
}

extension Color {
  /// An opaque grey, 0 ... 1.
  static func gray(_ value: Double) -> Color { Color(red: value, green: value, blue: value) }
}

extension Pixmap {
  /// Adds noise of a standard deviation to every pixel: the sum of four uniform numbers, whose
  /// own variance is 4 / 12.
  mutating func addNoise(_ deviation: Double, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for y in 0..<height {
      for x in 0..<width {
        let bits = random.next()
        let whole = (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
        let sum = (Double(whole) / 65536 - 2) * 3.0.squareRoot()
        func noisy(_ value: UInt8) -> UInt8 {
          UInt8(min(max((Double(value) + deviation * sum).rounded(), 0), 255))
        }
        let pixel = self[x, y]
        self[x, y] = PremultipliedColor(
          red: noisy(pixel.red), green: noisy(pixel.green), blue: noisy(pixel.blue),
          alpha: pixel.alpha)
      }
    }
  }

  /// The picture with left and right exchanged.
  func mirrored() -> Pixmap {
    var picture = self
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = self[width - 1 - x, y] }
    }
    return picture
  }
}
