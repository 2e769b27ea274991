import Testing
import Timing

@Suite struct FrameClockTests {
  private let sixty = FrameRate(60)

  @Test func framesShowTheTimelineAtTheirOwnTime() throws {
    let clock = try FrameClock(rate: #require(sixty), duration: 0.5)
    #expect(clock.frameCount == 30)
    #expect((0..<30).map(clock.time) == (0..<30).map { Double($0) / 60 })
    #expect(clock.outputDuration == 0.5)
  }

  @Test func aSlowdownMakesMoreFramesOfTheSameTimeline() throws {
    let clock = try FrameClock(rate: #require(sixty), duration: 0.5, slowdown: 4)
    #expect(clock.frameCount == 120)
    #expect(clock.outputDuration == 2)
    #expect(clock.time(ofFrame: 60) == 0.25)
    #expect(clock.time(ofFrame: 119) == 119.0 / 60 / 4)
  }

  @Test func theOutputLastsWholeFrames() throws {
    let rate = try #require(FrameRate(30_000, over: 1001))
    let clock = try FrameClock(rate: rate, duration: 0.1)
    #expect(clock.frameCount == 3)
    #expect(clock.outputDuration == 3 * 1001 / 30_000.0)
  }

  @Test func theLastFrameAllowedIsTheMillionth() throws {
    let one = try #require(FrameRate(1))
    #expect(try FrameClock(rate: one, duration: 1_000_000).frameCount == 1_000_000)
    #expect(throws: FrameClockError.tooManyFrames(seconds: 1_000_001, rate: one)) {
      try FrameClock(rate: one, duration: 1_000_001)
    }
  }

  @Test(arguments: [-1, -0.001, .infinity, -.infinity] as [Double])
  func senselessDurationsAreRefused(seconds: Double) throws {
    let rate = try #require(sixty)
    #expect(throws: FrameClockError.duration(seconds)) {
      try FrameClock(rate: rate, duration: seconds)
    }
  }

  @Test(arguments: [0, -1, 0.0009, 1000.1, .infinity] as [Double])
  func senselessSlowdownsAreRefused(factor: Double) throws {
    let rate = try #require(sixty)
    #expect(throws: FrameClockError.slowdown(factor)) {
      try FrameClock(rate: rate, duration: 1, slowdown: factor)
    }
  }

  @Test func noNumbersAreRefused() throws {
    let rate = try #require(sixty)
    #expect(throws: FrameClockError.self) { try FrameClock(rate: rate, duration: .nan) }
    #expect(throws: FrameClockError.self) {
      try FrameClock(rate: rate, duration: 1, slowdown: .nan)
    }
  }

  @Test func hugeDurationsAreRefusedWithAWayOut() throws {
    let rate = try #require(sixty)
    #expect {
      _ = try FrameClock(rate: rate, duration: 1e300, slowdown: 1000)
    } throws: { error in
      "\(error)".hasSuffix("is more than 1000000 frames; make it shorter or lower the frame rate")
    }
  }
}
