import CommandTestSupport
import Commands
import PNGCodec
import Raster
import Testing

/// What may differ, and what senseless limits are told.
@Suite struct LimitsOfDiff {
  private let inputs: DiffInputs
  private let expected: String
  private let actual: String

  /// 1000 pixels of which 20 differ by 40 levels.
  init() throws {
    inputs = try DiffInputs()
    let picture = try Pixmap.plain(50, 20, .gray(100))
    expected = try inputs.picture("expected.png", picture)
    actual = try inputs.picture("actual.png", picture.with(5, 4, 10, 2, .gray(140)))
  }

  @Test(
    arguments: [
      ("", 20, false), ("--tolerance 39", 20, false), ("--tolerance 40", 0, true),
      ("--tolerance 41", 0, true), ("--tolerance=0", 20, false), ("--tolerance 255", 0, true),
      ("--max-pixels 19", 20, false), ("--max-pixels 20", 20, true),
      ("--max-ratio 0.02", 20, true), ("--max-ratio .0199", 20, false),
      ("--max-pixels 19 --max-ratio 0.02", 20, false),
      ("--max-pixels 20 --max-ratio 0.0199", 20, false),
      ("--max-pixels 20 --max-ratio 2e-2", 20, true),
      ("--tolerance 39 --max-pixels 20", 20, true),
      // 40 levels of grey are 0.5053 * 40^2 = 808.48, and 35215 t^2 is that at t = 0.15152.
      ("--yiq 0.151", 20, false), ("--yiq 0.152", 0, true), ("--yiq 0", 20, false),
      ("--yiq 1", 0, true),
    ])
  func limitsAreInclusiveAndTheStricterDecides(limits: String, different: Int, matches: Bool)
    throws
  {
    let words = limits.split(separator: " ").map(String.init)
    let session = Session(["diff", expected, actual, "--json"] + words)
    let document = try DiffDocument(session)
    #expect(session.status == (matches ? .success : .differs))
    #expect(document.matches == matches)
    #expect(document.verdict == (matches ? "tolerated" : "pixelsDiffer"))
    #expect(document.pixels.worst.differentPixels == different)
    #expect(document.pixels.worst.changedPixels == 20)
    #expect(document.pixels.worst.largestDifference == 40)
  }

  @Test func numbersAndLimitsStandInTheLineWhateverComesOfThem() {
    for (limit, tail, conclusion) in [
      ("20", "39 levels a channel, 20 pixels, 2.00 %", "matches within the tolerance"),
      ("19", "39 levels a channel, 19 pixels, 2.00 %", "differs: pixels"),
    ] {
      let session = Session(
        "diff", expected, actual, "--tolerance", "39", "--max-pixels", limit, "--max-ratio", "0.02")
      #expect(
        session.output.hasSuffix(
          """
          pixels: 20 of 1000 pixels differ (2.00 %), by up to 40 levels, in 10x2 at (5, 4) \
          (tolerance: \(tail))
          \(conclusion)

          """))
    }
  }

  @Test(arguments: [
    "--tolerance -1", "--tolerance 256", "--tolerance nan", "--tolerance 1.5", "--tolerance 1e2",
    "--yiq -0.1", "--yiq 1.01", "--yiq nan", "--yiq inf", "--max-pixels -1", "--max-pixels nan",
    "--max-pixels 67108865", "--max-pixels 9999999999999999999", "--max-ratio -0.01",
    "--max-ratio 1.01", "--max-ratio nan", "--max-ratio 2%", "--max-offset -1", "--max-offset nan",
    "--max-offset 1e7", "--tolerance 1 --yiq 0.1", "--tolerance 1 --tolerance 2",
  ])
  func senselessLimitsAreUsageErrors(limits: String) {
    let words = limits.split(separator: " ").map(String.init)
    let session = Session(["diff", expected, actual] + words)
    #expect(session.status == .usage)
    #expect(session.output.isEmpty)
    #expect(session.error.contains(words[0]))
    #expect(session.error.contains("Try 'shake-render diff --help'."))
  }

  @Test func ignoringAntialiasingIsWarnedOf() throws {
    let session = Session("diff", expected, actual, "--ignore-antialiasing", "--json")
    #expect(session.error.contains("warning: ignoring anti-aliasing hides motion"))
    #expect(try DiffDocument(session).warnings.count == 1)
    // A rectangle in one plain colour on another has no smoothed edges.
    #expect(session.status == .differs)
  }

  @Test func theEdgeOfWhatMovedByHalfAPixelIsWhatItIgnores() throws {
    let ground = try Pixmap.plain(40, 20)
    let a = try inputs.picture("at.png", ground.with(10, 5, 12, 9, .gray(0)))
    let moved = ground.with(10, 5, 13, 9, .gray(0)).with(10, 5, 1, 9, .gray(128))
      .with(22, 5, 1, 9, .gray(127))
    let b = try inputs.picture("half.png", moved)
    let exact = try inputs.document(a, b)
    // A column on the left and one on the right.
    #expect(exact.pixels.worst.differentPixels == 18)
    let blind = try inputs.document(a, b, "--ignore-antialiasing")
    #expect(blind.pixels.worst.antialiasedPixels + blind.pixels.worst.differentPixels == 18)
    #expect(blind.pixels.worst.antialiasedPixels > 0)
  }
}
