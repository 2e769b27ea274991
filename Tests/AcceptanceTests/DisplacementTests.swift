import Geometry
import Testing
import VideoCodec

/// The motion as measured from the files' own pixels, on every frame.
@Suite struct DisplacementInFiles {
  static let cases = [
    KnownShake(
      testDescription: "AFViewShaker", shake: Document.viewShaker, duration: 0.5,
      offset: { Point(x: Motion.viewShaker(at: $0), y: 0) }),
    KnownShake(
      testDescription: "QHLShakes, horizontal", shake: Document.shakes("horizontal"),
      duration: 0.35, offset: { Point(x: Motion.shakes(at: $0), y: 0) }),
    KnownShake(
      testDescription: "QHLShakes, vertical", shake: Document.shakes("vertical"), duration: 0.35,
      offset: { Point(x: 0, y: Motion.shakes(at: $0)) }),
  ]

  /// Six frames at rest, the shake, six frames at rest.
  private static let rest = 0.1

  /// Where the middle of the box is in each frame, in pixels.
  private static func places(_ shake: KnownShake) -> [Point] {
    let count = Int((60 * (shake.duration + 2 * rest)).rounded())
    return (0..<count).map { frame in
      let offset = shake.offset(Double(frame) / 60 - rest)
      return Point(x: 120 + 2 * offset.x, y: 80 + 2 * offset.y)
    }
  }

  /// The largest distance along x or y.
  private static func error(_ places: [Point], _ measured: [Point]) -> Double {
    zip(places, measured).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? .infinity
  }

  /// Places are rounded to 1/256 px and edges to 8 bits: at most 0.004 px together.
  @Test(arguments: cases) func aPNGFrameIsWithinFiveThousandthsOfAPixel(shake: KnownShake) throws {
    let scene = Document.shaking(Document.box, shake.shake, rest: Self.rest)
    let measured = try Run.frames(of: scene).compactMap(Ink.centre)
    let places = Self.places(shake)
    try #require(measured.count == places.count)
    #expect(Self.error(places, measured) < 0.005)
  }

  /// What the encoder leaves out moves the middle further than rounding does.
  @Test(arguments: cases) func anMP4FrameIsWithinSixHundredthsOfAPixel(shake: KnownShake) throws {
    let scene = Document.shaking(Document.box, shake.shake, rest: Self.rest)
    let video = try Run(["render", "--crf", "18"], to: ["a.mp4"], scene: scene).video("a.mp4")
    let measured = video.frames.compactMap { $0.planes.first.flatMap(Ink.centre) }
    let places = Self.places(shake)
    try #require(measured.count == places.count)
    #expect(Self.error(places, measured) < 0.06)
  }

  /// Otherwise the two above would accept a box that hardly moves.
  @Test func theArithmeticMovesTheBoxByTheLibrariesRange() {
    let shaker = (0...500).map { Motion.viewShaker(at: Double($0) / 1000) }
    #expect(abs((shaker.max() ?? 0) - 10) < 0.1 && abs((shaker.min() ?? 0) + 8) < 0.1)
    let shakes = (0...350).map { Motion.shakes(at: Double($0) / 1000) }
    #expect(abs((shakes.max() ?? 0) - 5) < 1e-9 && abs((shakes.min() ?? 0) + 5) < 1e-9)
  }
}
