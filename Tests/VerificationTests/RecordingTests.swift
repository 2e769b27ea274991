import Foundation
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing
import Verification

/// What a recording writes, and what it leaves alone.
@Suite struct Recording {
  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  private func record(_ mode: GoldenRecorder.Mode, _ names: String...) throws -> [[String]] {
    let locations = try names.map { try scenes.location($0) }
    return try GoldenRecorder(mode: mode, workers: 1).record(locations).map(\.written)
  }

  @Test func theCurveAndTheFramesLieBesideTheScene() throws {
    try scenes.write(SceneFolder.square())
    let written = try record(.missing, "square")
    #expect(written == [["square.curve.csv", "square.apng"].map(scenes.folder.path)])
    #expect(scenes.folder.contents == ["square.apng", "square.curve.csv", "square.json"])
    let curve = try CurveTable(csv: scenes.folder.bytes("square.curve.csv"))
    #expect(curve.views == ["box"])
    #expect(curve.frameCount == 30)
    var reader = try APNGReader(scenes.folder.bytes("square.apng"))
    #expect(reader.frameCount == 30)
    #expect(reader.frameRate == .standard)
    let first = try #require(try reader.next()).pixmap
    #expect(first[9, 10].red == 255 && first[10, 10].red == 0 && first[19, 10].red == 0)
  }

  @Test func fontsAreRecordedByTheirDigests() throws {
    let label = #", { "type": "label", "frame": [0, 0, 40, 20], "text": "a", "font": "body" }"#
    try scenes.record(SceneFolder.square(more: label))
    let text = String(decoding: try scenes.folder.bytes("square.fonts"), as: UTF8.self)
    let parts = text.split(separator: " ")
    #expect(parts.count == 2 && parts[0].count == 64 && parts[1].hasSuffix("\n"))
    #expect(try scenes.verify().outcome == .passed)
  }

  @Test func theBlockOfTheSceneSaysWhatIsKept() throws {
    let golden = #"{ "fps": 30, "frames": "0-9:3", "scale": 2, "views": ["box"] }"#
    try scenes.record(SceneFolder.square(golden: golden))
    let curve = String(decoding: try scenes.folder.bytes("square.curve.csv"), as: UTF8.self)
    let rows = curve.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    #expect(rows.map { String($0[0]) } == ["0", "3", "6", "9"])
    let times = ["0.000000000", "0.100000000", "0.200000000", "0.300000000"]
    #expect(rows.map { String($0[1]) } == times)
    let reader = try APNGReader(scenes.folder.bytes("square.apng"))
    #expect((reader.width, reader.height) == (80, 40))
    #expect(reader.frameCount == 4)
    #expect(try scenes.verify().outcome == .passed)
  }

