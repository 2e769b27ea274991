import Encoding
import Foundation
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing

/// A PNG a frame.
@Suite struct Sequences {
  @Test(arguments: ["frames/", "frames//", "frames/f%03d.png", "f%03d.png", "new/deep/"])
  func everyFrameHasItsFile(output: String) throws {
    let run = try Run()
    try run.write(output, count: 12)
    let files = run.folder.contents.filter { $0.hasSuffix(".png") }
    #expect(files.count == 12)
    for (index, file) in files.enumerated() {
      #expect(try Pixmap(pngData: run.folder.bytes(file)) == Run.picture(index))
    }
  }

  @Test func namesAreWideEnoughForTheLast() throws {
    let run = try Run()
    let sink = try run.sink("frames/", lastIndex: 10_000)
    for index in [0, 9, 10, 9_999, 10_000] { try sink.append(Run.frame(index)) }
    try sink.finish()
    #expect(
      run.folder.contents.dropFirst() == [
        "frames/frame-00000.png", "frames/frame-00009.png", "frames/frame-00010.png",
        "frames/frame-09999.png", "frames/frame-10000.png",
      ])
  }

  @Test func framesOfALongerRunGoAndOtherFilesStay() throws {
    let run = try Run()
    try run.write("frames/", count: 20)
    let others = ["notes.txt", "frame-a.png", "other-0001.png", "frame-0001.png.bak"]
    for name in others { try run.folder.write(name.utf8, to: "frames/" + name) }
    try run.write("frames/", count: 8)
    let frames = (0..<8).map { "frames/frame-000\($0).png" }
    #expect(
      run.folder.contents == (["frames"] + frames + others.map { "frames/" + $0 }).sorted())
    for name in others { #expect(try run.folder.bytes("frames/" + name) == Array(name.utf8)) }
  }

  @Test func framesOfAnotherWidthAreStaleToo() throws {
    let run = try Run()
    try run.write("f%d.png", count: 3)
    try run.write("f%04d.png", count: 2)
    #expect(run.folder.contents == ["f0000.png", "f0001.png"])
  }

  @Test func aFolderWithAFramesNameIsFoundBeforeTheFirstFrame() throws {
    let run = try Run()
    mkdir(run.folder.path("frame-0003.png"), 0o777)
    let path = run.folder.path("frame-0003.png")
    #expect(throws: EncodingError.isFolder(path: path)) { try run.sink("frame-%04d.png") }
    #expect(run.folder.contents == ["frame-0003.png"])
  }

  /// Another output made the folder, and wrote into it, after this one had found none.
  @Test func framesGoIntoAFolderThatCameMeanwhile() throws {
    let run = try Run()
    let sink = try run.sink("new/")
    for index in 0..<2 { try sink.append(Run.frame(index)) }
    try sink.close()
    mkdir(run.folder.path("new"), 0o777)
    try run.folder.write("clip".utf8, to: "new/clip.mp4")
    try sink.publish()
    #expect(
      run.folder.contents
        == ["new", "new/clip.mp4", "new/frame-0000.png", "new/frame-0001.png"])
    #expect(try run.folder.bytes("new/clip.mp4") == Array("clip".utf8))
  }

  @Test func anExchangeThatFailsIsUndone() throws {
    let run = try Run()
    try run.write("frames/", count: 3)
    let before = try run.folder.snapshot()
    let sink = try run.sink("frames/")
    for index in 0..<8 { try sink.append(Run.frame(index + 50)) }
    try sink.close()
    // A folder that takes a frame's place in the meantime cannot be replaced by a file.
    mkdir(run.folder.path("frames/frame-0055.png"), 0o777)
    #expect(throws: EncodingError.system(path: run.folder.path("frames/"), code: EISDIR)) {
      try sink.publish()
    }
    sink.cancel()
    rmdir(run.folder.path("frames/frame-0055.png"))
    #expect(try run.folder.snapshot() == before)
  }

  @Test func aFolderInPlaceOfAFileIsRefused() throws {
    let run = try Run()
    try run.folder.write("x".utf8, to: "frames")
    #expect(throws: EncodingError.system(path: run.folder.path("frames/"), code: ENOTDIR)) {
      try run.sink("frames/")
    }
  }

  @Test func aLinkedFolderIsWrittenInto() throws {
    let run = try Run()
    mkdir(run.folder.path("real"), 0o777)
    symlink("real", run.folder.path("link"))
    try run.write("link/", count: 1)
    #expect(run.folder.link("link") == "real")
    #expect(run.folder.contents.contains("real/frame-0000.png"))
  }

  @Test func framesKeepTheirIndex() throws {
    let run = try Run()
    let sink = try run.sink("frames/", lastIndex: 75)
    for (ordinal, index) in [0, 2, 4, 75].enumerated() {
      let picture = try Run.picture(index)
      try sink.append(
        Frame(ordinal: ordinal, index: index, pixmap: picture, damage: picture.bounds))
    }
    try sink.finish()
    #expect(
      run.folder.contents.dropFirst() == [
        "frames/frame-0000.png", "frames/frame-0002.png", "frames/frame-0004.png",
        "frames/frame-0075.png",
      ])
  }

  @Test func anEqualFrameIsNotEncodedAgain() throws {
    let run = try Run()
    let sink = try run.sink("frames/")
    try sink.append(Run.frame(0))
    // The picture is another one, though it says that it is not: encoding it would show.
    try sink.append(Frame(ordinal: 1, index: 1, pixmap: Run.picture(5), damage: .empty))
    try sink.finish()
    #expect(
      try run.folder.bytes("frames/frame-0000.png") == run.folder.bytes("frames/frame-0001.png"))
  }

  @Test(arguments: ["frames/", "a.png", "a.apng"])
  func anOutputWithoutFramesIsAnError(output: String) throws {
    let run = try Run()
    let sink = try run.sink(output)
    #expect(throws: EncodingError.noFrames(path: run.folder.path(output))) { try sink.finish() }
    #expect(run.folder.contents == [])
  }

  @Test func aStillTakesOneFrame() throws {
    let run = try Run()
    let sink = try run.sink("a.png")
    try sink.append(Run.frame(0))
    #expect(throws: EncodingError.severalFrames(path: run.folder.path("a.png"))) {
      try sink.append(Run.frame(1))
    }
    sink.cancel()
    #expect(run.folder.contents == [])
  }
}
