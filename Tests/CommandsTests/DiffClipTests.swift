import CommandTestSupport
import Commands
import Foundation
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing

/// Animations, videos and folders against each other.
@Suite struct DiffOfClips {
  private let inputs: DiffInputs

  init() throws { inputs = try DiffInputs() }

  /// A field with letters that moves by `values`, in points, after `wait` seconds of rest.
  private func scene(values: String = "[0, 10, -8, 8, -5, 5, 0]", wait: Double = 0.1) -> String {
    """
    { "version": 1, "canvas": { "size": [160, 80], "scale": 1, "backgroundColor": "white" },
      "views": [
        { "id": "box", "type": "view", "frame": [30, 20, 100, 40], "backgroundColor": "#3060A0",
          "cornerRadius": 6, "children": [
            { "type": "view", "frame": [12, 8, 5, 24], "backgroundColor": "white" },
            { "type": "view", "frame": [30, 14, 40, 3], "backgroundColor": "white" }] } ],
      "shakes": { "nod": { "views": ["box"], "duration": 0.5, "keyframes": {
        "values": \(values), "keyTimes": [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1],
        "timingFunction": "easeInEaseOut" } } },
      "timeline": [{ "wait": \(wait) }, { "shake": "nod" }, { "wait": \(0.9 - wait - 0.5) }] }
    """
  }

  @Test func aClipIsEqualToItselfAndTheNumbersSaySo() throws {
    let path = try inputs.render("a.apng", scene())
    let document = try inputs.document(path, path)
    #expect(document.verdict == "equal")
    // 0.9 s at 60 a second.
    #expect(document.expected.frames == 54 && document.expected.fps == "60")
    #expect(document.expected.duration == 0.9)
    #expect(document.pixels.frameCount == 54 && document.pixels.differingFrameCount == 0)
    let curve = try #require(document.curve)
    #expect(curve.largestOffset == 0 && curve.rmsOffset == 0 && curve.lagFrames == 0)
    // What frames show of +10 and -8 at 60 a second: 9.3903 and -6.38, as `explain` has it; layers
    // move in steps of 1/256.
    let seen = try #require(document.seen?.expected.x)
    #expect(abs(seen[0] + 6.38) < 0.02 && abs(seen[1] - 9.39) < 0.02, "\(seen)")
  }

  @Test func theSameFramesAreEqualInWhateverTheyAre() throws {
    let animation = try inputs.render("a.apng", scene())
    let folder = try inputs.render("frames/", scene())
    for (expected, actual) in [(animation, folder), (folder, animation), (folder, folder)] {
      let document = try inputs.document(expected, actual)
      #expect(document.verdict == "equal", "\(document.differences)")
      #expect(document.pixels.frameCount == 54)
    }
    let session = Session("diff", folder, animation)
    #expect(session.output.hasPrefix("expected: \(folder), 160x80 px, 54 frames\n"))
    #expect(session.output.contains("actual: \(animation), 160x80 px, 54 frames at 60 fps\n"))
  }

  @Test func oneFrameLaterIsALagOfOneFrame() throws {
    let a = try inputs.render("a.apng", scene())
    let b = try inputs.render("b.apng", scene(wait: 0.1 + 1.0 / 60))
    let later = try #require(try inputs.document(a, b).curve)
    #expect(try abs(#require(later.lagFrames) - 1) < 0.05)
    #expect(try abs(#require(later.lagMilliseconds) - 1000.0 / 60) < 1)
    let earlier = try #require(try inputs.document(b, a).curve)
    #expect(try abs(#require(earlier.lagFrames) + 1) < 0.05)
    let session = Session("diff", a, b)
    #expect(session.status == .differs)
    #expect(session.output.contains("lag +1"))
    #expect(session.output.hasSuffix("\ndiffers: motion and pixels\n"))
  }

  /// The third peak is half a pixel higher: 8.5 in place of 8.
  @Test func halfAPixelAtAPeakIsSeen() throws {
    let a = try inputs.render("a.apng", scene())
    let b = try inputs.render("b.apng", scene(values: "[0, 10, -8, 8.5, -5, 5, 0]"))
    let document = try inputs.document(a, b, "--max-ratio", "1")
    #expect(document.verdict == "motionDiffers")
    // No more than the half pixel, and most of it: the peak falls between two frames.
    let offset = try #require(document.curve?.largestOffset)
    #expect(offset > 0.35 && offset < 0.51, "\(offset)")
    // .1 s of rest and .6 of .5 s eased: the peak is near .1 + .27 s.
    #expect(try (21...24).contains(#require(document.curve?.worstFrame)))
    let lenient = try inputs.document(a, b, "--max-ratio", "1", "--max-offset", "0.51")
    #expect(lenient.verdict == "tolerated")
    let words = Session("diff", a, b, "--max-ratio", "1")
    #expect(words.status == .differs)
    #expect(words.output.contains("motion differs: by "))
    #expect(words.output.hasSuffix("\ndiffers: motion\n"))
  }

