import Geometry
import Measuring
import Raster
import TestSupport
import Testing

/// What is not a view that moves to and fro is refused, with the right reason.
@Suite struct Refusing {
  /// To and fro, 1 at most, at rest before 0.2 s and after 0.8 s.
  static func wave(_ time: Double) -> Double {
    time < 0.2 || time > 0.8 ? 0 : 4 * (0.8 - time) * (time * 5).remainder(dividingBy: 1)
  }

  @Test func aStillClip() throws {
    let picture = try Pixmap.plain().with(.field(), x: 60, y: 40)
    let track = Clip(count: 30, rate: 60) { _ in picture }.track()
    #expect(track.refusal == .still)
    #expect(track.frames.count == 30)
  }

  @Test func aStillClipWithNoise() throws {
    let picture = try Pixmap.plain(gray: 0.8).with(.field(), x: 60, y: 40)
    let clip = Clip(count: 30, rate: 60) { time in
      var noisy = picture
      noisy.addNoise(5, seed: UInt64(time * 1000))
      return noisy
    }
    #expect(clip.track().refusal == .still)
  }

  @Test func aCaretThatBlinks() throws {
    let picture = try Pixmap.plain().with(.field(), x: 60, y: 40)
    let caret = try Pixmap.plain(width: 2, height: 20, gray: 0.4)
    let clip = Clip(count: 120, rate: 60) { time in
      time.truncatingRemainder(dividingBy: 1) < 0.5 ? picture : picture.with(caret, x: 75, y: 60)
    }
    #expect([.still, .notATranslation, .fade].contains(clip.track().refusal))
  }

  @Test func aViewThatFades() throws {
    let (ground, field) = (try Pixmap.plain(), try Pixmap.field())
    let clip = Clip(count: 61, rate: 60) { time in
      ground.with(field, x: 60, y: 40, opacity: UInt8(255 - 200 * time))
    }
    #expect(clip.track().refusal == .fade)
  }

  @Test func aWholePictureThatFades() throws {
    let picture = try Pixmap.plain().with(.field(), x: 60, y: 40)
    let black = try #require(Pixmap(width: 240, height: 140))
    let clip = Clip(count: 61, rate: 60) { time in
      black.with(picture, x: 0, y: 0, opacity: UInt8(255 - 200 * time))
    }
    #expect(clip.track().refusal == .fade)
  }

  // What an encoder leaves over may look as if it moved.
  @Test func aFadeIsSeenBesideATraceOfMotion() throws {
    let (ground, field) = (try Pixmap.plain(height: 260), try Pixmap.field())
    let trace = try Pixmap.field(width: 24, height: 16)
    let clip = Clip(count: 61, rate: 60) { time in
      ground.with(field, x: 60, y: 40, opacity: UInt8(255 - 200 * time))
        .with(trace, x: 100 + 0.2 * Self.wave(time), y: 220, opacity: 40)
    }
    #expect(clip.track().refusal == .fade)
  }

  @Test(arguments: [40.0, 300]) func aListThatScrolls(speed: Double) throws {
    let list = try Pixmap.plain(width: 240, height: 900)
      .with(.field(width: 200, height: 880), x: 20, y: 10)
    let ground = try Pixmap.plain()
    let clip = Clip(count: 61, rate: 60) { time in
      ground.with(list, x: 0, y: -speed * max(0, min(time - 0.2, 0.6)))
    }
    #expect(clip.track().refusal == .scroll)
  }

  @Test(arguments: [0.02, 0.1]) func aViewThatTurns(angle: Double) throws {
    let clip = try Clip(count: 61, rate: 60) { time in
      try Pixmap.strokes(.rotation(angle * Self.wave(time)))
    }
    #expect(clip.track().refusal == .rotation)
  }

  @Test func aViewThatGrows() throws {
    let clip = try Clip(count: 61, rate: 60) { time in
      let scale = 1 + 0.08 * Self.wave(time)
      return try Pixmap.strokes(.scale(x: scale, y: scale))
    }
    #expect(clip.track().refusal == .scaling)
  }

  @Test func pixelsAtRandom() throws {
    let ground = try Pixmap.plain()
    let clip = try Clip(count: 30, rate: 60) { time in
      var snow = try Pixmap.plain(width: 100, height: 60, gray: 0.5)
      snow.addNoise(60, seed: UInt64(time * 1000))
      return ground.with(snow, x: 60, y: 40)
    }
    #expect(clip.track().refusal == .notATranslation)
  }

  @Test func framesThatDifferInSize() throws {
    var clip = try Clip(count: 3, rate: 60) { _ in try .plain() }
    clip.frames[1] = try .plain(width: 241)
    #expect(clip.track().refusal == .sizeChanges)
  }

  @Test(arguments: 0..<3) func tooFewFrames(count: Int) throws {
    let picture = try Pixmap.plain()
    let track = Clip(count: count, rate: 60) { _ in picture }.track()
    #expect(track.refusal == .tooShort)
    #expect(track.frames.count == count)
  }

  @Test func aRefusedClipIsJudgedSo() throws {
    let picture = try Pixmap.plain()
    let measurement = MotionMeasurement(Clip(count: 9, rate: 60) { _ in picture }.track())
    #expect(measurement.verdict == .refused)
    #expect(measurement.reason == "nothing moves")
    #expect(measurement.fit == nil)
  }
}

extension Pixmap {
  /// Strokes like a line of text around the middle of a picture, under a transform about it.
  static func strokes(_ transform: Transform) throws -> Pixmap {
    var random = SeededGenerator(seed: 3)
    var picture = try Pixmap.plain()
    let placed = Transform.translation(x: 120, y: 70) * transform
    for row in 0..<3 {
      for column in 0..<16 {
        let size = Size(
          width: Double.random(in: 2...6, using: &random),
          height: Double.random(in: 4...12, using: &random))
        let origin = Point(x: -80 + Double(column) * 10, y: -28 + Double(row) * 20)
        picture.fill(
          .rect(Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)),
          paint: .color(.gray(0.1)), transform: placed)
      }
    }
    return picture
  }
}
