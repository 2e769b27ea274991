import CommandTestSupport
import Commands
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

@Suite struct RenderCommandRuns {
  /// Ten frames of the square: 1/6 s at 60 fps.
  static let short = SceneText.scene(
    shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker", "duration": 0.16 }"#)

  static func picture(_ folder: TemporaryFolder, _ name: String) throws -> Pixmap {
    try Pixmap(pngData: folder.bytes(name))
  }

  static let names = (0..<10).map { "frame-000\($0).png" }

  @Test func aFolderGetsAFileAFrameAndTheSummarySaysSo() throws {
    let folder = try TemporaryFolder()
    let out = folder.path("deep/frames/")
    let session = Session("render", "-", "-o", out, "--progress=none", input: Self.short)
    #expect(session.status == .success)
    #expect(session.output.isEmpty)
    #expect(session.errorLines == ["\(out): 10 frames, 0.166667 s, 40x20 px at 60 fps"])
    #expect(folder.contents == ["deep", "deep/frames"] + Self.names.map { "deep/frames/\($0)" })
    let first = try Self.picture(folder, "deep/frames/frame-0000.png")
    #expect(first[10, 5] == PremultipliedColor(.black))
    #expect(first[9, 5] == PremultipliedColor(.white))
  }

  @Test func severalOutputsHoldTheSameFrames() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("a.mp4"), "-o", folder.path("b/"), "-o",
      folder.path("c-%d.png"), "-q", input: Self.short)
    #expect(session.status == .success)
    #expect(session.error.isEmpty)
    for index in 0..<10 {
      #expect(
        try folder.bytes("b/frame-000\(index).png") == folder.bytes("c-\(index).png"))
    }
    // The file type box of an MP4.
    #expect(try folder.bytes("a.mp4")[4..<8].elementsEqual("ftyp".utf8))
  }

  @Test func selectedFramesKeepTheirNumbers() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "--frames", "2-8:3", "-o", folder.path("f/")]
    #expect(Session(words, input: Self.short).status == .success)
    #expect(
      folder.contents == ["f", "f/frame-0002.png", "f/frame-0005.png", "f/frame-0008.png"])
  }

  @Test func stillIsTheFrameOfTheRender() throws {
    let folder = try TemporaryFolder()
    #expect(Session("render", "-", "-o", folder.path("f/"), input: Self.short).status == .success)
    for words in [["--frame", "5"], ["--at", "\(5.0 / 60)"]] {
      let out = folder.path("still.png")
      let session = Session(["still", "-", "-o", out] + words, input: Self.short)
      #expect(session.status == .success)
      #expect(session.errorLines == ["\(out): 40x20 px"])
      #expect(
        try Self.picture(folder, "still.png") == Self.picture(folder, "f/frame-0005.png"))
    }
  }

  @Test func stillWritesToStdoutForAPipe() throws {
    let session = Session("still", "-", "--frame", "0", "-o", "-", input: Self.short)
    #expect(session.status == .success)
    #expect(session.error.isEmpty)
    #expect(try Pixmap(pngData: session.bytes).width == 40)
  }

  @Test(arguments: [
    (["--frame", "10"], "--frame: there is no frame 10; the last one is 9"),
    (["--at", "0.17"], "--at: 0.17 s is after the end, 0.16 s"),
    (["--at", "1e300"], "--at: 1e+300 s is after the end, 0.16 s"),
  ])
  func stillKnowsWhereTheTimelineEnds(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let session = Session(["still", "-", "-o", folder.path("x.png")] + words, input: Self.short)
    #expect(session.status == .usage)
    #expect(session.error.contains(message), "\(session.error)")
    #expect(folder.contents.isEmpty)
  }

  @Test func binaryIsNotWrittenToATerminal() {
    for words in [["render", "--format", "mp4"], ["still", "--frame", "0"]] {
      let session = Session(words + ["-", "-o", "-"], input: Self.short, isTerminal: true)
      #expect(session.status == .usage)
      #expect(session.output.isEmpty)
      #expect(session.error.contains("to a terminal; add | or > FILE"))
    }
  }

  @Test func onePictureHoldsOneFrame() throws {
    let folder = try TemporaryFolder()
    let out = folder.path("a.png")
    let session = Session("render", "-", "-o", out, input: Self.short)
    #expect(session.status == .usage)
    #expect(session.error.contains("\(out) holds one frame, not 10"))
    #expect(folder.contents.isEmpty)
    let one = Session("render", "-", "-o", out, "--frames", "3", input: Self.short)
    #expect(one.status == .success)
    #expect(folder.contents == ["a.png"])
  }

  @Test func scaleAndFontsAndSetReachThePicture() throws {
    let folder = try TemporaryFolder()
    let words = ["still", "-", "--frame", "0", "-o", folder.path("a.png")]
    let large = Session(words + ["--scale", "3"], input: Self.short)
    #expect(large.errorLines == ["\(folder.path("a.png")): 120x60 px"])
    let red = Session(
      words + ["--set", "views.box.backgroundColor=#FF0000"], input: Self.short)
    #expect(red.status == .success)
    let color = try Self.picture(folder, "a.png")[12, 7]
    #expect(color == PremultipliedColor(Color(hex: 0xFF0000)))
    let missing = Session(words + ["--font", folder.path("none.ttf")], input: Self.short)
    #expect(missing.status == .usage)
    #expect(missing.error.contains("none.ttf: No such file or directory"))
  }

  @Test func verboseSaysMoreAndQuietSaysNothing() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "-o", folder.path("f/"), "--progress", "none"]
    #expect(Session(words, input: Self.short).errorLines.count == 1)
    let lines = Session(words + ["-v", "--workers", "2"], input: Self.short).errorLines
    #expect(lines.contains("stdin: 40x20 px, 0.16 s in 10 frames at 60 fps"))
    #expect(lines.contains("drawn by 2 workers"))
    #expect(lines.contains { $0.hasPrefix("took ") })
    #expect(Session(words + ["-q"], input: Self.short).error.isEmpty)
  }

  /// The shortest shake is one frame, in every output.
  @Test func thereIsNoOutputWithoutFrames() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "-o", folder.path("f/"), "-o", folder.path("a.mp4"), "--json"]
    let tiny = try ResultDocument(Session(words + ["--duration", "1e-9"], input: Self.short))
    #expect(tiny.outputs.map(\.frames) == [1, 1])
    let none = Session(words + ["--frames", ""], input: Self.short)
    #expect(none.status == .usage)
    #expect(none.error.contains("--frames: \"\" is not a frame selection"))
  }

  @Test func workersDoNotChangeThePixels() throws {
    let digests = try ["1", "2", "8"].map { workers in
      let folder = try TemporaryFolder()
      let session = Session(
        "render", "-", "-o", folder.path("f/"), "--json", "--workers", workers, input: Self.short)
      return try ResultDocument(session).sha256
    }
    #expect(Set(digests).count == 1)
  }

  @Test func slowMotionAndLoopsAreTold() throws {
    let folder = try TemporaryFolder()
    let out = folder.path("a.mp4")
    let words = ["render", "-", "-o", out, "--progress=none"]
    let slow = Session(words + ["--slow", "2.5", "--fps", "20"], input: Self.short)
    #expect(slow.errorLines == ["\(out): 8 frames, 0.4 s, 40x20 px at 20 fps"])
    let loop = Session(words + ["--loop", "3", "-o", folder.path("f/")], input: Self.short)
    #expect(loop.errorLines.first == "\(out): 30 frames, 0.5 s, 40x20 px at 60 fps")
    #expect(loop.errorLines.last?.contains("10 frames") == true)
  }

  @Test func qualityAndEffortReachTheEncoder() throws {
    let folder = try TemporaryFolder()
    let variants = [[], ["--crf", "51"], ["--encoder-preset", "ultrafast"]]
    let files = try variants.map { words in
      let session = Session(
        ["render", "-", "-o", folder.path("a.mp4"), "--scale", "4"] + words, input: Self.short)
      #expect(session.status == .success)
      return try folder.bytes("a.mp4")
    }
    #expect(Set(files).count == 3)
  }

  @Test func oddSidesArePaddedAndItIsSaid() throws {
    let folder = try TemporaryFolder()
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker", "duration": 0.1 }"#,
      canvas: #""size": [41, 21], "scale": 1"#)
    let session = Session(
      "render", "-", "-o", folder.path("a.mp4"), "--progress=none", input: scene)
    #expect(session.errorLines.count == 2)
    #expect(session.error.contains("41x21 is padded to 42x22"))
  }
}
