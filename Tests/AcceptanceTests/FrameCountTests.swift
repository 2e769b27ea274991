import CommandTestSupport
import Testing
import Timing
import VideoCodec

/// Every output of one run has the same frames, and keeps the rate to the last digit.
@Suite struct FrameCounts {
  /// 58.9999999992 frames begin before the end, so there are 59.
  private static let scene = Document.shaking(
    Document.box, #""duration": 2.2583333333, "preset": "AFViewShaker""#, rest: 0.1)

  @Test func anEndJustBeforeAFrameIsCountedTheSameInEveryOutput() throws {
    let run = try Run(
      ["render", "--fps", "24", "--json"], to: ["f/", "p-%03d.png", "a.mp4"], scene: Self.scene)
    let numbers = (0..<59).map { ($0 < 10 ? "0" : "") + String($0) }
    #expect(run.names == numbers.map { "f/frame-00\($0).png" } + numbers.map { "p-0\($0).png" })
    let video = try run.video("a.mp4")
    #expect(video.frames.count == 59)
    #expect(video.info.frameCount == 59)
    let units = try #require(video.info.timescale).framesPerSecond
    #expect((video.info.duration * units).rounded() == 59 * units / 24)
    #expect(video.info.averageRate == FrameRate(24, over: 1))

    let result = try ResultDocument(run.session)
    #expect(result.frames == 59)
    // JSON has nine decimals: 59 / 24.
    #expect(result.duration == 2.458333333)
    #expect(result.outputs.map(\.frames) == [59, 59, 59])
    #expect(result.frameSHA256.count == 59)
  }

  @Test func theCurveAndTheSummaryHaveTheSameFrames() throws {
    let curve = Session("curve", "-", "--fps", "24", input: Self.scene)
    let rows = curve.output.split(separator: "\n").dropFirst()
    #expect(rows.compactMap { Int($0.prefix { $0 != "," }) } == Array(0..<59))
    let run = try Run(
      ["render", "--fps", "24", "--progress", "none"], to: ["a.mp4"], scene: Self.scene)
    #expect(run.session.errorLines.count == 1)
    #expect(run.session.error.contains(": 59 frames, 2.458333 s,"))
  }

  /// 90 frames of 1001/30000 s are 3.003 s.
  @Test func broadcastRatesStayExactInTheContainer() throws {
    let scene = Document.resting(Document.box, seconds: "3.003")
    for text in ["30000/1001", "29.97"] {
      let run = try Run(["render", "--fps", text, "--json"], to: ["a.mp4"], scene: scene)
      let (info, frames) = try run.video("a.mp4")
      let rate = FrameRate(30000, over: 1001)
      #expect(info.averageRate == rate)
      #expect(info.baseRate == rate)
      #expect(info.startTime == 0)
      #expect(info.duration == 3.003)
      #expect(info.containerDuration == 3.003)
      // A frame lasts a whole number of the stream's own units.
      let unit = try #require(info.timescale)
      #expect(unit.numerator.isMultiple(of: 30000) && unit.denominator == 1)
      let step = Int64(unit.numerator / 30000 * 1001)
      #expect(frames.map(\.timestamp) == (0..<90).map { $0 * step })
      let result = try ResultDocument(run.session)
      #expect(result.fps == "30000/1001")
      #expect(result.frames == 90 && result.duration == 3.003)
    }
  }
}
