import Encoding
import Foundation
import Golden
import PNGCodec
import Raster
import Rendering
import TestSupport
import Testing
import Verification

/// What a verification that fails leaves, and what may be approved of it.
@Suite struct ReportBundles {
  let scenes: SceneFolder
  /// Where the report goes.
  private var report: String { scenes.folder.path("report") }

  init() throws { scenes = try SceneFolder() }

  /// Verifies goldens and leaves a report.
  private func publish(
    _ names: String..., triesMutants: Bool = false
  ) throws -> [ReportEntry] {
    let bundle = try ReportBundle(path: report, workers: 1) { "approve \($0.commandWord)" }
    let goldens = try names.map { name in
      GoldenVerifier(workers: 1, triesMutants: triesMutants).verify(try scenes.location(name))
    }
    for golden in goldens { try bundle.add(golden) }
    try bundle.publish(title: "goldens")
    return goldens.map(\.entry)
  }

  private func file(_ name: String, of golden: String = "square") throws -> [UInt8] {
    let folder = scenes.folder.path(golden).utf8.reduce(into: "") { path, byte in
      path += byte == UInt8(ascii: "/") ? "%2F" : String(UnicodeScalar(byte))
    }
    return try scenes.folder.bytes("report/goldens/\(folder)/\(name)")
  }

  private func approve(_ names: String...) throws -> [GoldenApproval.Outcome] {
    try GoldenApproval(report: report).approve(names.map { try scenes.location($0) })
  }

