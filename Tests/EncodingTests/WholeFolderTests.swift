import Encoding
import Foundation
import TestSupport
import Testing

/// Folders that appear whole, or not at all.
@Suite struct WholeFolders {
  let place: TemporaryFolder
  private let files = TemporaryFiles()
  private static let kind = FolderKind(
    marker: ".kind", names: ["x", "deep", "old", "same", "new"])

  init() throws { place = try TemporaryFolder() }

  private func folder(_ name: String = "a/b") throws -> WholeFolder {
    try WholeFolder(path: place.path(name), kind: Self.kind, files: files)
  }

  private var visible: [String] {
    place.contents.filter { !$0.contains(".shake-render-") }
  }

  @Test func nothingIsSeenBeforeItAppears() throws {
    let folder = try folder()
    try folder.write([1], to: "x")
    try folder.write([2], to: "deep/er/y")
    #expect(visible == ["a"])
    try folder.publish()
    #expect(
      place.contents
        == ["a", "a/b", "a/b/.kind", "a/b/deep", "a/b/deep/er", "a/b/deep/er/y", "a/b/x"])
    #expect(try place.bytes("a/b/deep/er/y") == [2])
  }

  @Test func whatIsCancelledLeavesNoTrace() throws {
    let folder = try folder()
    try folder.write([1], to: "x")
    folder.cancel()
    #expect(place.contents == [])
  }

  @Test func whatIsForgottenLeavesNoTrace() throws {
    try folder().write([1], to: "x")
    #expect(place.contents == [])
  }

  @Test func whatASignalStopsLeavesNoTrace() throws {
    let folder = try folder()
    try folder.write([1], to: "x")
    files.removeAll()
    #expect(place.contents == [])
    #expect(throws: EncodingError.cancelled) { try folder.write([2], to: "y") }
    #expect(throws: EncodingError.cancelled) { try folder.publish() }
    #expect(place.contents == [])
  }

  @Test func anEarlierOneIsReplacedWithEverythingInIt() throws {
    let first = try folder("b")
    try first.write([1], to: "old/x")
    try first.publish()
    let second = try folder("b")
    try second.write([2], to: "new")
    #expect(try place.bytes("b/old/x") == [1])
    try second.publish()
    #expect(place.contents == ["b", "b/.kind", "b/new"])
  }

  @Test func anEmptyFolderIsReplaced() throws {
    try FileManager.default.createDirectory(
      atPath: place.path("b"), withIntermediateDirectories: false)
    try folder("b").publish()
    #expect(place.contents == ["b", "b/.kind"])
  }

  /// As a folder where a disk is mounted, this path cannot be renamed.
  @Test func whatCannotBeRenamedGetsOtherContents() throws {
    let first = try folder("b")
    try first.write([1], to: "old/x")
    try first.write([1], to: "same")
    try first.publish()
    let second = try folder("b/.")
    try second.write([2], to: "new/er/y")
    try second.write([3], to: "same")
    #expect(try place.bytes("b/same") == [1])
    try second.publish()
    #expect(
      place.contents == ["b", "b/.kind", "b/new", "b/new/er", "b/new/er/y", "b/same"])
    #expect(try place.bytes("b/same") == [3])
    try WholeFolder.remove(place.path("b/."), kind: Self.kind)
    #expect(place.contents == ["b"])
  }

  @Test func whatCannotBeRenamedAndIsCancelledLeavesNoTrace() throws {
    try folder("b").publish()
    let second = try folder("b/.")
    try second.write([2], to: "new")
    second.cancel()
    #expect(place.contents == ["b", "b/.kind"])
  }

  @Test func aFolderOfAnotherKindIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      atPath: place.path("b"), withIntermediateDirectories: false)
    try place.write([7], to: "b/mine")
    let error = EncodingError.foreignFolder(path: place.path("b"))
    #expect(throws: error) { try folder("b") }
    #expect(throws: error) { try WholeFolder.check(place.path("b"), kind: Self.kind) }
    #expect(throws: error) { try WholeFolder.remove(place.path("b"), kind: Self.kind) }
    #expect(place.contents == ["b", "b/mine"])
  }

  @Test func whatIsPutIntoAFolderIsNotLostWithIt() throws {
    try folder("b").publish()
    let second = try folder("b")
    for name in ["mine", "his"] { try place.write([7], to: "b/\(name)") }
    let error = EncodingError.foreignFile(folder: place.path("b"), name: "his")
    #expect(throws: error) { try second.publish() }
    second.cancel()
    #expect(throws: error) { try folder("b") }
    #expect(throws: error) { try WholeFolder.check(place.path("b"), kind: Self.kind) }
    #expect(throws: error) { try WholeFolder.remove(place.path("b"), kind: Self.kind) }
    #expect(place.contents == ["b", "b/.kind", "b/his", "b/mine"])
  }

  @Test func aFileIsLeftAlone() throws {
    try place.write([7], to: "b")
    #expect(throws: EncodingError.system(path: place.path("b"), code: ENOTDIR)) {
      try folder("b")
    }
    #expect(try place.bytes("b") == [7])
  }

  @Test func removingWhatIsNotThereIsFine() throws {
    try WholeFolder.remove(place.path("b"), kind: Self.kind)
    try folder("b").publish()
    try WholeFolder.remove(place.path("b"), kind: Self.kind)
    #expect(place.contents == [])
  }
}
