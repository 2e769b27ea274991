import Geometry
import Measuring
import Raster
import Testing

/// Displacements measured back from frames drawn here, where they are known.
@Suite struct MeasuringDisplacements {
  /// A there-and-back motion of 0.6 s along a slanted line, in pixels.
  static func place(_ time: Double) -> Point {
    let wave =
      time < 0.2 || time > 0.8
      ? 0 : 53.2 * (0.8 - time) * (time * 5).remainder(dividingBy: 1)
    return drawnPlace(wave, -0.35 * wave)
  }

  /// A second of a view that moves so over a ground.
  static func clip(
    over ground: Pixmap, _ view: Pixmap, x: Double = 60, y: Double = 40, count: Int = 61
  ) -> Clip {
    Clip(count: count, rate: 60) { time in
      ground.with(view, x: x + place(time).x, y: y + place(time).y)
    }
  }

  /// The largest error along an axis, in pixels.
  static func worst(_ track: MotionTrack) -> Double {
    track.frames.reduce(0) { worst, frame in
      let truth = place(frame.time)
      return max(worst, abs(frame.x - truth.x), abs(frame.y - truth.y))
    }
  }

  // Pixels are whole numbers: what is drawn says where it is only to about 1/500 px.
  @Test func aViewWithoutLossesIsFoundToFiveThousandthsOfAPixel() throws {
    let clip = Self.clip(over: try .plain(), try .field())
    let track = clip.track()
    #expect(track.refusal == nil)
    #expect(Self.worst(track) <= 0.005)
    #expect(track.frames.allSatisfy { $0.confidence > 0.9 })
    #expect(track.frames.map(\.time) == clip.times)
  }

  // All pixels of an edge are rounded alike: the layer's colour, its alpha under the ground's 240
  // levels, and the sum, 0.5 + 240 * 0.5 / 255 + 0.5 of the edge's 189 levels.
  @Test func aPlainBoxIsFoundAsFarAsItsPixelsTell() throws {
    let box = try Pixmap.plain(width: 90, height: 50, gray: 0.2)
    #expect(Self.worst(Self.clip(over: try .plain(), box).track()) <= 1.47 / 189)
  }

  @Test func theRegionLiesAroundTheViewAndItsWay() throws {
    let region = Self.clip(over: try .plain(), try .field()).track().region
    let view = PixelRect(minX: 60, minY: 40, maxX: 180, maxY: 100)
    #expect(region.union(view) == region)
    // 13.3 px of way, 8 px of block and 8 px of margin at most.
    #expect(view.expanded(by: 32).union(region) == view.expanded(by: 32))
  }

  @Test func viewsThatMoveAlikeAreOneRegion() throws {
    let field = try Pixmap.field(width: 80, height: 40)
    let ground = try Pixmap.plain(width: 240, height: 220)
    let clip = Clip(count: 61, rate: 60) { time in
      let place = Self.place(time)
      return ground.with(field, x: 60 + place.x, y: 30 + place.y)
        .with(field, x: 90 + place.x, y: 140 + place.y)
    }
    let track = clip.track()
    #expect(Self.worst(track) <= 0.005)
    #expect(track.region.minY < 30 && track.region.maxY > 180)
  }

  @Test func anotherMotionElsewhereIsLeftOut() throws {
    let (field, box) = (try Pixmap.field(), try Pixmap.plain(width: 20, height: 10, gray: 0.1))
    let ground = try Pixmap.plain(width: 240, height: 260)
    let clip = Clip(count: 61, rate: 60) { time in
      let place = Self.place(time)
      return ground.with(field, x: 60 + place.x, y: 30 + place.y)
        .with(box, x: 90, y: 220 - place.x * 0.7)
    }
    let track = clip.track()
    #expect(Self.worst(track) <= 0.005)
    #expect(track.region.maxY < 200)
  }

  @Test func thingsThatStandStillInsideDoNotPull() throws {
    let label = try Pixmap.field(width: 60, height: 30)
    let clip = try Clip(count: 61, rate: 60) { time in
      try Pixmap.plain().with(.field(), x: 60 + Self.place(time).x, y: 40 + Self.place(time).y)
        .with(label, x: 90, y: 50)
    }
    // The still label hides and uncovers parts of the field, which is no longer a pure shift.
    #expect(Self.worst(clip.track()) <= 0.05)
  }

  @Test func aGradientBehindDoesNotPull() throws {
    var ground = try Pixmap.plain()
    let gradient = LinearGradient(
      start: Point(x: 0, y: 0), end: Point(x: 240, y: 140),
      stops: [
        GradientStop(location: 0, color: .gray(0.5)), GradientStop(location: 1, color: .gray(1)),
      ])
    let all = Rect(x: 0, y: 0, width: 240, height: 140)
    ground.fill(.rect(all), paint: .linearGradient(gradient))
    // The ground that the edges uncover is not the ground they covered.
    #expect(Self.worst(Self.clip(over: ground, try .field()).track()) <= 0.02)
  }

