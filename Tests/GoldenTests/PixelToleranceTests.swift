import Golden
import Testing

@Suite struct PixelTolerances {
  @Test func nothingIsToleratedByDefault() throws {
    #expect(PixelTolerance.exact == (try PixelTolerance()))
    #expect(PixelTolerance.exact.metric == .channel(0))
    #expect(!PixelTolerance.exact.allows(1, of: 1_000_000))
    #expect(PixelTolerance.exact.allows(0, of: 1))
    #expect(PixelTolerance.exact.warning == nil)
  }

  @Test(arguments: [-1, 256, .min, .max])
  func channelsOutsideABytesLevelsAreRefused(levels: Int) {
    #expect(throws: PixelToleranceError.channel(levels)) { try PixelTolerance(.channel(levels)) }
  }

  @Test(arguments: [-0.001, 1.001, -.infinity, .infinity])
  func sharesOutsideTheWholeAreRefused(share: Double) {
    #expect(throws: PixelToleranceError.threshold(share)) { try PixelTolerance(.yiq(share)) }
    #expect(throws: PixelToleranceError.ratio(share)) { try PixelTolerance(maximumRatio: share) }
  }

  @Test func whatIsNoNumberIsRefused() {
    #expect(throws: PixelToleranceError.self) { try PixelTolerance(.yiq(.nan)) }
    #expect(throws: PixelToleranceError.self) { try PixelTolerance(maximumRatio: .nan) }
  }

  @Test(arguments: [-1, 67_108_865])
  func countsThatNoPictureHasAreRefused(count: Int) {
    #expect(throws: PixelToleranceError.count(count)) { try PixelTolerance(maximumCount: count) }
  }

  @Test(arguments: [
    (PixelToleranceError.channel(256), "channel tolerance: must be in 0...255, got 256"),
    (.threshold(-1), "YIQ threshold: must be in 0...1, got -1.0"),
    (.count(-1), "pixel limit: must be in 0...67108864, got -1"),
    (.ratio(.nan), "pixel ratio: must be in 0...1, got nan"),
  ])
  func refusalsNameTheLimit(error: PixelToleranceError, words: String) {
    #expect("\(error)" == words)
  }

  @Test func theEndsOfEveryRangeAreAllowed() throws {
    _ = try PixelTolerance(.channel(255), maximumCount: 67_108_864, maximumRatio: 1)
    _ = try PixelTolerance(.yiq(0), maximumCount: 0, maximumRatio: 0)
    _ = try PixelTolerance(.yiq(1))
  }

  @Test func theStricterOfTwoLimitsDecides() throws {
    #expect(try PixelTolerance(maximumCount: 20, maximumRatio: 0.02).allows(20, of: 1000))
    #expect(try !PixelTolerance(maximumCount: 19, maximumRatio: 0.02).allows(20, of: 1000))
    #expect(try !PixelTolerance(maximumCount: 20, maximumRatio: 0.019).allows(20, of: 1000))
  }

  /// In floating point 0.29 * 100 is below 29, and 0.07 * 100 above 7.
  @Test func aRatioIsMetByTheCountThatIsExactlyIt() throws {
    for total in [100, 1000, 1_316_640] {
      for percent in 0...100 where (percent * total).isMultiple(of: 100) {
        let tolerance = try PixelTolerance(maximumRatio: Double(percent) / 100)
        let count = percent * total / 100
        #expect(tolerance.allows(count, of: total))
        #expect(count == total || !tolerance.allows(count + 1, of: total))
      }
    }
  }

  @Test func ignoringAntialiasingWarnsThatItHidesMotion() throws {
    let warning = try PixelTolerance(ignoringAntialiasing: true).warning
    #expect(warning?.contains("hides motion") == true)
  }

  @Test func limitsAreSaidInWords() throws {
    #expect("\(PixelTolerance.exact)" == "exact")
    let all = try PixelTolerance(
      .yiq(0.1), maximumCount: 1, maximumRatio: 0.00001, ignoringAntialiasing: true)
    #expect("\(all)" == "YIQ threshold 0.1, 1 pixel, 0.001 %, anti-aliasing ignored")
    #expect("\(try PixelTolerance(.channel(1)))" == "1 level a channel")
    #expect(
      "\(try PixelTolerance(.channel(39), maximumCount: 19))" == "39 levels a channel, 19 pixels")
  }
}
