import Golden
import GoldenTesting
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing
import Verification

/// The files that come with a golden that does not match.
@Suite struct Evidence {
  let folder: CheckFolder

  init() throws { folder = try CheckFolder() }

  private func files(_ finding: GoldenFinding?) throws -> [String: [UInt8]] {
    let files = try #require(finding).files
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
  }

  @Test func aDifferenceShowsExpectedDifferenceAndActualMovingAndStill() throws {
    try folder.record(CheckFolder.square(), as: "forms/square")
    let finding = try folder.check("forms/square").finding(CheckFolder.square(color: "red"))
    let files = try files(finding)
    #expect(
      files.keys.sorted()
        == [
          "actual.apng", "actual.curve.csv", "comparison.apng", "comparison.png", "curve.svg",
          "report.html",
        ].map { "forms%2Fsquare-\($0)" })
    // Frame 0: the left edge of the square, expected and actual.
    let still = try Pixmap(pngData: #require(files["forms%2Fsquare-comparison.png"]))
    #expect(still.height >= 20 && still.width >= 3 * 40)
    var reader = try APNGReader(#require(files["forms%2Fsquare-comparison.apng"]))
    #expect((reader.frameCount, reader.frameRate) == (30, .standard))
    let first = try #require(try reader.next()).pixmap
    #expect((first.width, first.height) == (still.width, still.height))
    var actual = try APNGReader(#require(files["forms%2Fsquare-actual.apng"]))
    #expect(
      try actual.next()?.pixmap[15, 10] == PremultipliedColor(Color(red: 1, green: 0, blue: 0)))
    let curve = try CurveTable(csv: #require(files["forms%2Fsquare-actual.curve.csv"]))
    #expect(curve.frameCount == 30)
    let page = String(decoding: try #require(files["forms%2Fsquare-report.html"]), as: UTF8.self)
    #expect(page.contains("<title>Goldens: forms/square</title>"))
    #expect(page.contains("SHAKE_GOLDEN=failed swift test --filter TEST"))
  }

  @Test func whereNothingIsApprovedWhatWasDrawnIsShown() throws {
    let files = try files(folder.check().finding(CheckFolder.square()))
    #expect(
      files.keys.sorted()
        == ["actual.apng", "actual.curve.csv", "curve.svg", "report.html"].map { "square-\($0)" })
  }

  @Test func theFontsAreThereWhereTextIs() throws {
    let label = #", { "type": "label", "frame": [0, 0, 40, 20], "text": "a" }"#
    let files = try files(folder.check().finding(CheckFolder.square(more: label)))
    #expect(files["square-actual.fonts"]?.isEmpty == false)
  }

  @Test func theLongestNameLeavesRoomForEveryEnding() throws {
    let name = String(repeating: "a", count: GoldenName.maximumPartLength)
    let finding = try folder.check(name).finding(CheckFolder.square())
    #expect(try #require(finding).files.allSatisfy { $0.name.utf8.count <= 255 })
  }

  @Test func aMatchHasNone() throws {
    try folder.record(CheckFolder.square())
    #expect(try folder.check().finding(CheckFolder.square()) == nil)
  }

  @Test func theCommandLineVerifiesTheSameGoldenOnceItsSceneLiesBesideIt() throws {
    try folder.record(CheckFolder.square())
    try folder.folder.write(CheckFolder.json().utf8, to: "golden/square.json")
    let locations = try GoldenLocation.find([folder.folder.path("golden")])
    #expect(locations.map(\.isStale) == [false])
    #expect(GoldenVerifier(workers: 1).verify(locations[0]).entry.outcome == .passed)
  }
}