  @Test func noiseCostsAHundredthOfAPixel() throws {
    var clip = Self.clip(over: try .plain(gray: 0.8), try .field())
    for index in clip.frames.indices { clip.frames[index].addNoise(8, seed: UInt64(index)) }
    let track = clip.track()
    #expect(track.refusal == nil)
    #expect(Self.worst(track) <= 0.05)
  }

  @Test func aRegionLimitsWhatIsLookedAt() throws {
    let region = PixelRect(minX: 40, minY: 30, maxX: 130, maxY: 110)
    let track = Self.clip(over: try .plain(), try .field()).track(region: region)
    #expect(Self.worst(track) <= 0.005)
    #expect(region.union(track.region) == region)
  }

  @Test func contentThatLeavesThePictureDoesNotPull() throws {
    let track = Self.clip(over: try .plain(), try .field(), x: 2, y: 3).track()
    #expect(Self.worst(track) <= 0.01)
  }

  @Test func aClipThatStartsInTheMiddleIsMeasuredFromItsEnd() throws {
    var clip = Self.clip(over: try .plain(), try .field(), count: 75)
    clip.times.removeFirst(15)
    clip.frames.removeFirst(15)
    #expect(Self.worst(clip.track()) <= 0.005)
  }

  // A wrong password is removed once the form has shaken, for longer than it has.
  @Test func aViewThatIsAnotherAfterwardsIsMeasured() throws {
    let (ground, field) = (try Pixmap.plain(), try Pixmap.field())
    let cover = try Pixmap.plain(width: 50, height: 30, gray: 0.97)
    var clip = Clip(count: 181, rate: 60) { time in
      let place = Self.place(time)
      let shaken = ground.with(field, x: 60 + place.x, y: 40 + place.y)
      return time < 0.85 ? shaken : shaken.with(cover, x: 70, y: 50)
    }
    // Noise, so that nothing is exactly as it was.
    for index in clip.frames.indices { clip.frames[index].addNoise(1, seed: UInt64(index)) }
    let track = clip.track()
    #expect(track.refusal == nil)
    for frame in track.frames where frame.time < 0.85 {
      let truth = Self.place(frame.time)
      #expect(abs(frame.x - truth.x) <= 0.05 && abs(frame.y - truth.y) <= 0.05)
    }
  }

  @Test func placesInWholePixelsAreMeasuredAsSuch() throws {
    let (ground, field) = (try Pixmap.plain(), try Pixmap.field())
    let clip = Clip(count: 61, rate: 60) { time in
      ground.with(field, x: 60 + Self.place(time).x.rounded(), y: 40)
    }
    for frame in clip.track().frames {
      #expect(abs(frame.x - Self.place(frame.time).x.rounded()) <= 1e-3)
    }
  }
}

/// Laws that hold whatever the motion is.
@Suite struct MeasuringLaws {
  @Test func aMirroredClipMovesTheOtherWay() throws {
    let clip = MeasuringDisplacements.clip(over: try .plain(), try .field())
    var mirrored = clip
    for index in clip.frames.indices { mirrored.frames[index] = clip.frames[index].mirrored() }
    for (frame, other) in zip(clip.track().frames, mirrored.track().frames) {
      // The interpolation looks to the left, so the sums are of other roundings.
      #expect(abs(frame.x + other.x) <= 0.003 && abs(frame.y - other.y) <= 0.003)
    }
  }

  @Test func whereTheViewIsDoesNotMatter() throws {
    let here = MeasuringDisplacements.clip(over: try .plain(), try .field())
    let there = MeasuringDisplacements.clip(over: try .plain(), try .field(), x: 68, y: 32)
    let (track, other) = (here.track(), there.track())
    #expect(other.region == track.region.offset(dx: 8, dy: -8))
    for (frame, other) in zip(track.frames, other.frames) {
      #expect(abs(frame.x - other.x) <= 1e-4 && abs(frame.y - other.y) <= 1e-4)
    }
  }

  @Test func timesAreNotRead() throws {
    let clip = MeasuringDisplacements.clip(over: try .plain(), try .field())
    var later = clip
    for index in later.times.indices { later.times[index] += 2.5 }
    let (track, other) = (clip.track(), later.track())
    #expect(track.region == other.region)
    #expect(track.frames.map(\.x) == other.frames.map(\.x))
    #expect(other.frames.map(\.time) == later.times)
  }
}
