import Geometry
import Testing

@testable import Raster

/// 8-bit arithmetic: everything is rounded to nearest, once.
@Suite struct BlendingTests {
  @Test func divisionBy255RoundsToNearestForEveryProduct() {
    // 255 is odd, so there are no halves.
    let wrong = (0...UInt32(255 * 255)).first { divide255($0) != ($0 + 127) / 255 }
    #expect(wrong == nil)
  }

  @Test func lanesDivideAllFourChannelsAlike() {
    let wrong = (0...UInt64(255 * 255)).first { value in
      let lanes = Lanes(word: value | (65_025 - value) << 16 | value << 32 | value << 48)
      let quotient = (value + 127) / 255
      let other = (65_025 - value + 127) / 255
      return lanes.dividedBy255.word != quotient | other << 16 | quotient << 32 | quotient << 48
    }
    #expect(wrong == nil)
  }

  @Test func lanesKeepEveryChannelInItsPlace() {
    for shift in [UInt32(0), 8, 16, 24] {
      let wrong = (0...UInt32(255)).first { Lanes($0 << shift).packed != $0 << shift }
      #expect(wrong == nil)
    }
  }

  @Test func premultiplyingUndoesUnpremultiplyingForEveryPixel() {
    for alpha in UInt8.min...255 {
      let wrong = (0...alpha).first { channel in
        let pixel = PremultipliedColor(red: channel, green: 0, blue: alpha, alpha: alpha)
        return StraightColor(unpremultiplying: pixel).premultiplied != pixel
      }
      #expect(wrong == nil, "of alpha \(alpha)")
    }
  }

  @Test func premultiplyingRoundsToNearestForEveryPair() {
    for alpha in UInt8.min...255 {
      let wrong = (UInt8.min...255).first { channel in
        let color = StraightColor(red: channel, green: channel, blue: 255, alpha: alpha)
        let expected = UInt8((Int(channel) * Int(alpha) + 127) / 255)
        return color.premultiplied
          != PremultipliedColor(red: expected, green: expected, blue: alpha, alpha: alpha)
      }
      #expect(wrong == nil, "of alpha \(alpha)")
    }
  }

  @Test func opaquePixelsKeepTheirStraightColour() {
    let wrong = (UInt8.min...255).first { value in
      let color = StraightColor(red: value, green: 255 - value, blue: 7, alpha: 255)
      return StraightColor(unpremultiplying: color.premultiplied) != color
    }
    #expect(wrong == nil)
  }

  @Test func sourceOverIsRoundedToNearestForEveryShare() throws {
    let pixels = try Pixmap.noise(12, 1, seed: 3).pixels
    var worst = 0.0
    for source in pixels {
      for below in pixels {
        for share in UInt32(0)...255 {
          let result = source.over(below, share: share).channels
          for (got, (s, d)) in zip(result, zip(source.channels, below.channels)) {
            // In units of 1/255²: share·s·255 + d·(255² - share·alpha).
            let exact = s * Int(share) * 255 + d * (65_025 - Int(source.alpha) * Int(share))
            worst = max(worst, (Double(got) - Double(exact) / 65_025).magnitude)
          }
        }
      }
    }
    #expect(worst <= 0.500_001)
  }

  @Test func halfBlackOverWhiteIs127() throws {
    var picture = try Pixmap.make(2, 1, filledWith: .white)
    picture.fill(
      .rect(Rect(x: 0, y: 0, width: 2, height: 1)), paint: .color(Color(white: 0, alpha: 0.5)))
    // Alpha 127.5 rounds up, and 255 - 128 is left.
    #expect(picture.pixels.allSatisfy { $0.channels == [127, 127, 127, 255] })
  }

  @Test func groupOpacityBlendsOnce() throws {
    var group = try Pixmap.make(3, 1)
    for x in [0.0, 1] {
      group.fill(.rect(Rect(x: x, y: 0, width: 2, height: 1)), paint: .color(.black))
    }
    var picture = try Pixmap.make(3, 1, filledWith: .white)
    picture.draw(group, at: SubpixelPoint(x: 0, y: 0), opacity: 102)
    // The overlap in the middle is no darker: 255 · (1 - 0.4).
    #expect(picture.redRow(0) == [153, 153, 153])
  }

  @Test func colorsBecomeTheNearestPixel() {
    let pixel = PremultipliedColor(Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.6))
    // 255 · 0.6 = 153, · 0.5 = 76.5, · 0.25 = 38.25.
    #expect(pixel.channels == [153, 77, 38, 153])
  }
}