  @Test func aVideoMovesAsItsFramesDo() throws {
    let frames = try inputs.render("frames/", scene())
    let video = try inputs.render("a.mp4", scene())
    let document = try inputs.document(frames, video, "--max-ratio", "1")
    #expect(document.verdict == "tolerated", "\(document.differences)")
    // What is promised of a video at crf 18.
    #expect(try #require(document.curve?.largestOffset) <= 0.1)
    #expect(try #require(document.curve?.rmsOffset) <= 0.03)
    #expect(try #require(document.curve?.lagFrames).magnitude < 0.05)
  }

  @Test func whatIsStillInOneAndMovesInTheOtherDiffers() throws {
    let moving = try inputs.render("a.apng", scene())
    let still = try inputs.render("b.apng", scene(values: "[0, 0, 0, 0, 0, 0, 0]"))
    let document = try inputs.document(moving, still, "--max-ratio", "1")
    #expect(document.verdict == "motionDiffers")
    #expect(try abs(#require(document.curve?.largestOffset) - 9.39) < 0.02)
    #expect(document.curve?.lagFrames == nil)
    #expect(document.seen?.actual.reason == "nothing moves")
    let rest = try inputs.document(still, still)
    #expect(rest.verdict == "equal")
    #expect(rest.curve?.reason == "nothing moves" && rest.curve?.largestOffset == nil)
  }

  /// A square that goes to and fro, on white.
  private func hops(_ places: [Int]) throws -> [Pixmap] {
    try places.map { try Pixmap.plain(80, 40).with(20 + $0, 10, 20, 20, .gray(0)) }
  }

  /// Any pixel may differ, so nothing else says whether they move alike.
  @Test(arguments: ["rotation", "two frames"], [false, true])
  func motionThatCannotBeMeasuredDoesNotMatch(what: String, isExchanged: Bool) throws {
    let turn = scene().replacing(
      #""values": [0, 10, -8, 8, -5, 5, 0]"#,
      with: #""keyPath": "transform.rotation", "values": [0, 10, -8, 8, -5, 5, 0]"#)
    var (a, b, reason) = ("", "", "")
    if what == "rotation" {
      a = try inputs.render("a.apng", scene())
      b = try inputs.render("b.apng", turn)
      reason = "\(isExchanged ? "expected" : "actual"): a rotation, not a translation"
    } else {
      a = try inputs.animation("a.apng", try hops([0, 4]), rate: 60)
      b = try inputs.animation("b.apng", try hops([0, 9]), rate: 60)
      reason = "there are fewer than three frames"
    }
    if isExchanged { swap(&a, &b) }
    let document = try inputs.document(a, b, "--max-ratio", "1")
    #expect(document.verdict == "motionUnknown" && !document.matches)
    #expect(
      document.differences == [
        "motion cannot be compared: \(reason); --max-offset any leaves it to the pixels"
      ])
    let session = Session("diff", a, b, "--max-ratio", "1")
    #expect(session.status == .differs)
    #expect(session.output.hasSuffix("\nnot known: motion\n"))
    let left = try inputs.document(a, b, "--max-ratio", "1", "--max-offset", "any")
    #expect(left.verdict == "tolerated" && left.curve?.limit == nil)
    #expect(Session("diff", a, b).output.hasSuffix("\ndiffers: pixels\n"))
    #expect(try inputs.document(b, b).verdict == "equal")
  }

  @Test func singleFramesDoNotMove() throws {
    let a = try inputs.animation("a.apng", try hops([0]), rate: 60)
    let b = try inputs.picture("b.png", try hops([1])[0])
    let document = try inputs.document(a, b, "--max-ratio", "1")
    #expect(document.verdict == "tolerated" && document.curve == nil)
  }

  @Test func anotherNumberOfFramesAndAnotherRateAreToldApart() throws {
    let a = try inputs.render("a.mp4", scene())
    let shorter = try inputs.render("b.mp4", scene(), "--frames", "0-52")
    let slower = try inputs.render("c.mp4", scene(), "--fps", "59")
    let count = try inputs.document(a, shorter)
    #expect(count.verdict == "frameCountDiffers")
    #expect(count.differences.first == "frame count differs: expected 54, got 53")
    #expect(count.pixels.frameCount == 53)
    let rate = try inputs.document(a, slower, "--max-ratio", "1", "--max-offset", "1000")
    // 0.9 s at 59 a second are 53.1 frames, so 54.
    #expect(rate.differences == ["frame rate differs: expected 60 fps, got 59 fps"])
    #expect(rate.verdict == "rateDiffers")
    let ntsc = try inputs.render("d.mp4", scene(), "--fps", "59.94")
    let session = Session("diff", ntsc, a, "--max-ratio", "1", "--max-offset", "1000")
    #expect(session.output.contains("frame rate differs: expected 60000/1001 fps, got 60 fps\n"))
    #expect(session.status == .differs)
  }

