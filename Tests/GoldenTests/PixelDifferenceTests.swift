import Geometry
import Golden
import Raster
import Testing

@Suite struct PixelDifferences {
  private let square = PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 7)

  @Test func thePictureItselfIsEqual() throws {
    let picture = try Pixmap.make(9, 7)
    let difference = PixelDifference(expected: picture, actual: picture)
    #expect(difference.verdict == .equal)
    #expect(difference.matches)
    #expect(difference.count == 0 && difference.changedCount == 0 && difference.ratio == 0)
    #expect(difference.bounds == nil && difference.largestDifference == 0)
    #expect("\(difference)" == "equal in all 63 pixels (tolerance: exact)")
  }

  /// Blended on white or on black, one of these would be the same.
  @Test(arguments: [
    PremultipliedColor.white, .black, .grey(128),
    PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255),
    PremultipliedColor(red: 220, green: 0, blue: 220, alpha: 255),
  ])
  func whatIsTransparentIsNoColour(color: PremultipliedColor) throws {
    let opaque = try Pixmap.make(10, 10, .grey(90)).with(square, color)
    let holed = opaque.with(square, .clear)
    for tolerance in [PixelTolerance.exact, try PixelTolerance(.yiq(0.1))] {
      for (expected, actual) in [(opaque, holed), (holed, opaque)] {
        let difference = PixelDifference(
          expected: expected, actual: actual, tolerance: tolerance)
        #expect(difference.verdict == .differs)
        #expect(difference.count == 16)
        #expect(difference.bounds == square)
        #expect(difference.largestDifference == 255)
      }
    }
  }

  /// 220 * 3 / 255 is 2.6, which is drawn as 3, as 255 * 3 / 255 is. With an alpha of 4 it is 3.5, so 3
  /// of 4: 191.25 straight.
  @Test(arguments: [(UInt8(3), 0), (4, 64)]) func coloursAreComparedAsFarAsAlphaShowsThem(
    alpha: UInt8, levels: Int
  ) throws {
    func picture(red: UInt8) throws -> Pixmap {
      let color = StraightColor(red: red, green: 0, blue: 0, alpha: alpha)
      return try Pixmap.make(4, 4, color.premultiplied)
    }
    let difference = PixelDifference(
      expected: try picture(red: 255), actual: try picture(red: 220))
    #expect(difference.verdict == (levels == 0 ? .equal : .differs))
    #expect(difference.largestDifference == levels)
  }

  /// 1000 pixels of which 20 differ by 40 levels.
  @Test(
    arguments: [
      (39, nil, nil, 20, false), (40, nil, nil, 0, true), (41, nil, nil, 0, true),
      (39, 19, nil, 20, false), (39, 20, nil, 20, true), (0, 20, nil, 20, true),
      (39, nil, 0.02, 20, true), (39, nil, 0.0199, 20, false),
      (39, 19, 0.02, 20, false), (39, 20, 0.0199, 20, false), (39, 20, 0.02, 20, true),
    ] as [(Int, Int?, Double?, Int, Bool)])
  func limitsAreInclusive(
    levels: Int, count: Int?, ratio: Double?, different: Int, matches: Bool
  ) throws {
    let expected = try Pixmap.make(50, 20, .grey(100))
    let actual = expected.with(PixelRect(minX: 5, minY: 4, maxX: 15, maxY: 6), .grey(140))
    let tolerance = try PixelTolerance(
      .channel(levels), maximumCount: count, maximumRatio: ratio)
    let difference = PixelDifference(expected: expected, actual: actual, tolerance: tolerance)
    #expect(difference.count == different)
    #expect(difference.changedCount == 20)
    #expect(difference.largestDifference == 40)
    #expect(difference.matches == matches)
    #expect(difference.verdict == (matches ? .tolerated : .differs))
  }

  @Test func theLineHasBothNumbersAndBothLimits() throws {
    let expected = try Pixmap.make(50, 20, .grey(100))
    let actual = expected.with(PixelRect(minX: 5, minY: 4, maxX: 15, maxY: 6), .grey(140))
    let tolerance = try PixelTolerance(.channel(39), maximumCount: 19, maximumRatio: 0.02)
    let difference = PixelDifference(expected: expected, actual: actual, tolerance: tolerance)
    #expect(
      "\(difference)" == """
        20 of 1000 pixels differ (2.00 %), by up to 40 levels, in 10x2 at (5, 4) \
        (tolerance: 39 levels a channel, 19 pixels, 2.00 %)
        """)
  }

  @Test func aPixelCountsOnceHoweverManyOfItsChannelsDiffer() throws {
    let expected = try Pixmap.make(10, 10)
    var actual = expected
    actual[4, 4] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 4)
    for tolerance in [PixelTolerance.exact, try PixelTolerance(.yiq(0.1))] {
      let difference = PixelDifference(expected: expected, actual: actual, tolerance: tolerance)
      #expect(difference.count == 1)
      #expect(difference.ratio == 0.01)
      #expect("\(difference)".contains("1 of 100 pixels differ (1.00 %)"))
    }
  }

  /// A share that two decimals would round to nothing.
  @Test func aDifferenceNeverReadsAsNone() throws {
    let expected = try Pixmap.make(780, 1688)
    var actual = expected
    actual[779, 1687].alpha = 254
    let difference = PixelDifference(expected: expected, actual: actual)
    #expect("\(difference)".contains("(0.00008 %)"))
  }

  @Test func aDividerOfOneRowFailsByDefault() throws {
    let expected = try Pixmap.make(400, 800)
    let row = PixelRect(minX: 0, minY: 399, maxX: 400, maxY: 400)
    let difference = PixelDifference(
      expected: expected, actual: expected.with(row, .grey(230)))
    #expect(difference.verdict == .differs)
    #expect(difference.ratio == 0.00125)
    #expect(difference.bounds == row)
  }

  @Test(arguments: 0..<4)
  func everyChannelAloneIsSeen(channel: Int) throws {
    let expected = try Pixmap.make(3, 3, .grey(200))
    var actual = expected
    switch channel {
    case 0: actual[1, 2].red = 201
    case 1: actual[1, 2].green = 199
    case 2: actual[1, 2].blue = 201
    default: actual[1, 2].alpha = 254
    }
    let difference = PixelDifference(expected: expected, actual: actual)
    #expect(difference.count == 1)
    #expect(difference.bounds == PixelRect(minX: 1, minY: 2, maxX: 2, maxY: 3))
  }

  /// Multiplied by a quarter, 40 levels of the file are 10.
  @Test func levelsAreThoseOfTheFileNotOfItsProductWithAlpha() throws {
    let colors = [100, 140].map {
      StraightColor(red: $0, green: 100, blue: 100, alpha: 64).premultiplied
    }
    let difference = PixelDifference(
      expected: try .make(1, 1, colors[0]), actual: try .make(1, 1, colors[1]))
    // A product of 8 bits tells colours of a quarter's alpha apart in steps of 4.
    #expect((38...42).contains(difference.largestDifference))
  }

  @Test func againstATransparentPixelAlphaAloneCounts() throws {
    let faint = StraightColor(red: 255, green: 255, blue: 255, alpha: 1).premultiplied
    let difference = PixelDifference(
      expected: try .make(1, 1, .clear), actual: try .make(1, 1, faint))
    #expect(difference.largestDifference == 1)
  }

  @Test(arguments: [
    ((1, 1), (106, 106), 106 * 106), ((200, 200), (300, 200), 300 * 200),
    ((300, 200), (200, 200), 300 * 200), ((30, 10), (10, 30), 30 * 10 + 10 * 30 - 10 * 10),
  ])
  func anotherSizeIsAVerdictOfItsOwn(
    first: (width: Int, height: Int), second: (width: Int, height: Int), pixels: Int
  ) throws {
    let (a, b) = (
      try Pixmap.make(first.width, first.height), try Pixmap.make(second.width, second.height)
    )
    let lenient = try PixelTolerance(.channel(255), maximumRatio: 1)
    for tolerance in [PixelTolerance.exact, lenient] {
      let there = PixelDifference(expected: a, actual: b, tolerance: tolerance)
      let back = PixelDifference(expected: b, actual: a, tolerance: tolerance)
      #expect(there.verdict == .sizeDiffers && !there.matches)
      #expect(
        "\(there)"
          == "size differs: expected \(first.width)x\(first.height), "
          + "got \(second.width)x\(second.height)")
      #expect(there.comparedCount == pixels)
      #expect(
        there.count == pixels - min(first.width, second.width)
          * min(first.height, second.height))
      #expect(back.expectedSize == there.actualSize && back.actualSize == there.expectedSize)
      #expect(back.count == there.count && back.bounds == there.bounds)
      #expect(back.verdict == there.verdict)
    }
  }

  @Test func masksTakePixelsOutOfTheComparison() throws {
    let expected = try Pixmap.make(10, 10)
    let actual = expected.with(square, .black)
    let whole = PixelDifference(expected: expected, actual: actual, masks: [square])
    #expect(whole.verdict == .equal && whole.comparedCount == 84)
    let half = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 20)
    let right = PixelDifference(expected: expected, actual: actual, masks: [half])
    #expect(right.count == 8 && right.comparedCount == 60)
    #expect(right.ratio == 8.0 / 60)
    #expect(right.bounds == PixelRect(minX: 4, minY: 3, maxX: 6, maxY: 7))
  }

  @Test func masksThatOverlapCountOnce() throws {
    let picture = try Pixmap.make(10, 10)
    let masks = [
      PixelRect(minX: 1, minY: 0, maxX: 5, maxY: 2), PixelRect(minX: 3, minY: 1, maxX: 8, maxY: 3),
      PixelRect(minX: -5, minY: -5, maxX: 1, maxY: 1), .empty,
      PixelRect(minX: 8, minY: 1, maxX: 90, maxY: 2),
    ]
    var covered: Set<Int> = []
    for y in 0..<10 {
      for x in 0..<10
      where masks.contains(where: { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }) {
        covered.insert(y * 10 + x)
      }
    }
    let difference = PixelDifference(expected: picture, actual: picture, masks: masks)
    #expect(difference.comparedCount == 100 - covered.count)
  }

  @Test func masksOverEverythingAreNoPass() throws {
    let picture = try Pixmap.make(4, 4)
    let difference = PixelDifference(
      expected: picture, actual: picture, masks: [picture.bounds.expanded(by: 1)])
    #expect(difference.verdict == .nothingCompared && !difference.matches)
    #expect("\(difference)" == "nothing compared: masks cover all 4x4 pixels")
  }
}
