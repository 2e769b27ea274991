import Foundation
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing
import Verification

/// What a verification says of goldens that match and of all kinds that do not.
@Suite struct Verifying {
  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  private func path(_ file: String) -> String { scenes.folder.path(file) }

  /// The approved frames as pictures.
  private func frames() throws -> [Pixmap] {
    var reader = try APNGReader(scenes.folder.bytes("square.apng"))
    var pictures: [Pixmap] = []
    while let frame = try reader.next() { pictures.append(frame.pixmap) }
    return pictures
  }

  private func approve(_ frames: [Pixmap], rate: FrameRate = .standard) throws {
    try scenes.folder.write(APNGWriter.file(of: frames, frameRate: rate), to: "square.apng")
  }

  @Test(arguments: [1, 4]) func aMatchHasItsNumbers(_ workers: Int) throws {
    try scenes.record(SceneFolder.square())
    let entry = GoldenVerifier(workers: workers).verify(try scenes.location()).entry
    #expect(entry.outcome == .passed)
    #expect(entry.failures == [])
    // The approved curve has nine decimals.
    #expect(try #require(entry.curve?.overall.largestOffset) <= 0.5e-9)
    #expect(entry.pixels?.frameCount == 30)
    #expect(entry.pixels?.worst.verdict == .equal)
    #expect(entry.rate == "60")
    #expect(entry.file == path("square.json"))
    #expect(try #require(entry.duration) > 0)
  }

  @Test func withoutReferencesItIsMissingAndNothingIsWritten() throws {
    try scenes.write(SceneFolder.square())
    let entry = try scenes.verify()
    #expect(entry.outcome == .missing)
    let files = "\(path("square.curve.csv")) and \(path("square.apng"))"
    let command = "shake-render golden record \(path("square.json"))"
    #expect(entry.failures == ["\(files) are missing; to write them: \(command)"])
    #expect(scenes.folder.contents == ["square.json"])
  }

  @Test(arguments: ["square.curve.csv", "square.apng", "square.fonts"])
  func oneMissingReferenceIsEnough(_ file: String) throws {
    let label = #", { "type": "label", "frame": [0, 0, 40, 20], "text": "a" }"#
    try scenes.record(SceneFolder.square(more: label))
    try FileManager.default.removeItem(atPath: path(file))
    let entry = try scenes.verify()
    #expect(entry.outcome == .missing)
    let command = "shake-render golden record \(path("square.json"))"
    #expect(entry.failures == ["\(path(file)) is missing; to write it: \(command)"])
  }

  @Test func referencesWithoutASceneAreStale() throws {
    try scenes.record(SceneFolder.square())
    try FileManager.default.removeItem(atPath: path("square.json"))
    let found = try GoldenLocation.find([scenes.folder.path])
    #expect(found.map(\.isStale) == [true])
    let entry = GoldenVerifier().verify(found[0]).entry
    #expect(entry.outcome == .stale)
    #expect(entry.failures.count == 1 && entry.failures[0].contains("no scene"))
  }

  @Test(arguments: [
    ("square.curve.csv", "frame\n"), ("square.apng", ""), ("square.apng", "GIF89a"),
    ("square.fonts", "no digest\n"),
  ])
  func anUnreadableReferenceIsNotADifferentOne(_ file: String, _ contents: String) throws {
    try scenes.record(SceneFolder.square())
    try scenes.folder.write(contents.utf8, to: file)
    let entry = try scenes.verify()
    #expect(entry.outcome == .unreadable)
    #expect(entry.failures.count == 1 && entry.failures[0].hasPrefix("\(path(file)): unreadable: "))
  }

  /// Whoever opens a pipe waits for its other end, for ever if there is none.
  @Test(.timeLimit(.minutes(1)), arguments: ["square.json", "square.curve.csv", "square.apng"])
  func aPipeInAFilesPlaceIsUnreadable(_ file: String) throws {
    try scenes.record(SceneFolder.square())
    try FileManager.default.removeItem(atPath: path(file))
    try #require(mkfifo(path(file), 0o600) == 0)
    let entry = try scenes.verify()
    #expect(entry.outcome == .unreadable)
    #expect(entry.failures == ["\(path(file)): is not a file"])
  }