  private func frames() throws -> [APNGFrame] {
    var reader = try APNGReader(scenes.folder.bytes("square.apng"))
    var frames: [APNGFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  /// 30 frames at 60 a second. The last one that is kept lasts as long as the one before, but the
  /// shake ends with frame 29.
  @Test(arguments: [
    ("0-29:3", Array(repeating: 3, count: 10)), ("0,5,7", [5, 2, 2]), ("10-13", [1, 1, 1, 1]),
    ("0,29", [29, 1]), ("12", [1]), ("0-8:4,9", [4, 4, 1, 1]),
  ])
  func eachFrameIsShownUntilTheNextOneThatIsKept(kept: String, lengths: [Int]) throws {
    try scenes.record(SceneFolder.square(golden: #"{ "frames": "\#(kept)" }"#))
    #expect(try frames().map(\.duration) == lengths.map { Double($0) / 60 })
    #expect(try scenes.verify().failures == [])
    #expect(try record(.all, "square") == [[]])
  }

  /// Frames that were all shown for a sixtieth of a second, whatever was left out between them.
  @Test(arguments: ["0-29:3", "0,5,7"]) func framesWithoutTheirPausesMatchUntilAllIsRecorded(
    kept: String
  ) throws {
    try scenes.record(SceneFolder.square(golden: #"{ "frames": "\#(kept)" }"#))
    let recorded = try scenes.folder.bytes("square.apng")
    let pictures = try frames().map(\.pixmap)
    try scenes.folder.write(
      APNGWriter.file(of: pictures, frameRate: .standard), to: "square.apng")
    #expect(try scenes.verify().failures == [])
    #expect(try record(.changed, "square") == [[]])
    #expect(try record(.all, "square") == [[scenes.folder.path("square.apng")]])
    #expect(try scenes.folder.bytes("square.apng") == recorded)
    let other = try #require(FrameRate(59))
    try scenes.folder.write(APNGWriter.file(of: pictures, frameRate: other), to: "square.apng")
    #expect(
      try scenes.verify().failures == [
        "pixels: times differ: approved frames are not shown as long as the scene's are"
      ])
  }

  /// A frame of 60, seen in every third frame alone.
  @Test func aLagIsToldInFramesOfTheScene() throws {
    func scene(wait: String) -> String {
      SceneFolder.square(golden: #"{ "frames": "0-53:3" }"#).replacing(
        #""timeline": [{ "shake": "nod" }]"#,
        with: #""timeline": [{ "wait": \#(wait) }, { "shake": "nod" }, { "wait": 0.3 }]"#)
    }
    try scenes.record(scene(wait: "0.1"))
    try scenes.write(scene(wait: "0.116666666666667"))
    let overall = try #require(try scenes.verify().curve).overall
    #expect(overall.lagFrames == 1)
    #expect(try (#require(overall.lagMilliseconds) - 1000.0 / 60).magnitude < 1e-9)
  }

  @Test func onlyWhatIsMissingIsWrittenUnlessMoreIsAskedFor() throws {
    try scenes.record(SceneFolder.square())
    let approved = try scenes.folder.bytes("square.apng")
    try scenes.write(SceneFolder.square(color: "red"))
    #expect(try record(.missing, "square") == [[]])
    try FileManager.default.removeItem(atPath: scenes.folder.path("square.curve.csv"))
    #expect(try record(.missing, "square") == [[scenes.folder.path("square.curve.csv")]])
    #expect(try scenes.folder.bytes("square.apng") == approved)
    #expect(try scenes.verify().outcome == .failed)
  }

  @Test func ofElevenGoldensTheOneThatChangedIsUpdated() throws {
    let names = (0..<11).map { "g\($0)" }
    for name in names { try scenes.record(SceneFolder.square(), as: name) }
    try scenes.write(SceneFolder.square(color: "red"), to: "g4")
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in names {
      for file in ["\(name).apng", "\(name).curve.csv"] {
        try FileManager.default.setAttributes(
          [.modificationDate: old], ofItemAtPath: scenes.folder.path(file))
      }
    }
    let locations = try names.map { try scenes.location($0) }
    let results = try GoldenRecorder(mode: .changed, workers: 1).record(locations)
    #expect(results.filter { !$0.written.isEmpty }.map(\.location.name.text) == ["g4"])
    for name in names where name != "g4" {
      #expect(try scenes.modificationDate("\(name).apng") == old)
    }
    // Its motion is the same, so its curve is left alone too.
    #expect(try scenes.modificationDate("g4.curve.csv") == old)
    #expect(try scenes.modificationDate("g4.apng") != old)
    #expect(try scenes.verify("g4").outcome == .passed)
  }

  @Test func theSamePixelsInOtherBytesAreLeftAlone() throws {
    try scenes.record(SceneFolder.square())
    var reader = try APNGReader(scenes.folder.bytes("square.apng"))
    var pictures: [Pixmap] = []
    while let frame = try reader.next() { pictures.append(frame.pixmap) }
    let other = try APNGWriter.file(of: pictures, frameRate: .standard, plays: 7)
    #expect(try other != scenes.folder.bytes("square.apng"))
    try scenes.folder.write(other, to: "square.apng")
    #expect(try scenes.verify().outcome == .passed)
    #expect(try record(.all, "square") == [[]])
    #expect(try scenes.folder.bytes("square.apng") == other)
  }

  @Test func whatIsMissingIsWrittenBesideWhatChanged() throws {
    for name in ["changed", "half", "missing", "same"] {
      try scenes.write(SceneFolder.square(), to: name)
      if name != "missing" { try scenes.record(SceneFolder.square(), as: name) }
    }
    try scenes.write(SceneFolder.square(color: "red"), to: "changed")
    try FileManager.default.removeItem(atPath: scenes.folder.path("half.curve.csv"))
    #expect(
      try record(.changed, "changed", "half", "missing", "same")
        == [
          ["changed.apng"], ["half.curve.csv"], ["missing.curve.csv", "missing.apng"], [],
        ].map { $0.map(scenes.folder.path) })
    for name in ["changed", "half", "missing", "same"] {
      #expect(try scenes.verify(name).outcome == .passed)
    }
  }

  @Test func whatIsLeftAloneAndDoesNotMatchIsSaid() throws {
    try scenes.record(SceneFolder.square(), as: "a")
    try scenes.record(SceneFolder.square(), as: "b")
    try scenes.write(SceneFolder.square(color: "red"), to: "b")
    let stale = GoldenLocation(store: scenes.store, name: try GoldenName("c"), isStale: true)
    let locations = try [scenes.location("a"), scenes.location("b"), stale]
    let results = try GoldenRecorder(mode: .missing, workers: 1).record(locations)
    #expect(results.map(\.location) == locations)
    #expect(results.map(\.isOutdated) == [false, true, false])
    #expect(results.allSatisfy { $0.written.isEmpty })
    let updated = try GoldenRecorder(mode: .changed, workers: 1).record(locations)
    #expect(updated.map(\.isOutdated) == [false, false, false])
  }

  @Test func aMatchWithinATolerancesIsUpdatedByAllAndNotByChanged() throws {
    let golden = #"{ "pixels": { "channel": 3 } }"#
    try scenes.record(SceneFolder.square(color: "#202020", golden: golden))
    try scenes.write(SceneFolder.square(color: "#222222", golden: golden))
    #expect(try record(.changed, "square") == [[]])
    #expect(try record(.all, "square") == [[scenes.folder.path("square.apng")]])
  }

  @Test func whatIsUnreadableIsChanged() throws {
    try scenes.record(SceneFolder.square())
    try scenes.folder.write("nothing".utf8, to: "square.curve.csv")
    #expect(try record(.missing, "square") == [[]])
    #expect(try record(.changed, "square")[0].contains(scenes.folder.path("square.curve.csv")))
    #expect(try scenes.verify().outcome == .passed)
  }

  @Test func oneThatCannotBeDrawnLeavesAllAsTheyWere() throws {
    try scenes.write(SceneFolder.square(), to: "a")
    try scenes.write("{ }", to: "b")
    #expect(throws: (any Error).self) { try record(.missing, "a", "b") }
    #expect(scenes.folder.contents == ["a.json", "b.json"])
  }

  @Test(arguments: [true, false])
  func aLinkThatLeadsOutIsRefused(isThere: Bool) throws {
    let outside = try TemporaryFolder()
    if isThere { try outside.write("mine".utf8, to: "x.apng") }
    try scenes.write(SceneFolder.square())
    let link = scenes.folder.path("square.apng")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: outside.path("x.apng"))
    let location = try scenes.location()
    let error = isThere ? GoldenError.leadsOutside(path: link) : .leadsNowhere(path: link)
    #expect(throws: error) { try GoldenRecorder(workers: 1).record([location]) }
    #expect(outside.contents == (isThere ? ["x.apng"] : []))
    if isThere { #expect(try outside.bytes("x.apng") == Array("mine".utf8)) }
    #expect(try scenes.verify().failures == [error.description])
  }
}