  @Test func framesOfUnevenTimesAreComparedByThem() throws {
    let frames = try (0..<4).map { try Pixmap.plain(9, 9, .gray(UInt8($0 * 60))) }
    let even = try inputs.animation("even.apng", frames, rate: 10)
    // Frame 1 is shown twice as long.
    let uneven = try inputs.animation(
      "uneven.apng", [frames[0], frames[1], frames[1], frames[2], frames[3]], rate: 10,
      mergingEqual: true)
    let document = try inputs.document(even, uneven)
    #expect(document.actual.frames == 4 && document.actual.fps == nil)
    #expect(
      document.differences == [
        "times differ: frame 1 was expected from 0.1 s to 0.2 s, got from 0.1 s to 0.3 s"
      ])
    #expect(document.verdict == "timesDiffer")
  }

  @Test func theWorstFrameIsToldWithItsNumbers() throws {
    var frames = try (0..<5).map { _ in try Pixmap.plain(20, 10, .gray(200)) }
    let a = try inputs.frames("a", frames)
    frames[1] = frames[1].with(0, 0, 2, 1, .gray(0))
    frames[3] = frames[3].with(4, 5, 6, 3, .gray(190))
    let b = try inputs.frames("b", frames)
    let document = try inputs.document(a, b)
    #expect(document.pixels.differingFrameCount == 2 && document.pixels.worstFrame == 3)
    #expect(document.pixels.worst.differentPixels == 18)
    #expect(document.pixels.worst.largestDifference == 10)
    #expect(document.pixels.worst.box == [4, 5, 6, 3])
    // Two boxes that come and go are no motion.
    #expect(document.differences.first == "pixels differ: in 2 of 5 frames")
    #expect(document.verdict == "pixelsDiffer" && document.differences.count == 2)
    let last = try #require(document.differences.last)
    #expect(last.hasPrefix("motion cannot be compared: actual: not a translation"))
    #expect(
      Session("diff", a, b).output.contains(
        """
        pixels: 2 of 5 frames differ, most of all frame 3: 18 of 200 pixels differ (9.00 %), by up \
        to 10 levels, in 6x3 at (4, 5) (tolerance: exact)

        """))
  }

  @Test func aPictureAgainstAClipLacksFrames() throws {
    let frames = try (0..<3).map { _ in try Pixmap.plain(9, 9) }
    let picture = try inputs.picture("one.png", frames[0])
    let clip = try inputs.animation("three.apng", frames, rate: 30)
    let folder = try inputs.frames("three", frames)
    #expect(
      try inputs.document(picture, folder).differences == [
        "frame count differs: expected 1, got 3"
      ])
    #expect(try inputs.document(picture, clip).verdict.hasSuffix("Differs"))
  }

  /// 0.9 s are 54 frames at 60 a second and 27 at 30: every second one is shown at the same time.
  @Test func atOtherRatesMotionIsComparedByTime() throws {
    let (fast, slow) = (try inputs.render("a.apng", scene()), inputs.folder.path("b.apng"))
    let session = Session("render", "-", "--fps", "30", "-o", slow, input: scene())
    try #require(session.status == .success, "\(session.error)")
    for (expected, actual) in [(fast, slow), (slow, fast)] {
      let document = try inputs.document(expected, actual)
      let curve = try #require(document.curve)
      // A clip is measured against its own other frames: to a hundredth of a pixel.
      #expect(try #require(curve.largestOffset) < 0.01)
      #expect(try #require(curve.lagFrames).magnitude < 0.02)
      #expect(!document.differences.contains { $0.contains("motion") }, "\(document.differences)")
      #expect(document.differences.contains { $0.hasPrefix("frame rate differs") })
    }
  }

  /// A pixel of one is not a pixel of the other.
  @Test func atOtherSizesMotionIsNotCompared() throws {
    let (small, large) = (try inputs.render("a.apng", scene()), inputs.folder.path("b.apng"))
    let session = Session("render", "-", "--scale", "2", "-o", large, input: scene())
    try #require(session.status == .success, "\(session.error)")
    let document = try inputs.document(small, large)
    #expect(document.verdict == "sizeDiffers")
    #expect(document.differences.allSatisfy { !$0.contains("motion") }, "\(document.differences)")
    #expect(
      Session("diff", small, large).output.contains("curve: nothing to compare: the sizes differ\n")
    )
  }
}
