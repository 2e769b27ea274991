import Testing
import Timing

@Suite struct FrameRateTests {
  @Test(arguments: [
    ("60", 60, 1), ("1", 1, 1), ("0.5", 1, 2), ("7/3", 7, 3), ("120", 120, 1), ("12.5", 25, 2),
    ("30000/1001", 30_000, 1001), ("24000/1001", 24_000, 1001), ("60000/1001", 60_000, 1001),
    ("23.976", 24_000, 1001), ("29.97", 30_000, 1001), ("59.94", 60_000, 1001),
    ("119.88", 120_000, 1001), ("29.970", 30_000, 1001), ("029.97", 30_000, 1001),
    ("23.98", 1199, 50), ("60.00", 60, 1), ("50/2", 25, 1), ("0.01", 1, 100), ("1000", 1000, 1),
    ("1/100", 1, 100), ("59.940059", 59_940_059, 1_000_000),
  ])
  func textGivesTheExactFraction(text: String, numerator: Int, denominator: Int) throws {
    let rate = try FrameRate(parsing: text)
    #expect(rate.numerator == numerator)
    #expect(rate.denominator == denominator)
  }

  @Test(arguments: [
    "", " ", "sixty", "-5", "+5", "60fps", "1e3", "nan", "inf", "0x10", ".5", "5.", "1.2.3", "30/",
    "/3", "30/0", "30/1001/2", "12.5/2", "6 0", "\u{0663}0", "1.0000001", "9999999999",
  ])
  func textOfAnotherFormIsRefused(text: String) {
    #expect(throws: FrameRateError.malformed(text)) { try FrameRate(parsing: text) }
  }

  @Test(arguments: ["0", "0.0", "0/5", "0.009", "1/101", "1000.1", "1001", "100000/1"])
  func ratesOutsideTheLimitsAreRefusedWithTheLimits(text: String) {
    #expect(throws: FrameRateError.outOfRange(text)) { try FrameRate(parsing: text) }
    #expect(FrameRateError.outOfRange(text).description.hasSuffix("is outside 1/100...1000"))
  }

  @Test(arguments: [(0, 1), (-1, 1), (1, 0), (1, -1), (Int.max, 1), (1, Int.max)])
  func senselessFractionsAreRefused(numerator: Int, denominator: Int) {
    #expect(FrameRate(numerator, over: denominator) == nil)
  }

  @Test(arguments: ["60", "30000/1001", "1/2", "7/3", "25/2"])
  func descriptionReadsBack(text: String) throws {
    #expect(try FrameRate(parsing: text).description == text)
  }

  /// Durations as users write them, with the digits that a decimal has.
  @Test(arguments: [
    (2.4583333333, "24", 59), (2.4583333334, "24", 59), (4.0, "30", 120), (0.3, "10", 3),
    (0.1 + 0.2, "10", 3), (1.1, "30", 33), (1.0 / 24, "24", 1), (2.0 / 24, "24", 2),
    (3.0 / 24, "24", 3), (3.003, "30000/1001", 90), (0.5, "60", 30), (0.35, "60", 21),
    (0.501, "60", 31), (0.0, "60", 1), (-1.0, "60", 1), (1e-9, "60", 1), (10.0, "0.5", 5),
    (1.0, "7/3", 3),
  ])
  func frameCountIsTheCeilingForgivingAMillionth(seconds: Double, rate: String, count: Int) throws {
    #expect(try FrameRate(parsing: rate).frameCount(duration: seconds) == count)
  }

  @Test(arguments: [1e18, 1e300, Double.infinity])
  func frameCountOfAHugeDurationIsClamped(seconds: Double) throws {
    #expect(try FrameRate(parsing: "60").frameCount(duration: seconds) == 1 << 53)
  }

  @Test func frameCountOfNoNumberIsOne() throws {
    #expect(try FrameRate(parsing: "60").frameCount(duration: .nan) == 1)
  }

  @Test(arguments: ["24", "60", "30000/1001", "60000/1001", "7/3", "1/2"])
  func everyFrameOfAnyCountIsCountedAgain(text: String) throws {
    let rate = try FrameRate(parsing: text)
    for count in 1...5000 {
      #expect(rate.frameCount(duration: rate.time(ofFrame: count)) == count)
    }
  }

  @Test func timesAreRoundedOnce() throws {
    let rate = try FrameRate(parsing: "29.97")
    #expect(rate.time(ofFrame: 90) == 3.003)
    #expect(rate.time(ofFrame: 0) == 0)
    #expect(rate.time(ofFrame: Int.max).isFinite)
  }
}
