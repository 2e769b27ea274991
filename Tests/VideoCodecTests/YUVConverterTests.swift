import Geometry
import Raster
import TestSupport
import Testing
import VideoCodec

/// The way from pixels to samples, against the standard's formula in floating point.
@Suite struct YUVConversion {
  @Test(arguments: [(1, 1), (2, 2), (7, 5), (8, 6), (33, 18)])
  func samplesAreTheRoundedFormula(width: Int, height: Int) throws {
    var random = SeededGenerator(seed: 3)
    let picture = try Pixmap.noise(width: width, height: height, using: &random)
    let planes = Samples(width: width, height: height)
    planes.convert(picture, picture.bounds)
    for y in 0..<planes.height {
      for x in 0..<planes.width {
        let expected = 16 + 219 * picture.light(x, y).y
        #expect(abs(Double(planes.luma[y * planes.width + x]) - expected) <= 0.5 + 1e-9)
      }
    }
    for y in 0..<planes.height / 2 {
      for x in 0..<planes.width / 2 {
        // Sited left: columns 2x - 1, 2x, 2x + 1 weigh 1, 2, 1.
        var mean = (y: 0.0, blue: 0.0, red: 0.0)
        for (dx, weight) in [(-1, 1.0), (0, 2.0), (1, 1.0)] {
          for dy in 0...1 {
            let light = picture.light(2 * x + dx, 2 * y + dy)
            mean.y += light.y * weight / 8
            mean.blue += light.blue * weight / 8
            mean.red += light.red * weight / 8
          }
        }
        let place = y * planes.width / 2 + x
        let blueness = 128 + 224 * (mean.blue - mean.y) / 1.8556
        let redness = 128 + 224 * (mean.red - mean.y) / 1.5748
        #expect(abs(Double(planes.blue[place]) - blueness) <= 0.5 + 1e-9)
        #expect(abs(Double(planes.red[place]) - redness) <= 0.5 + 1e-9)
      }
    }
  }

  @Test(arguments: [(64, 48), (31, 27), (32, 1), (1, 32)])
  func convertingTheDamageIsEnough(width: Int, height: Int) throws {
    var random = SeededGenerator(seed: 11)
    var picture = try Pixmap.noise(width: width, height: height, using: &random)
    let planes = Samples(width: width, height: height)
    planes.convert(picture, picture.bounds)
    for _ in 0..<60 {
      let x = Int.random(in: 0..<width, using: &random)
      let y = Int.random(in: 0..<height, using: &random)
      let damage = PixelRect(
        minX: x, minY: y, maxX: .random(in: x + 1...width, using: &random),
        maxY: .random(in: y + 1...height, using: &random))
      let noise = try Pixmap.noise(width: width, height: height, using: &random)
      for y in damage.minY..<damage.maxY {
        for x in damage.minX..<damage.maxX { picture[x, y] = noise[x, y] }
      }
      planes.convert(picture, damage)
      let whole = Samples(width: width, height: height)
      whole.convert(picture, picture.bounds)
      #expect(planes.luma == whole.luma)
      #expect(planes.blue == whole.blue)
      #expect(planes.red == whole.red)
    }
  }
}

/// The memory of a 4:2:0 picture, for looking at.
private final class Samples {
  let width: Int
  let height: Int
  private let memory: UnsafeMutablePointer<UInt8>

  init(width: Int, height: Int) {
    self.width = width + width % 2
    self.height = height + height % 2
    memory = .allocate(capacity: self.width * self.height * 3 / 2)
    memory.initialize(repeating: 0, count: self.width * self.height * 3 / 2)
  }

  deinit { memory.deallocate() }

  private var lumaCount: Int { width * height }
  var luma: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: lumaCount)) }
  var blue: [UInt8] {
    Array(UnsafeBufferPointer(start: memory + lumaCount, count: lumaCount / 4))
  }
  var red: [UInt8] {
    Array(UnsafeBufferPointer(start: memory + lumaCount * 5 / 4, count: lumaCount / 4))
  }

  func convert(_ picture: Pixmap, _ region: PixelRect) {
    let planes = YUVPlanes(
      luma: memory, blue: memory + lumaCount, red: memory + lumaCount * 5 / 4, lumaStride: width,
      chromaStride: width / 2)
    YUVConverter(pixmap: picture).convert(region, to: planes)
  }
}

extension Pixmap {
  /// Random pixels, translucent ones among them.
  fileprivate static func noise(
    width: Int, height: Int, using random: inout SeededGenerator
  ) throws -> Pixmap {
    var picture = try #require(Pixmap(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        let alpha = Bool.random(using: &random) ? 255 : UInt8.random(in: 0...255, using: &random)
        picture[x, y] = PremultipliedColor(
          red: .random(in: 0...alpha, using: &random),
          green: .random(in: 0...alpha, using: &random),
          blue: .random(in: 0...alpha, using: &random), alpha: alpha)
      }
    }
    return picture
  }

  /// BT.709's Y', B' and R', 0 ... 1, of a pixel over white; beyond the edge, of the nearest one.
  fileprivate func light(_ x: Int, _ y: Int) -> (y: Double, blue: Double, red: Double) {
    let pixel = self[min(max(x, 0), width - 1), min(max(y, 0), height - 1)]
    func overWhite(_ channel: UInt8) -> Double {
      Double(channel) / 255 + 1 - Double(pixel.alpha) / 255
    }
    let (red, green, blue) = (overWhite(pixel.red), overWhite(pixel.green), overWhite(pixel.blue))
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue, blue, red)
  }
}
