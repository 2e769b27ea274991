import CommandTestSupport
import Commands
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

/// Animated PNGs from `render`.
@Suite struct AnimationRuns {
  private static let scene = RenderCommandRuns.short

  /// The frames that a reader composes of a file.
  private static func pictures(_ bytes: [UInt8]) throws -> [Pixmap] {
    var reader = try APNGReader(bytes)
    var pictures: [Pixmap] = []
    while let frame = try reader.next() { pictures.append(frame.pixmap) }
    return pictures
  }

  @Test func theFileHoldsEveryFrameAndTheSummarySaysSo() throws {
    let folder = try TemporaryFolder()
    let out = folder.path("new/a.apng")
    let session = Session("render", "-", "-o", out, "--progress=none", input: Self.scene)
    #expect(session.status == .success)
    #expect(session.errorLines == ["\(out): 10 frames, 0.166667 s, 40x20 px at 60 fps"])
    #expect(folder.contents == ["new", "new/a.apng"])
    let file = try AnimationChunks(folder.bytes("new/a.apng"))
    #expect(file.frameCount == 10)
    #expect(file.delays == Array(repeating: "1/60", count: 10))
    #expect(file.plays == 0)
  }

  /// So many frames as begin within 0.16 s.
  @Test(arguments: [
    ("24", "1/24", 4), ("29.97", "1001/30000", 5), ("59.94", "1001/60000", 10),
    ("100", "1/100", 16),
    ("12.5", "2/25", 2), ("65535/67", "67/65535", 157),
  ])
  func delaysAreExact(rate: String, delay: String, count: Int) throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("a.apng"), "--fps", rate, input: Self.scene)
    #expect(session.status == .success)
    let file = try AnimationChunks(folder.bytes("a.apng"))
    #expect(file.delays == Array(repeating: delay, count: count))
  }

  @Test(arguments: ["120000/1001", "119.88", "100.0001", "65536/67"])
  func aRateThatDoesNotFitIsRefusedBeforeAnythingElse(rate: String) throws {
    let folder = try TemporaryFolder()
    // The scene is not even looked for.
    let words = ["render", folder.path("none.json"), "--fps", rate, "-o", folder.path("a/")]
    let session = Session(words + ["-o", folder.path("a.apng")])
    #expect(session.status == .usage)
    #expect(session.error.contains("--fps: an animated PNG cannot hold"))
    #expect(!session.error.contains("none.json"))
    #expect(folder.contents.isEmpty)
  }

  /// A video holds that rate.
  @Test func theRateOfAnAnimationIsNoRuleForOthers() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "--fps", "119.88", "-o", folder.path("a.mp4")]
    #expect(Session(words, input: Self.scene).status == .success)
  }

  @Test func severalOutputsHoldTheSamePixels() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("a.mp4"), "-o", folder.path("a.apng"), "-o",
      folder.path("f/"), "-o", folder.path("b.apng"), "--json", "--workers", "3",
      input: Self.scene)
    #expect(session.status == .success)
    let result = try ResultDocument(session)
    #expect(result.outputs.map(\.format) == ["mp4", "apng", "png", "apng"])
    #expect(result.outputs.map(\.frames) == [10, 10, 10, 10])
    let frames = try RenderCommandRuns.names.map {
      try RenderCommandRuns.picture(folder, "f/\($0)")
    }
    #expect(Set(frames).count > 5)
    #expect(try Self.pictures(folder.bytes("a.apng")) == frames)
    #expect(try folder.bytes("a.apng") == folder.bytes("b.apng"))
    // A program that knows plain PNGs only sees the first frame.
    #expect(try RenderCommandRuns.picture(folder, "a.apng") == frames[0])
  }

  @Test func aTransparentCanvasStaysTransparent() throws {
    let folder = try TemporaryFolder()
    let clear = Self.scene.replacing(#""white""#, with: #""clear""#)
    let session = Session(
      "render", "-", "-o", folder.path("a.apng"), "-o", folder.path("f/"), "--set",
      "views.box.alpha=0.5", input: clear)
    #expect(session.status == .success, "\(session.error)")
    let pictures = try Self.pictures(folder.bytes("a.apng"))
    #expect(pictures.first?[0, 0].alpha == 0)
    // Half of 255 lies between the two.
    let inside = try #require(pictures.first?[15, 10].alpha)
    #expect([127, 128].contains(inside))
    #expect(
      try pictures
        == RenderCommandRuns.names.map {
          try RenderCommandRuns.picture(folder, "f/\($0)")
        })
  }

  @Test func selectedFramesFollowEachOther() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "-o", folder.path("a.apng"), "-o", folder.path("f/")]
    let session = Session(words + ["--frames", "2-8:3"], input: Self.scene)
    #expect(session.status == .success)
    let file = try folder.bytes("a.apng")
    #expect(try AnimationChunks(file).delays == ["1/60", "1/60", "1/60"])
    #expect(
      try Self.pictures(file)
        == [2, 5, 8].map {
          try RenderCommandRuns.picture(folder, "f/frame-000\($0).png")
        })
  }

  /// The frames are in an animation once, whatever it says.
  @Test(arguments: [([], 0, 10), (["--loop", "0"], 0, 10), (["--loop", "3"], 3, 30)])
  func loopSaysHowOftenItIsPlayed(words: [String], plays: Int, videoFrames: Int) throws {
    let folder = try TemporaryFolder()
    let outputs = ["-o", folder.path("a.apng"), "-o", folder.path("a.mp4")]
    let session = Session(["render", "-", "--json"] + outputs + words, input: Self.scene)
    #expect(session.status == .success)
    #expect(try ResultDocument(session).outputs.map(\.frames) == [10, videoFrames])
    let file = try AnimationChunks(folder.bytes("a.apng"))
    #expect(file.plays == plays)
    #expect(file.frameCount == 10)
  }

  @Test func aFormatMakesAnAnimationOfAnyName() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "a.APNG", "noending"] {
      let session = Session(
        "render", "-", "--format", "apng", "-o", folder.path(name), input: Self.scene)
      #expect(session.status == .success, "\(name)")
      #expect(try AnimationChunks(folder.bytes(name)).frameCount == 10)
    }
  }

  @Test func anAnimationIsNotWrittenToATerminal() {
    let session = Session(
      "render", "-", "-o", "-", "--format", "apng", input: Self.scene, isTerminal: true)
    #expect(session.status == .usage)
    #expect(session.error.contains("will not write apng to a terminal"))
  }

  @Test func anAnimationGoesThroughAPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene.utf8, to: "scene.json")
    let program = try #require(BuiltProgram([]).process.executableURL?.path)
    let result = try Shell.bash(
      """
      cd '\(folder.path)'; '\(program)' render scene.json -q -o a.apng -o - --format apng | \
      cat >piped; echo ${PIPESTATUS[0]}
      """)
    #expect(result == "0\n")
    #expect(try AnimationChunks(folder.bytes("piped")).frameCount == 10)
    #expect(try folder.bytes("piped") == folder.bytes("a.apng"))
  }
}
