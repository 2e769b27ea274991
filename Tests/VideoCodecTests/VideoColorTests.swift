import Geometry
import Raster
import Testing
import Timing
import VideoCodec

/// Colours on their way through a file.
@Suite struct VideoColor {
  @Test(
    arguments: [
      (255, 0, 0, [63, 102, 240]), (0, 255, 0, [173, 42, 26]), (0, 0, 255, [32, 240, 118]),
      (255, 255, 255, [235, 128, 128]), (0, 0, 0, [16, 128, 128]),
    ] as [(UInt8, UInt8, UInt8, [Int])])
  func flatColoursHaveTheStandardsSamples(red: UInt8, green: UInt8, blue: UInt8, samples: [Int])
    throws
  {
    let picture = try Pixmap.flat(red, green, blue)
    let frame = try #require(try Clip([picture]).frames().first)
    // The transform may cost a step; two would be visible.
    for (plane, sample) in zip(frame.planes, samples) {
      #expect(plane.samples.allSatisfy { abs(Int($0) - sample) <= 1 })
    }
    // A player that goes by the tags has the colour back.
    let pixel = frame.pixmap[32, 32]
    #expect(abs(Int(pixel.red) - Int(red)) <= 3)
    #expect(abs(Int(pixel.green) - Int(green)) <= 3)
    #expect(abs(Int(pixel.blue) - Int(blue)) <= 3)
  }

  @Test func colourDoesNotDependOnTheSize() throws {
    let pixels = try [(64, 64), (640, 480), (1920, 1080)].map { width, height in
      let picture = try Pixmap.flat(255, 127, 0, width: width, height: height)
      let frame = try #require(try Clip([picture]).frames().first)
      return frame.pixmap[width / 2, height / 2]
    }
    for pixel in pixels {
      #expect(abs(Int(pixel.red) - 255) <= 3)
      #expect(abs(Int(pixel.green) - 127) <= 3)
      #expect(abs(Int(pixel.blue) - 0) <= 3)
      #expect(abs(Int(pixel.red) - Int(pixels[0].red)) <= 1)
      #expect(abs(Int(pixel.green) - Int(pixels[0].green)) <= 1)
      #expect(abs(Int(pixel.blue) - Int(pixels[0].blue)) <= 1)
    }
  }

  @Test func greysKeepTheirLevels() throws {
    let levels = (0...16).map { min(255, $0 * 16) }
    var picture = try Pixmap.flat(0, 0, 0, width: 17 * 16, height: 32)
    for y in 0..<32 {
      for x in 0..<picture.width {
        let level = UInt8(levels[x / 16])
        picture[x, y] = PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
      }
    }
    let decoded = try #require(try Clip([picture]).frames().first).pixmap
    let bars = (0..<17).map { Int(decoded[$0 * 16 + 8, 16].green) }
    for (bar, level) in zip(bars, levels) { #expect(abs(bar - level) <= 2) }
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func redAndBlueAreNotSwapped() throws {
    var picture = try Pixmap.flat(255, 0, 0)
    for y in 0..<64 {
      for x in 32..<64 {
        picture[x, y] = PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255)
      }
    }
    let decoded = try #require(try Clip([picture]).frames().first).pixmap
    #expect(decoded[8, 32].red >= 250 && decoded[8, 32].blue <= 5)
    #expect(decoded[56, 32].blue >= 250 && decoded[56, 32].red <= 5)
  }

  @Test func aThinLineStaysInItsColumn() throws {
    var picture = try Pixmap.flat(255, 255, 255, width: 106, height: 58)
    for y in 0..<58 { picture[53, y] = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255) }
    let settings = try VideoSettings(crf: 1)
    let frame = try #require(try Clip([picture], settings: settings).frames().first)
    for x in 0..<106 {
      let isLine = x == 53
      #expect(
        (0..<58).allSatisfy {
          isLine ? frame.planes[0][x, $0] <= 26 : frame.planes[0][x, $0] >= 225
        })
    }
  }

  @Test func oddPicturesAreExtendedNotScaled() throws {
    var picture = try Pixmap.flat(200, 200, 200, width: 101, height: 75)
    // A fine pattern up to the last column and row would not survive a resampling.
    for y in 0..<75 {
      for x in 0..<101 where x % 4 < 2 {
        picture[x, y] = PremultipliedColor(red: 40, green: 40, blue: 40, alpha: 255)
      }
    }
    let settings = try VideoSettings(crf: 1)
    let frame = try #require(try Clip([picture], settings: settings).frames().first)
    #expect(frame.pixmap.width == 102 && frame.pixmap.height == 76)
    for y in 0..<76 {
      for x in 0..<102 {
        let expected = picture[min(x, 100), min(y, 74)]
        #expect(abs(Int(frame.pixmap[x, y].green) - Int(expected.green)) <= 3)
      }
    }
  }

  @Test func translucentPicturesLieOverWhite() throws {
    let veil = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128)
    let picture = try #require(Pixmap(width: 16, height: 16, filledWith: veil))
    let frame = try #require(try Clip([picture]).frames().first)
    // Black at 128/255 over white is 127.
    #expect(abs(Int(frame.pixmap[8, 8].green) - 127) <= 2)
    let clear = try #require(Pixmap(width: 16, height: 16))
    let white = try #require(try Clip([clear]).frames().first)
    #expect(white.planes[0].samples.allSatisfy { abs(Int($0) - 235) <= 1 })
  }
}
