import CommandTestSupport
import Commands
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing

/// What cannot be compared, and where the difference picture goes.
@Suite struct FilesOfDiff {
  private let inputs: DiffInputs
  private let good: String

  init() throws {
    inputs = try DiffInputs()
    good = try inputs.picture("good.png", try .plain(40, 30).with(5, 5, 9, 9, .gray(3)))
  }

  /// Bytes that are no picture, or half of one, under a name: the word that must be told of each.
  private func bad(_ kind: String) throws -> (path: String, words: String) {
    let bytes = try inputs.folder.bytes("good.png")
    func write(_ bytes: [UInt8], _ name: String = "bad.png") throws -> String {
      try inputs.folder.write(bytes, to: name)
      return inputs.folder.path(name)
    }
    switch kind {
    case "missing": return (inputs.folder.path("none.png"), "No such file or directory")
    case "empty": return (try write([]), "the file is empty")
    case "cut": return (try write(Array(bytes.prefix(bytes.count / 2))), "ends too early")
    case "flipped bit":
      var broken = bytes
      broken[bytes.count - 20] ^= 4
      return (try write(broken), "damaged PNG picture")
    case "JPEG": return (try write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 74, 70, 73, 70]), "JPEG")
    case "text": return (try write(Array("hello".utf8)), "not a PNG picture")
    case "bomb": return (Repository.path("Tests/PNGCodecTests/Fixtures/bomb.png"), "30000x30000")
    case "device": return ("/dev/null", "neither a file nor a folder")
    default:
      try FileManager.default.createDirectory(
        atPath: inputs.folder.path("folder.png"), withIntermediateDirectories: true)
      return (inputs.folder.path("folder.png"), "no PNG file")
    }
  }

  @Test(arguments: [
    "missing", "empty", "cut", "flipped bit", "JPEG", "text", "bomb", "device", "folder",
  ])
  func whatCannotBeReadIsNotADifference(kind: String) throws {
    let (path, words) = try bad(kind)
    let picture = inputs.folder.path("diff.png")
    for pair in [[good, path], [path, good], [path, path]] {
      let session = Session(["diff"] + pair + ["--json", "-o", picture])
      #expect(session.status == .failure)
      #expect(session.output.isEmpty)
      #expect(session.errorLines.count == 1)
      #expect(session.error.contains("\(path): ") && session.error.contains(words))
    }
    #expect(!inputs.folder.contents.contains { $0.hasPrefix("diff") || $0.hasPrefix(".") })
  }

  @Test(arguments: [["diff"], ["diff", "a.png"], ["diff", "a.png", "b.png", "c.png"]])
  func itTakesTwoInputs(words: [String]) {
    #expect(Session(words).status == .usage)
  }

  @Test func standardInputIsNone() {
    for words in [["-", good], [good, "-"]] {
      let session = Session(["diff"] + words)
      #expect(session.status == .usage)
      #expect(session.error.contains("none from stdin; name a file"))
    }
  }

  @Test func quietLeavesTheStatusAlone() throws {
    let other = try inputs.picture("other.png", try .plain(40, 30))
    for (path, status) in [(good, ExitStatus.success), (other, .differs)] {
      let session = Session("diff", good, path, "-q", "--ignore-antialiasing")
      #expect(session.status == status)
      #expect(session.output.isEmpty && session.error.isEmpty)
    }
  }

  @Test func theDifferencePictureShowsWhere() throws {
    let ground = try Pixmap.plain(20, 10)
    let a = try inputs.picture("a.png", ground)
    let b = try inputs.picture(
      "b.png", ground.with(3, 2, 4, 5, .gray(0)).with(9, 0, 1, 1, .gray(250)))
    let path = inputs.folder.path("new/diff.png")
    #expect(Session("diff", a, b, "--tolerance", "5", "-o", path).status == .differs)
    let picture = try Pixmap(pngData: inputs.folder.bytes("new/diff.png"))
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    // Five levels: 1/6 + 5/510 of the way from white to 255, 150, 60.
    let orange = PremultipliedColor(red: 255, green: 236, blue: 221, alpha: 255)
    for y in 0..<10 {
      for x in 0..<20 {
        let isDifferent = (3..<7).contains(x) && (2..<7).contains(y)
        let color = isDifferent ? red : (x, y) == (9, 0) ? orange : .gray(255)
        #expect(picture[x, y] == color, "\(x), \(y)")
      }
    }
    // Equal pictures have one too, so that none stays from before.
    #expect(try inputs.document(a, a, "-o", path).output == path)
    #expect(try Pixmap(pngData: inputs.folder.bytes("new/diff.png")) == ground)
  }

  @Test func anAnimationShowsEveryFrame() throws {
    var frames = try (0..<3).map { try Pixmap.plain(20, 10, .gray(UInt8(100 + $0))) }
    let a = try inputs.animation("a.apng", frames, rate: 30)
    frames[1] = frames[1].with(0, 0, 20, 10, .gray(0))
    let b = try inputs.animation("b.apng", frames, rate: 30)
    let path = inputs.folder.path("diff.apng")
    #expect(Session("diff", a, b, "-o", path).status == .differs)
    var reader = try APNGReader(inputs.folder.bytes("diff.apng"))
    #expect(reader.frameCount == 3 && reader.frameRate?.numerator == 30)
    var reds: [UInt8] = []
    while let frame = try reader.next() { reds.append(frame.pixmap[0, 0].green) }
    // Red has no green; the pale grey of what is equal has.
    #expect(reds.map { $0 == 0 } == [false, true, false])
  }

  /// 120000/1001: an animated PNG has 16 bits for each part.
  @Test func aRateThatItCannotHoldIsReplacedByOneThatItCan() throws {
    let clip = try inputs.render("hi.mp4", SceneText.square, "--fps", "119.88", "--frames", "0-9")
    let path = inputs.folder.path("diff.apng")
    let session = Session("diff", clip, clip, "-o", path)
    #expect(session.status == .success)
    #expect(session.output.hasSuffix("\nequal\n"))
    #expect(session.errorLines.count == 1)
    #expect(session.error.hasPrefix("\(path): warning: it plays at "))
    #expect(session.error.hasSuffix(" fps, as an animated PNG cannot at 120000/1001 fps\n"))
    let reader = try APNGReader(inputs.folder.bytes("diff.apng"))
    #expect(reader.frameCount == 10)
    let rate = try #require(reader.frameRate).framesPerSecond
    #expect((rate * 1001 / 120_000 - 1).magnitude <= 1 / 65535.0)
    let still = Session("diff", clip, clip, "-o", inputs.folder.path("diff.png"))
    #expect(still.status == .success && still.error.isEmpty)
  }

  @Test(arguments: ["diff.mp4", "frames/", "d-%02d.png", "-", "diff", "diff.jpg"])
  func otherOutputsAreRefused(name: String) {
    let session = Session("diff", good, good, "-o", name)
    #expect(session.status == .usage)
    #expect(session.error.contains(".png, or those of all frames to an .apng"))
  }

  @Test func aPatternsFramesAreNotAddedTo() throws {
    for folder in ["pa", "pb"] {
      _ = try inputs.render("\(folder)/frame-%04d.png", SceneText.square, "--frames", "0-2")
    }
    let (a, b) = (inputs.folder.path("pa/frame-%04d.png"), inputs.folder.path("pb/frame-%04d.png"))
    let (beyond, deep) = ("pa/frame-0099.png", "pb/../pa/frame-7.png")
    for name in [beyond, deep] {
      let path = inputs.folder.path(name)
      for words in [["diff", a, b], ["diff", b, a], ["measure", a, "--format", "png"]] {
        let session = Session(words + ["-o", path])
        #expect(session.status == .usage)
        #expect(session.error.contains("\(path) would be one of the frames of \(a); write it else"))
      }
    }
    // Other names and other folders are free.
    for name in ["pa/frame-x.png", "pa/diff.png", "frame-0000.png", "pa/frame-0099.apng"] {
      #expect(Session("diff", a, b, "-o", inputs.folder.path(name)).status == .success, "\(name)")
    }
    let shots = inputs.folder.path("pb")
    #expect(Session("measure", shots, "-o", shots + "/plot.png").status == .usage)
    #expect(Session("diff", shots, shots, "-o", shots + "/diff.apng").status == .success)
  }

  @Test func inputsAreNotWrittenInto() throws {
    let folder = try inputs.frames("shots", [try .plain(9, 9)])
    let bytes = try inputs.folder.bytes("good.png")
    for (words, told) in [
      ([good, good, "-o", good], "would overwrite \(good), which is compared"),
      ([folder, good, "-o", folder + "/diff.png"], "would be one of the frames of"),
      ([good, good, "-o", good, "-o", "x.png"], "one difference picture"),
    ] {
      let session = Session(["diff"] + words)
      #expect(session.status == .usage)
      #expect(session.error.contains(told))
    }
    #expect(try inputs.folder.bytes("good.png") == bytes)
  }

  @Test func aPictureThatCannotBeWrittenIsAFailure() {
    let session = Session("diff", good, good, "-o", "/proc/none/diff.png")
    #expect(session.status == .failure)
    #expect(session.error.contains("/proc/none/diff.png: "))
  }
}
