import CommandTestSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Where outputs go, and what they must not touch.
@Suite struct OutputPaths {
  private static let scene = RenderCommandRuns.short

  @Test func anOutputIsNotWrittenTwice() throws {
    let folder = try TemporaryFolder()
    let pairs = [
      ("a.mp4", "a.mp4"), ("a.mp4", "./a.mp4"), ("a.apng", "./a.apng"), ("f/", "f/../f/"),
      ("f/", "f/frame-%04d.png"),
      ("x-%d.png", "x-%02d.png"),
    ]
    for (first, second) in pairs {
      let session = Session(
        "render", "-", "-o", folder.path(first), "-o", folder.path(second), input: Self.scene)
      #expect(session.status == .usage, "\(first) \(second)")
      #expect(session.error.contains("is written to twice"), "\(session.error)")
    }
    #expect(folder.contents.isEmpty)
  }

  @Test func differentNamesInOneFolderAreFine() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("a-%d.png"), "-o", folder.path("b-%d.png"), "-o",
      folder.path("a.mp4"), input: Self.scene)
    #expect(session.status == .success)
    #expect(folder.contents.count == 21)
  }

  @Test(arguments: [["f/", "f/a.mp4"], ["f/a.mp4", "f/"]])
  func aVideoGoesBesideItsFramesInANewFolder(outputs: [String]) throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "--frames", "0-2"] + outputs.flatMap { ["-o", folder.path($0)] }
    let session = Session(words, input: Self.scene)
    #expect(session.status == .success, "\(session.error)")
    #expect(
      folder.contents == ["f", "f/a.mp4"] + (0..<3).map { "f/frame-000\($0).png" })
  }

  @Test func whatTheSceneIsReadFromIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene.utf8, to: "scene.mp4")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.mp4"), withDestinationPath: "scene.mp4")
    for name in ["scene.mp4", "./scene.mp4", "link.mp4"] {
      let session = Session("render", folder.path("scene.mp4"), "-o", folder.path(name))
      #expect(session.status == .usage)
      #expect(session.error.contains("which is read"), "\(session.error)")
    }
    #expect(try folder.bytes("scene.mp4") == Array(Self.scene.utf8))
  }

  @Test func picturesOfTheSceneAreNotOverwritten() throws {
    let folder = try TemporaryFolder()
    let still = Session(
      "still", "-", "--frame", "0", "-o", folder.path("frame-0003.png"), input: Self.scene)
    #expect(still.status == .success)
    let bytes = try folder.bytes("frame-0003.png")
    let words = ["render", "--screenshot", folder.path("frame-0003.png"), "--rect", "10,5,10,10"]
    let session = Session(words + ["-o", folder.path("/")])
    #expect(session.status == .usage)
    #expect(session.error.contains("would overwrite"))
    #expect(try folder.bytes("frame-0003.png") == bytes)
    #expect(Session(words + ["-o", folder.path("out/")]).status == .success)
  }

  /// An existing file is replaced, without a question.
  @Test func anEarlierOutputIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old".utf8, to: "a.mp4")
    let session = Session("render", "-", "-o", folder.path("a.mp4"), input: Self.scene)
    #expect(session.status == .success)
    #expect(try folder.bytes("a.mp4").count > 100)
    #expect(folder.contents == ["a.mp4"])
  }

  @Test func framesOfALongerRenderGoAndOtherFilesStay() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-", "-o", folder.path("f/")]
    #expect(Session(words, input: Self.scene).status == .success)
    try folder.write("mine".utf8, to: "f/notes.txt")
    #expect(Session(words + ["--frames", "0-3"], input: Self.scene).status == .success)
    #expect(
      folder.contents == ["f"] + (0..<4).map { "f/frame-000\($0).png" } + ["f/notes.txt"])
  }

  @Test func whatCannotBeWrittenIsFoundBeforeAFrameIsDrawn() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("dir.mp4"), withIntermediateDirectories: false)
    let session = Session(
      "render", "-", "-o", folder.path("dir.mp4"), "--progress", "plain", input: Self.scene)
    #expect(session.status == .usage)
    #expect(session.error.contains("dir.mp4: is a folder"))
    #expect(folder.contents == ["dir.mp4"])
  }

  @Test func oneBadOutputLeavesNothingOfTheOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "file")
    let session = Session(
      "render", "-", "-o", folder.path("new/a.mp4"), "-o", folder.path("file/b.mp4"),
      input: Self.scene)
    #expect(session.status == .failure)
    #expect(session.error.contains("Not a directory"))
    #expect(folder.contents == ["file"])
  }

  /// Percent signs are doubled in names of frames, and nothing special elsewhere.
  @Test func percentSignsStandForThemselves() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("100%d/"), "-o", folder.path("%s.mp4"), "-o",
      folder.path("50%%-%d.png"), "--frames", "0", input: Self.scene)
    #expect(session.status == .success, "\(session.error)")
    #expect(
      folder.contents == ["%s.mp4", "100%d", "100%d/frame-0000.png", "50%-0.png"])
  }

  @Test func nothingUnaskedForIsWritten() throws {
    let folder = try TemporaryFolder()
    let here = FileManager.default.currentDirectoryPath
    let before = try FileManager.default.contentsOfDirectory(atPath: here).sorted()
    for words in [["curve", "-"], ["explain", "-", "--json"], ["render", "-"], ["doctor"]] {
      _ = Session(words, input: Self.scene)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: here).sorted() == before)
    #expect(folder.contents.isEmpty)
  }
}