  /// What was recorded is compared with what would be recorded now, to the last of its decimals.
  @Test func aCurveMatchesItselfWithoutAnyTolerance() throws {
    try scenes.record(
      SceneFolder.square(golden: #"{ "fps": "30000/1001", "curve": { "px": 0, "ms": 0 } }"#))
    #expect(try scenes.verify().failures == [])
  }

  @Test func framesThatAreCutOffAreUnreadable() throws {
    try scenes.record(SceneFolder.square())
    let whole = try scenes.folder.bytes("square.apng")
    for length in [20, whole.count / 2, whole.count - 1] {
      try scenes.folder.write(whole.prefix(length), to: "square.apng")
      #expect(try scenes.verify().outcome == .unreadable, "\(length) of \(whole.count) bytes")
    }
  }

  @Test func aFolderInPlaceOfAFileIsUnreadable() throws {
    try scenes.record(SceneFolder.square())
    try FileManager.default.removeItem(atPath: path("square.apng"))
    try FileManager.default.createDirectory(
      atPath: path("square.apng"), withIntermediateDirectories: false)
    #expect(try scenes.verify().outcome == .unreadable)
  }

  @Test func aSceneWithMistakesIsUnreadableWithAllOfThem() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(x: 1e12, color: "blak"))
    let entry = try scenes.verify()
    #expect(entry.outcome == .unreadable)
    #expect(entry.failures.count == 2)
    #expect(entry.failures.allSatisfy { $0.hasPrefix("\(path("square.json")):") })
  }

  @Test func anotherColourFailsInThePixelsAlone() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "#010000"))
    let entry = try scenes.verify()
    #expect(entry.outcome == .failed)
    #expect(entry.curve?.matches == true)
    #expect(entry.failures.count == 1 && entry.failures[0].hasPrefix("pixels: 30 of 30 frames"))
    #expect(entry.pixels?.worst.largestDifference == 1)
  }

  @Test func anotherSizeHasItsOwnWords() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(golden: #"{ "scale": 2 }"#))
    let entry = try scenes.verify()
    #expect(entry.failures.contains { $0.contains("size differs: expected 40x20, got 80x40") })
  }

  @Test func aDroppedLastFrameHasItsOwnWords() throws {
    try scenes.record(SceneFolder.square())
    try approve(try frames().dropLast())
    #expect(
      try scenes.verify().failures == ["pixels: frame count differs: expected 29, got 30"])
  }

  @Test func fiftyNineFramesASecondHaveTheirOwnWords() throws {
    try scenes.record(SceneFolder.square())
    let rate = try #require(FrameRate(59))
    try approve(try frames(), rate: rate)
    #expect(
      try scenes.verify().failures == ["pixels: frame rate differs: expected 59 fps, got 60 fps"])
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(golden: #"{ "fps": 59, "frames": "0-28" }"#))
    let failures = try scenes.verify().failures
    #expect(failures.contains { $0.contains("frame rate differs: expected 60 fps, got 59 fps") })
  }

  @Test func tolerancesAndMasksOfTheSceneCount() throws {
    for (block, isMatch) in [
      ("{}", false), (#"{ "pixels": { "channel": 2 } }"#, true),
      (#"{ "pixels": { "channel": 1 } }"#, false), (#"{ "pixels": { "count": 110 } }"#, true),
      (#"{ "pixels": { "count": 99 } }"#, false), (#"{ "pixels": { "ratio": 0.1375 } }"#, true),
      (#"{ "pixels": { "yiq": 0.1 } }"#, true), (#"{ "masks": [[0, 5, 40, 10]] }"#, true),
      (#"{ "masks": [[0, 6, 40, 10]] }"#, false),
    ] {
      try scenes.record(SceneFolder.square(color: "#101010", golden: block))
      try scenes.write(SceneFolder.square(color: "#121212", golden: block))
      #expect(try (scenes.verify().outcome == .passed) == isMatch, "\(block)")
    }
  }
}
