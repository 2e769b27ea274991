import Encoding
import Foundation
import Raster
import TestSupport
import Testing
import VideoCodec

/// A file appears whole or not at all, and only where it was asked for.
@Suite struct AtomicOutput {
  static let outputs = ["out.mp4", "out.png", "out.apng", "frames/", "f%02d.png"]

  @Test(arguments: outputs)
  func nothingAppearsBeforeTheEnd(output: String) throws {
    let run = try Run()
    let sink = try run.sink(output)
    try sink.append(Run.frame(0))
    try sink.close()
    #expect(run.folder.visible == [])
    try sink.publish()
    #expect(
      run.folder.contents
        == [
          output == "frames/"
            ? ["frames", "frames/frame-0000.png"] : [output.replacing("%02d", with: "00")]
        ].flatMap(\.self))
  }

  @Test(arguments: outputs)
  func aCancelledOutputLeavesNothing(output: String) throws {
    let run = try Run()
    let sink = try run.sink("new/deep/" + output)
    try sink.append(Run.frame(0))
    sink.cancel()
    sink.cancel()
    #expect(run.folder.contents == [])
  }

  @Test(arguments: outputs)
  func aCancelledOutputLeavesTheOldOne(output: String) throws {
    let run = try Run()
    try run.write(output, count: 1)
    let before = try run.folder.snapshot()
    let sink = try run.sink(output)
    try sink.append(Run.frame(5))
    sink.cancel()
    #expect(try run.folder.snapshot() == before)
  }

  @Test(arguments: outputs)
  func removingEverythingLeavesTheOldOneToo(output: String) throws {
    let run = try Run()
    try run.write(output, count: 1)
    let before = try run.folder.snapshot()
    let sink = try run.sink(output)
    try sink.append(Run.frame(5))
    run.files.removeAll()
    #expect(try run.folder.snapshot() == before)
    // Whatever its thread does afterwards makes nothing new.
    #expect(throws: EncodingError.self) {
      try sink.append(Run.frame(6))
      try sink.finish()
    }
    #expect(throws: EncodingError.cancelled) { try run.sink("other.png") }
    #expect(try run.folder.snapshot() == before)
  }

  @Test(arguments: outputs)
  func missingFoldersAreMade(output: String) throws {
    let run = try Run()
    try run.write("new/deep/" + output, count: 1)
    #expect(run.folder.contents.starts(with: ["new", "new/deep"]))
    #expect(run.folder.visible.count == run.folder.contents.count)
  }

  @Test(arguments: outputs)
  func aFileInTheWayIsNamed(output: String) throws {
    let run = try Run()
    try run.folder.write("text".utf8, to: "file")
    let path = run.folder.path("file/" + output)
    #expect(throws: EncodingError.system(path: path, code: ENOTDIR)) {
      try run.sink("file/" + output)
    }
    #expect(run.folder.contents == ["file"])
  }

  @Test(arguments: ["out.mp4", "out.png", "out.apng"])
  func aFolderIsNotReplaced(output: String) throws {
    let run = try Run()
    try run.write(output + "/", count: 1)
    let before = run.folder.contents
    let error = #expect(throws: EncodingError.isFolder(path: run.folder.path(output))) {
      try run.sink(output)
    }
    #expect(try #require(error).description.contains("is a folder"))
    #expect(run.folder.contents == before)
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"), arguments: outputs)
  func aFolderWithoutPermissionIsNamed(output: String) throws {
    let run = try Run()
    mkdir(run.folder.path("closed"), 0o555)
    let path = run.folder.path("closed/" + output)
    #expect(throws: EncodingError.system(path: path, code: EACCES)) {
      try run.sink("closed/" + output)
    }
  }

  @Test(arguments: ["out.mp4", "out.png", "out.apng"])
  func aLinkSurvivesAndItsTargetIsReplaced(output: String) throws {
    let run = try Run()
    try run.write("real/" + output, count: 1)
    let old = try run.folder.bytes("real/" + output)
    symlink("real/" + output, run.folder.path(output))
    let sink = try run.sink(output)
    try sink.append(Run.frame(5))
    try sink.finish()
    #expect(run.folder.link(output) == "real/" + output)
    #expect(try run.folder.bytes("real/" + output) != old)
    #expect(try run.folder.bytes(output) == run.folder.bytes("real/" + output))
  }

  @Test(arguments: ["out.mp4", "out.png", "out.apng"])
  func aDanglingLinkGetsItsTarget(output: String) throws {
    let run = try Run()
    symlink("later/" + output, run.folder.path(output))
    try run.write(output, count: 1)
    #expect(run.folder.link(output) == "later/" + output)
    #expect(run.folder.contents == ["later", "later/" + output, output].sorted())
  }

  @Test func aCircleOfLinksIsAnError() throws {
    let run = try Run()
    symlink("b.png", run.folder.path("a.png"))
    symlink("a.png", run.folder.path("b.png"))
    let path = run.folder.path("a.png")
    #expect(throws: EncodingError.system(path: path, code: ELOOP)) { try run.sink("a.png") }
  }

  @Test(arguments: [
    "100%.mp4", "%d.mp4", "%s/%05d.mp4", "a[1]#2?b&c.mp4", " ü \u{1F600}.mp4", "file:x.mp4",
    "a:b.mp4", "-.mp4",
  ])
  func namesAreTakenVerbatim(name: String) throws {
    let run = try Run()
    try run.write(name, count: 2)
    #expect(run.folder.contents.filter { $0.hasSuffix(".mp4") } == [name])
    #expect(try run.frameCount(name) == 2)
  }

  @Test func theModeOfAReplacedFileStays() throws {
    let run = try Run()
    try run.write("a.png", count: 1)
    chmod(run.folder.path("a.png"), 0o640)
    try run.write("a.png", count: 1)
    var status = stat()
    stat(run.folder.path("a.png"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func outputsOfOneFolderDoNotMeet() throws {
    let run = try Run()
    let sinks = try (0..<20).map { try run.sink("a\($0).mp4") }
    for (index, sink) in sinks.enumerated() {
      for frame in 0...index { try sink.append(Run.frame(frame)) }
    }
    for sink in sinks { try sink.finish() }
    for index in 0..<20 { #expect(try run.frameCount("a\(index).mp4") == index + 1) }
    #expect(run.folder.contents.count == 20)
  }

  @Test(arguments: outputs)
  func whatAKilledRunLeftIsNotInTheWay(output: String) throws {
    let run = try Run()
    // The next names of this process are among these.
    let probe = try run.sink("probe.png")
    let name = try #require(run.folder.contents.first)
    probe.cancel()
    let parts = name.split(separator: "-")
    let number = try #require(parts.last?.split(separator: ".").first.flatMap { Int($0) })
    let left = (number + 1...number + 300).map {
      (parts.dropLast() + ["\($0).tmp"]).joined(separator: "-")
    }
    for name in left { try run.folder.write("left".utf8, to: name) }
    try run.write(output, count: 1)
    #expect(run.folder.visible.count == (output == "frames/" ? 2 : 1))
    for name in left { #expect(try run.folder.bytes(name) == Array("left".utf8)) }
  }
}
