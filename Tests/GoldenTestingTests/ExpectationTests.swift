import Foundation
import Golden
import GoldenTesting
import PNGCodec
import Raster
import Rendering
import Synchronization
import TestSupport
import Testing

/// What Swift Testing is told of goldens that match and of all kinds that do not.
@Suite struct Expectations {
  let folder: CheckFolder

  init() throws { folder = try CheckFolder() }

  /// Expects exactly one issue, with all of the words in it.
  private func expectIssue(
    _ check: GoldenCheck, _ scene: SceneDocument, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = Mutex<[String]>([])
    try withKnownIssue(sourceLocation: sourceLocation) {
      try check.expect(scene)
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let texts = found.withLock(\.self)
    #expect(texts.count == 1, sourceLocation: sourceLocation)
    for word in words {
      #expect(texts.joined().contains(word), sourceLocation: sourceLocation)
    }
  }

  @Test func aMatchIsNoIssue() throws {
    try folder.record(CheckFolder.square())
    try folder.check().expect(CheckFolder.square())
  }

  @Test func theGoldenLiesBesideTheTestWithoutItsScene() throws {
    try folder.record(CheckFolder.square(), as: "forms/square")
    #expect(folder.contents == ["forms", "forms/square.apng", "forms/square.curve.csv"])
    try folder.check("forms/square").expect(CheckFolder.square())
  }

  @Test func theFolderCanBeAnother() throws {
    let other = try TemporaryFolder()
    for (place, files) in [
      ("../goldens", folder.folder.path("goldens")), (other.path, other.path),
    ] {
      let check = try folder.check(
        in: place, beside: folder.folder.path("Tests/SomeTests.swift"), mode: "missing")
      try expectIssue(check, CheckFolder.square(), "wrote \(files)/square.apng")
    }
    #expect(
      folder.folder.contents == ["goldens", "goldens/square.apng", "goldens/square.curve.csv"])
  }

  @Test func aMissingGoldenIsWrittenAndTheTestFailsUnlessItSaysNever() throws {
    try expectIssue(
      folder.check(), CheckFolder.square(), "golden 'square' is missing",
      "/golden/square.curve.csv is missing", "/golden/square.apng is missing",
      "SHAKE_GOLDEN=missing swift test")
    #expect(folder.folder.contents == [])
    try expectIssue(
      folder.check(mode: nil), CheckFolder.square(), "golden 'square' is missing",
      "wrote \(folder.folder.path("golden/square.apng"))", "run the test again")
    try folder.check(mode: nil).expect(CheckFolder.square())
  }

  @Test(arguments: ["never", "missing", "failed", "all"])
  func whereCIIsSetNothingIsWritten(_ mode: String) throws {
    let check = try folder.check(mode: mode, more: ["CI": "true"])
    try expectIssue(check, CheckFolder.square(), "golden 'square' is missing")
    #expect(folder.folder.contents == [])
  }

  @Test(arguments: [("never", false), ("missing", false), ("failed", true), ("all", true)])
  func anotherSceneIsWrittenIfTheModeSaysSo(_ mode: String, _ isWritten: Bool) throws {
    try folder.record(CheckFolder.square())
    let other = try CheckFolder.square(color: "red")
    try expectIssue(
      folder.check(mode: mode), other, "golden 'square' differs", "pixels: 30 of 30 frames",
      isWritten ? "wrote \(folder.folder.path("golden/square.apng"))" : "SHAKE_GOLDEN=failed")
    #expect(try (folder.check().finding(other) == nil) == isWritten)
  }

  @Test(arguments: ["missing", "failed"])
  func whatIsToleratedIsWrittenByAllAlone(_ mode: String) throws {
    let tolerance = #"{ "pixels": { "channel": 3 } }"#
    try folder.record(CheckFolder.square(color: "#202020", golden: tolerance))
    let approved = try folder.folder.bytes("golden/square.apng")
    let other = try CheckFolder.square(color: "#222222", golden: tolerance)
    try folder.check(mode: mode).expect(other)
    #expect(try folder.folder.bytes("golden/square.apng") == approved)
    try expectIssue(
      folder.check(mode: "all"), other, "golden 'square' matches, but is not the same", "wrote ")
    try folder.check(mode: "all").expect(other)
  }

  @Test func anotherMotionIsOneIssueWithEverythingThatIsWrong() throws {
    try folder.record(CheckFolder.square())
    try expectIssue(
      folder.check(), CheckFolder.square(seconds: 0.6), "curve: frame count differs",
      "pixels: frame count differs: expected 30, got 36", "curve: box: offset wrong by up to")
  }

  @Test func anotherSizeHasItsOwnWords() throws {
    try folder.record(CheckFolder.square())
    try expectIssue(
      folder.check(), CheckFolder.square(golden: #"{ "scale": 2 }"#),
      "size differs: expected 40x20, got 80x40")
  }

  @Test func anUnreadableGoldenIsNotCalledADifferentOneAndIsWrittenByFailed() throws {
    try folder.record(CheckFolder.square())
    try folder.folder.write("GIF89a".utf8, to: "golden/square.apng")
    let words = "golden 'square' is unreadable"
    try expectIssue(folder.check(), CheckFolder.square(), words, "square.apng: unreadable: ")
    try expectIssue(folder.check(mode: "missing"), CheckFolder.square(), words)
    try expectIssue(folder.check(mode: "failed"), CheckFolder.square(), words, "wrote ")
    try folder.check().expect(CheckFolder.square())
  }

  @Test func whatTheSceneWarnsOfIsNoted() throws {
    let label = #", { "type": "label", "frame": [0, 0, 40, 20], "text": "\uDBFF\uDFFD" }"#
    try expectIssue(folder.check(), CheckFolder.square(more: label), "note: scene: warning: ")
  }

  @Test(arguments: ["", "../square", "/square", "a//b", ".hidden"])
  func aNameThatLeadsElsewhereIsRefused(_ name: String) {
    #expect(throws: GoldenNameError.self) { try folder.check(name) }
  }

  @Test func anotherModeIsRefused() {
    #expect(throws: GoldenModeError.self) { try folder.check(mode: "record") }
  }

  @Test func aFolderThatCannotBeMadeSaysSo() throws {
    try folder.folder.write([], to: "golden")
    #expect(throws: (any Error).self) {
      try folder.check(mode: "all").expect(CheckFolder.square())
    }
  }
}
