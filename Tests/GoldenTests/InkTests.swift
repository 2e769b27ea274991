import Geometry
import Golden
import Raster
import Testing

/// Texts compared by the sum and the box of their ink, on pictures painted pixel by pixel.
@Suite struct InkComparisons {
  /// A line of text, and the pixels that are not compared one by one because of it.
  private let line = PixelRect(minX: 10, minY: 10, maxX: 30, maxY: 20)
  private let region = PixelRect(minX: 8, minY: 8, maxX: 32, maxY: 22)

  private func white() throws -> Pixmap { try .make(40, 30) }

  private func comparison(
    _ expected: Pixmap, _ actual: Pixmap, on background: Pixmap? = nil,
    lines: [PixelRect]? = nil, echoes: [PixelRect] = [], masks: [PixelRect] = []
  ) throws -> InkComparison {
    try #require(
      InkComparison(
        expected: expected, actual: actual, background: background ?? white(),
        lines: lines ?? [line], echoes: echoes, masks: masks))
  }

  private func difference(
    _ expected: Pixmap, _ actual: Pixmap, on background: Pixmap? = nil
  ) throws -> InkDifference {
    let differences = try comparison(expected, actual, on: background).differences
    try #require(differences.count == 1)
    return differences[0]
  }

  /// 200 pixels of 100 levels, and as many more levels in one of them as are wanted: the sum is
  /// 20000, and 400 levels are two per cent of it.
  private func text(more levels: Int = 0) throws -> Pixmap {
    var picture = try white().with(line, .grey(155))
    var left = levels
    for x in line.minX..<line.maxX where left != 0 {
      let part = max(min(left, 100), -100)
      picture[x, 15] = .grey(UInt8(155 - part))
      left -= part
    }
    return picture
  }

  @Test func theSameTextDiffersByNothing() throws {
    let difference = try difference(text(), text())
    #expect(difference.matches && difference.changedCount == 0)
    #expect(difference.sumDifference == 0 && difference.boxDifference == 0)
    #expect(difference.bounds == region)
  }

  /// Of the larger sum, inclusive: the last ones are 2 % exactly and a level more.
  @Test(arguments: [
    (200, 20_200, true), (-200, 20_000, true), (600, 20_600, false), (-600, 20_000, false),
    (-400, 20_000, true), (-401, 20_000, false),
  ])
  func sumsMayDifferByTwoPerCent(levels: Int, larger: Int, matches: Bool) throws {
    let difference = try difference(text(), text(more: levels))
    #expect(difference.sumDifference == Double(abs(levels)) / Double(larger))
    #expect(difference.matches == matches && difference.sumMatches == matches)
    #expect(difference.boxDifference == 0)
  }

  @Test(arguments: [(0, true), (1, true), (-1, true), (2, false), (-2, false)])
  func boxesMayDifferByAPixel(pixels: Int, matches: Bool) throws {
    // At each edge in turn, and of all of them by the same move.
    for (dx, dy) in [(pixels, 0), (0, pixels), (pixels, pixels)] {
      let moved = try white().with(line.offset(dx: dx, dy: dy), .grey(155))
      let difference = try difference(text(), moved)
      #expect(difference.boxDifference == abs(pixels))
      #expect(difference.sumDifference == 0)
      #expect(difference.matches == matches)
    }
  }

  @Test func eachEdgeCounts() throws {
    let ink = PixelRect(minX: 12, minY: 12, maxX: 28, maxY: 18)
    for edge in [
      PixelRect(minX: 10, minY: 12, maxX: 28, maxY: 18),
      PixelRect(minX: 12, minY: 10, maxX: 28, maxY: 18),
      PixelRect(minX: 12, minY: 12, maxX: 30, maxY: 18),
      PixelRect(minX: 12, minY: 12, maxX: 28, maxY: 20),
    ] {
      let difference = try difference(
        white().with(ink, .black), white().with(edge, .black))
      #expect(difference.boxDifference == 2 && !difference.boxMatches)
    }
  }

  /// An eighth of 200 levels is 25.
  @Test(arguments: [(24, 0), (25, 4)]) func theFaintestEdgeIsOutsideOfTheBox(
    levels: Int, pixels: Int
  ) throws {
    let inner = PixelRect(minX: 14, minY: 10, maxX: 26, maxY: 20)
    let text = try white().with(inner, .grey(55))
    var edged = text
    edged[10, 15] = .grey(UInt8(255 - levels))
    #expect(try difference(text, edged).boxDifference == pixels)
  }

  @Test func inkInOnePictureAloneDiffersByAllOfIt() throws {
    for (expected, actual) in [(try text(), try white()), (try white(), try text())] {
      let difference = try difference(expected, actual)
      #expect(difference.sumDifference == 1 && difference.boxDifference == 20)
      #expect(!difference.matches)
    }
    let nothing = try difference(white(), white())
    #expect(nothing.matches && nothing.sumDifference == 0 && nothing.boxDifference == 0)
  }

  /// Red and blue are equally much ink, and a middle of them is as bright.
  @Test func anotherHueIsAnotherSum() throws {
    let red = PremultipliedColor(red: 200, green: 0, blue: 0, alpha: 255)
    let blue = PremultipliedColor(red: 0, green: 0, blue: 200, alpha: 255)
    let difference = try difference(
      white().with(line, red), white().with(line, blue))
    #expect(difference.sumDifference == 200.0 / 255)
    #expect(!difference.matches)
  }

  @Test func blackOnClearIsInk() throws {
    let clear = try Pixmap.make(40, 30, .clear)
    let difference = try difference(clear.with(line, .black), clear, on: clear)
    #expect(difference.sumDifference == 1)
  }

  /// On a ground of two colours one text is darker and lighter than it: neither cancels the other.
  @Test func inkIsCountedWhateverIsBelow() throws {
    let ground = try white().with(PixelRect(minX: 20, minY: 0, maxX: 40, maxY: 30), .black)
    let grey = ground.with(line, .grey(128))
    #expect(try difference(grey, grey, on: ground).matches)
    #expect(try difference(grey, ground, on: ground).sumDifference == 1)
  }

  /// 200 pixels of 3 levels: 2 % are 12 levels, and twice the root of 200 is 28.
  @Test(arguments: [(12, true), (28, true), (29, false)])
  func faintInkIsMeasuredAsExactlyAsItsRoundingAllows(levels: Int, matches: Bool) throws {
    let faint = try white().with(line, .grey(252))
    var other = faint
    for index in 0..<levels { other[10 + index % 20, 10 + index / 20] = .grey(251) }
    #expect(try difference(other, faint).matches == matches)
    // It has no box: a pixel at the edge is not there or not by chance.
    let narrow = try white().with(PixelRect(minX: 14, minY: 10, maxX: 26, maxY: 20), .grey(252))
    #expect(try difference(narrow, faint).boxDifference == 0)
  }

  @Test func outsideOfTextsAllIsCompared() throws {
    let (expected, actual) = (try text(), try text(more: 300))
    let comparison = try comparison(expected, actual)
    #expect(comparison.regions.map(\.bounds) == [region])
    #expect(comparison.expectedWithDrawnText == actual)
    for (x, y, isCompared) in [(7, 15, true), (8, 15, false), (31, 21, false), (31, 22, true)] {
      var changed = expected
      changed[x, y] = .grey(254)
      let pair = try self.comparison(changed, actual)
      let difference = PixelDifference(expected: pair.expectedWithDrawnText, actual: actual)
      #expect(difference.count == (isCompared ? 1 : 0))
      #expect(difference.comparedCount == 1200)
    }
  }

  @Test func anythingElseInATextIsInkThatIsNotApproved() throws {
    let spot = PixelRect(minX: 8, minY: 8, maxX: 12, maxY: 12)
    let difference = try difference(text().with(spot, .black), text())
    #expect(!difference.sumMatches && !difference.boxMatches)
  }

  @Test func overlappingTextsAreOneAndOthersAreNot() throws {
    // With two pixels around each they touch at four.
    func regions(gap: Int) throws -> Int {
      let lines = [0, 8 + gap, 16 + 2 * gap].map {
        PixelRect(minX: $0, minY: 4, maxX: $0 + 8, maxY: 12)
      }
      return try comparison(white(), white(), lines: lines).regions.count
    }
    #expect(try regions(gap: 4) == 3)
    #expect(try regions(gap: 3) == 1)
  }

  @Test func oneRectangleJoinsTwo() throws {
    let rects = [
      PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4), PixelRect(minX: 8, minY: 0, maxX: 12, maxY: 4),
      PixelRect(minX: 20, minY: 0, maxX: 22, maxY: 4), .empty,
      PixelRect(minX: 3, minY: 3, maxX: 9, maxY: 9),
    ]
    let regions = InkRegion.regions(of: rects)
    #expect(regions.map { Set($0.rects) } == [[rects[2]], [rects[0], rects[1], rects[4]]])
  }

  /// The pixel that both rectangles have is black in one picture.
  @Test func aPixelOfTwoRectanglesCountsOnce() throws {
    let lines = [line, PixelRect(minX: 20, minY: 12, maxX: 36, maxY: 26)]
    let text = try white().with(line, .grey(155)).with(lines[1], .grey(155))
    var darker = text
    darker[25, 15] = .black
    let difference = try #require(comparison(text, darker, lines: lines).differences.first)
    // 200 + 224 pixels, of which 10 * 8 are in both.
    #expect(difference.sumDifference == 155 / (344.0 * 100 + 155))
  }

  @Test func masksCoverTextAsTheyCoverAllElse() throws {
    let half = PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 30)
    let left = try white().with(line.intersection(half), .black)
    let difference = try comparison(left, white(), masks: [half]).differences
    #expect(difference.count == 1 && difference[0].sumDifference == 0)
    let whole = PixelRect(width: 40, height: 30)
    #expect(try comparison(left, white(), masks: [whole]).differences.isEmpty)
    // Above, below and beside each other, within the text.
    let masks = [
      PixelRect(minX: 12, minY: 9, maxX: 14, maxY: 12),
      PixelRect(minX: 13, minY: 11, maxX: 18, maxY: 30),
      PixelRect(minX: 25, minY: 0, maxX: 26, maxY: 12),
    ]
    for y in region.minY..<region.maxY {
      for x in region.minX..<region.maxX {
        var spotted = try white()
        spotted[x, y] = .black
        let isMasked = masks.contains {
          $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY
        }
        let difference = try comparison(spotted, white(), masks: masks).differences[0]
        #expect(difference.changedCount == (isMasked ? 0 : 1), "(\(x), \(y))")
      }
    }
  }

  @Test func anEchoCountsWhereThereIsInkAlone() throws {
    let echo = PixelRect(minX: 10, minY: 20, maxX: 30, maxY: 28)
    let none = try comparison(text(), text(), echoes: [echo])
    #expect(none.regions.map(\.bounds) == [region], "nothing of it is seen")
    var shadowed = try text()
    shadowed[20, 25] = .grey(250)
    let seen = try comparison(shadowed, shadowed, echoes: [echo])
    #expect(seen.regions.map(\.bounds) == [region.union(echo.expanded(by: 2))])
    let elsewhere = try comparison(text(), shadowed, lines: [], echoes: [line])
    #expect(elsewhere.differences.map(\.matches) == [true], "an echo may be all there is")
  }

  @Test func placesOutsideOfThePictureAreNone() throws {
    let far = PixelRect(minX: 100, minY: 100, maxX: 120, maxY: 120)
    #expect(try comparison(text(), text(), lines: [far], echoes: [far]).regions.isEmpty)
    let corner = PixelRect(minX: 30, minY: 25, maxX: 50, maxY: 50)
    #expect(
      try comparison(text(), text(), lines: [corner]).regions.map(\.bounds)
        == [PixelRect(minX: 28, minY: 23, maxX: 40, maxY: 30)])
  }

  @Test func picturesOfOtherSizesAreNotCompared() throws {
    let small = try Pixmap.make(39, 30)
    for (expected, actual, background) in [
      (small, try white(), try white()), (try white(), small, try white()),
      (try white(), try white(), small),
    ] {
      #expect(
        InkComparison(
          expected: expected, actual: actual, background: background, lines: [], echoes: []) == nil)
    }
  }
}