  @Test func aGoldenThatDiffersHasItsPicturesAndItsCurve() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "red"))
    let approved = try scenes.folder.bytes("square.apng")
    _ = try publish("square")
    // Expected, difference and actual beside each other.
    let comparison = try Pixmap(pngData: file("comparison.png"))
    #expect((comparison.width, comparison.height) == (120, 20))
    #expect(comparison[15, 10].red == 0 && comparison[95, 10].red == 255)
    var moving = try APNGReader(file("comparison.apng"))
    #expect(moving.frameCount == 30)
    #expect(try #require(try moving.next()).pixmap.width == 120)
    #expect(try Pixmap(pngData: file("actual.png"))[15, 10].red == 255)
    #expect(try Pixmap(pngData: file("expected.png"))[15, 10].red == 0)
    #expect(try file("actual.apng") != approved)
    #expect(try CurveTable(csv: file("actual.curve.csv")).frameCount == 30)
    #expect(String(decoding: try file("curve.svg"), as: UTF8.self).hasPrefix("<svg"))
    for name in ["index.html", "report.json", "junit.xml"] {
      #expect(try scenes.folder.bytes("report/" + name).isEmpty == false)
    }
  }

  @Test func everyFileOfTheReportIsAttached() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "red"))
    _ = try publish("square")
    let xml = String(decoding: try scenes.folder.bytes("report/junit.xml"), as: UTF8.self)
    let paths = xml.split(separator: "\n").filter { $0.hasPrefix("[[ATTACHMENT|") }
      .map { $0.dropFirst(13).dropLast(2) }
    #expect(paths.count == 9)
    #expect(paths.first?.hasSuffix("/comparison.png") == true)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: String(path)), "\(path)")
    }
  }

  /// The titles of goldens in the current folder are nothing but their names.
  @Test(arguments: ["index.html", "report.json", "junit.xml", "goldens"])
  func aGoldenMayBeCalledAsAFileOfTheReport(name: String) throws {
    try scenes.write(SceneFolder.square())
    let document = try SceneDocument(contentsOf: scenes.folder.path("square.json"))
    let location = GoldenLocation(store: GoldenStore(folder: "."), name: try GoldenName(name))
    try #require(location.title == name)
    let bundle = try ReportBundle(path: report, workers: 1) { $0.title }
    try bundle.add(GoldenVerifier(workers: 1).verify(document, as: location))
    try bundle.publish(title: "goldens")
    #expect(scenes.folder.contents.contains("report/goldens/\(name)/actual.apng"))
    for file in ["index.html", "report.json", "junit.xml"] {
      #expect(try scenes.folder.bytes("report/" + file).isEmpty == false)
    }
  }

  @Test func anEarlierReportIsReplacedAndOtherFoldersAreNot() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "red"))
    _ = try publish("square")
    try scenes.record(SceneFolder.square(color: "red"))
    _ = try publish("square")
    #expect(
      scenes.folder.contents.filter { $0.hasPrefix("report/") }
        == [
          "report/.shake-render-report", "report/index.html", "report/junit.xml",
          "report/report.json",
        ])
    try ReportBundle.remove(report)
    #expect(!FileManager.default.fileExists(atPath: report))
    let foreign = scenes.folder.path("other")
    try FileManager.default.createDirectory(
      atPath: foreign, withIntermediateDirectories: false)
    try scenes.folder.write("mine".utf8, to: "other/notes.txt")
    #expect(throws: EncodingError.foreignFolder(path: foreign)) {
      try ReportBundle(path: foreign, workers: 1) { $0.title }
    }
    #expect(throws: EncodingError.foreignFolder(path: foreign)) { try ReportBundle.remove(foreign) }
    #expect(try scenes.folder.bytes("other/notes.txt") == Array("mine".utf8))
  }

  @Test func aReportIsNoPlaceForGoldens() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "red"))
    _ = try publish("square")
    #expect(try GoldenLocation.find([scenes.folder.path]).map(\.name.text) == ["square"])
  }

  @Test func whatWasDrawnIsAccepted() throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "red"))
    _ = try publish("square")
    // The motion is the same, so the curve's file is left alone.
    #expect(try approve("square") == [.written([scenes.folder.path("square.apng")])])
    #expect(try scenes.verify().outcome == .passed)
    #expect(try approve("square") == [.alreadyApproved])
  }

  @Test func ofWhatIsMissingEverythingIsAccepted() throws {
    try scenes.write(SceneFolder.square())
    #expect(try publish("square").map(\.outcome) == [.missing])
    #expect(
      try approve("square") == [
        .written(["square.curve.csv", "square.apng"].map(scenes.folder.path))
      ])
    #expect(try scenes.verify().outcome == .passed)
  }

  @Test func aMatchIsLeftAlone() throws {
    try scenes.record(SceneFolder.square())
    _ = try publish("square")
    #expect(try approve("square") == [.matched])
  }

  /// What was drawn is what is approved, and its tolerances let a mistake through.
  @Test func aFailureThatIsNotOfWhatWasDrawnIsNotApproved() throws {
    try scenes.record(SceneFolder.square(golden: #"{ "frames": "0" }"#), as: "blind")
    try scenes.record(SceneFolder.square(), as: "other")
    try scenes.write(SceneFolder.square(color: "red"), to: "other")
    let entries = try publish("blind", "other", triesMutants: true)
    #expect(entries.map(\.outcome) == [.failed, .failed])
    #expect(
      try approve("blind", "other") == [
        .notConcerned(reason: "would not be noticed: one frame late"),
        .written([scenes.folder.path("other.apng")]),
      ])
    let page = String(decoding: try scenes.folder.bytes("report/index.html"), as: UTF8.self)
    #expect(!page.contains("approve \(scenes.folder.path("blind.json"))"))
    #expect(page.contains("approve \(scenes.folder.path("other.json"))"))
  }

  @Test func whatCannotBeApprovedDoesNotKeepOthersFromIt() throws {
    for name in ["a", "b"] {
      try scenes.record(SceneFolder.square(), as: name)
      try scenes.write(SceneFolder.square(color: "red"), to: name)
    }
    _ = try publish("a", "b")
    try scenes.write(SceneFolder.square(color: "green"), to: "b")
    let error = GoldenError.inputChanged(
      golden: scenes.folder.path("b"), file: scenes.folder.path("b.json"))
    let other = GoldenError.notVerified(golden: scenes.folder.path("c"), report: report)
    #expect(
      try approve("b", "a", "c")
        == [.refused(error), .written([scenes.folder.path("a.apng")]), .refused(other)])
    #expect(try scenes.verify("a").outcome == .passed)
  }

  @Test func whatWasNotVerifiedIsRefused() throws {
    #expect(throws: GoldenError.noReport(folder: report)) { try approve("a") }
    for name in ["a", "b"] { try scenes.record(SceneFolder.square(), as: name) }
    _ = try publish("a")
    let error = GoldenError.notVerified(golden: scenes.folder.path("b"), report: report)
    #expect(try approve("b") == [.refused(error)])
  }

  @Test func whatCouldNotBeDrawnIsRefused() throws {
    try scenes.write("{}")
    let entries = try publish("square")
    #expect(entries.map(\.outcome) == [.unreadable])
    let error = GoldenError.notDrawn(
      golden: scenes.folder.path("square"), reason: try #require(entries[0].failures.first))
    #expect(try approve("square") == [.refused(error)])
  }

  /// Whoever opens a pipe waits for its other end.
  @Test(.timeLimit(.minutes(1))) func aPipeInPlaceOfTheSceneIsRefused() throws {
    try scenes.write(SceneFolder.square())
    _ = try publish("square")
    let scene = scenes.folder.path("square.json")
    try FileManager.default.removeItem(atPath: scene)
    try #require(mkfifo(scene, 0o600) == 0)
    #expect(try approve("square") == [.refused(.notAFile(path: scene))])
  }

  /// A picture in a scene is drawn as much as the scene.
  @Test(arguments: [false, true])
  func aPictureThatChangedSinceIsRefused(isGone: Bool) throws {
    let picture = scenes.folder.path("p.png")
    func png(_ side: Int) throws -> [UInt8] {
      try #require(Pixmap(width: side, height: side)).pngData()
    }
    try scenes.folder.write(png(4), to: "p.png")
    let image = #", { "id": "p", "type": "image", "frame": [0, 0, 4, 4], "source": "p.png" }"#
    try scenes.write(SceneFolder.square(more: image))
    _ = try publish("square")
    if isGone {
      try FileManager.default.removeItem(atPath: picture)
    } else {
      try scenes.folder.write(png(5), to: "p.png")
    }
    let error = GoldenError.inputChanged(golden: scenes.folder.path("square"), file: picture)
    #expect(try approve("square") == [.refused(error)])
    #expect(error.description.hasSuffix("p.png has changed since it was verified; verify it again"))
    #expect(!scenes.folder.contents.contains("square.apng"))
  }

  /// A report of a scene that was gone says nothing of one that is back, and the other way round; nor
  /// does one of a mistake in it, or of a match.
  @Test(arguments: ["gone", "{}", SceneFolder.square(color: "red"), SceneFolder.square()])
  func aReportOfAnotherSceneIsNoReason(_ verified: String) throws {
    try scenes.record(SceneFolder.square())
    let scene = scenes.folder.path("square.json")
    func put(_ document: String) throws -> [GoldenLocation] {
      if document == "gone" {
        try FileManager.default.removeItem(atPath: scene)
      } else {
        try scenes.write(document)
      }
      return try GoldenLocation.find([scenes.folder.path("square")])
    }
    let bundle = try ReportBundle(path: report, workers: 1) { $0.title }
    for golden in try put(verified) { try bundle.add(GoldenVerifier(workers: 1).verify(golden)) }
    try bundle.publish(title: "goldens")
    let error = GoldenError.inputChanged(golden: scenes.folder.path("square"), file: scene)
    for document in [SceneFolder.square(color: "green"), "gone"] where document != verified {
      #expect(try GoldenApproval(report: report).approve(put(document)) == [.refused(error)])
    }
  }

  /// By what is as good a curve, clip or list of fonts.
  @Test(arguments: ["actual.apng", "actual.curve.csv", "actual.fonts"])
  func aReportThatWasEditedIsRefused(_ name: String) throws {
    try scenes.record(SceneFolder.square())
    try scenes.write(SceneFolder.square(color: "red"))
    _ = try publish("square")
    let folder = try #require(
      scenes.folder.contents.first { $0.hasPrefix("report/") && $0.hasSuffix("square") })
    let file = "\(folder)/\(name)"
    let whole = try scenes.folder.bytes("square.apng")
    let font = String(repeating: "0", count: 64) + "  A.ttf\n"
    let other =
      switch name {
      case "actual.apng": whole
      case "actual.curve.csv": Array(try scenes.folder.bytes(file).dropLast(1))
      default: Array(font.utf8)
      }
    let error = GoldenError.drawnChanged(
      golden: scenes.folder.path("square"), file: scenes.folder.path(file))
    for bytes in [other, Array("damaged".utf8)] {
      try scenes.folder.write(bytes, to: file)
      #expect(try approve("square") == [.refused(error)])
    }
    try FileManager.default.removeItem(atPath: scenes.folder.path(file))
    #expect(try approve("square") == [.refused(error)])
    #expect(try scenes.folder.bytes("square.apng") == whole)
    try scenes.folder.write("{".utf8, to: "report/report.json")
    #expect(throws: GoldenError.self) { try approve("square") }
  }
}
