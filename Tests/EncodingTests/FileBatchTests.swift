import Encoding
import Foundation
import TestSupport
import Testing

/// Files that appear together, or not at all.
@Suite struct FileBatches {
  let place: TemporaryFolder
  private let files = TemporaryFiles()

  init() throws { place = try TemporaryFolder() }

  /// A batch of files, each of which is to hold `byte`.
  private func batch(_ names: [String], _ byte: UInt8) throws -> FileBatch {
    let batch = FileBatch(files: files)
    for name in names { try batch.add([byte], path: place.path(name)) }
    return batch
  }

  private func number(_ name: String) -> ino_t {
    var status = stat()
    return stat(place.path(name), &status) == 0 ? status.st_ino : 0
  }

  @Test func allAppearAndNothingElse() throws {
    try place.write([1], to: "a")
    chmod(place.path("a"), 0o640)
    let batch = try batch(["a", "new/b"], 2)
    #expect(place.visible == ["a", "new"])
    #expect(try place.bytes("a") == [1])
    try batch.publish()
    #expect(try place.snapshot() == ["a": [2], "new": [], "new/b": [2]])
    var status = stat()
    stat(place.path("a"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  /// One of them cannot take its place: its temporary file is gone, or a folder is there by now.
  @Test(arguments: [false, true])
  func whereOneCannotAppearTheEarlierOnesComeBack(hasFolder: Bool) throws {
    for name in ["a", "b"] { try place.write([1], to: name) }
    let batch = try batch(["a", "new/c", "b"], 2)
    let (before, a) = (Set(place.contents), number("a"))
    try batch.add([2], path: place.path("d"))
    if hasFolder {
      mkdir(place.path("d"), 0o777)
    } else {
      let temporary = try #require(Set(place.contents).subtracting(before).first)
      unlink(place.path(temporary))
    }
    let error: EncodingError =
      hasFolder
      ? .isFolder(path: place.path("d")) : .system(path: place.path("d"), code: ENOENT)
    #expect(throws: error) { try batch.publish() }
    var expected: [String: [UInt8]] = ["a": [1], "b": [1]]
    if hasFolder { expected["d"] = [] }
    #expect(try place.snapshot() == expected)
    #expect(number("a") == a)
  }

  /// A name that comes twice is one file, and comes back as that.
  @Test func aFileThatIsReplacedTwiceComesBack() throws {
    try place.write([1], to: "a")
    let batch = try batch(["a", "a", "d"], 2)
    mkdir(place.path("d"), 0o777)
    #expect(throws: EncodingError.self) { try batch.publish() }
    #expect(try place.snapshot() == ["a": [1], "d": []])
  }

  /// Whoever is to end the program has to wait from the first file to the last.
  @Test func noSignalComesInBetween() throws {
    let names = (0..<400).map { "f\($0)" }
    for name in names { try place.write([1], to: name) }
    let batch = try batch(names, 2)
    let (first, path) = (number("f0"), place.path("f0"))
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [files] in
      var status = stat()
      repeat { stat(path, &status) } while status.st_ino == first
      files.removeAll()
      isOver.signal()
    }
    try batch.publish()
    isOver.wait()
    for name in names { #expect(try place.bytes(name) == [2]) }
    #expect(place.contents.count == names.count)
  }

  @Test func whatIsCancelledLeavesNoTrace() throws {
    try place.write([1], to: "a")
    try batch(["a", "new/deep/b", "new/c"], 2).cancel()
    #expect(try place.snapshot() == ["a": [1]])
  }
}
