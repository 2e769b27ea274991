import CommandTestSupport
import Commands
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

/// `curve` as an SVG picture; the browser's tests look at its geometry.
@Suite struct CurvePlotRuns {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two views that shake, one across and one up and down, and one that stands.
  private static let scene = SceneText.scene(
    shakes: """
      "nod": { "views": ["box"], "preset": "AFViewShaker" },
      "bow": { "views": ["other"], "preset": "QHLShakes", "direction": "vertical" }
      """,
    timeline: #"{ "shake": "nod" }, { "shake": "bow" }"#,
    views: """
      , { "id": "other", "type": "view", "frame": [0, 0, 1, 1] },
      { "id": "still", "type": "view", "frame": [9, 0, 1, 1] }
      """)

  /// The picture that a command line writes.
  private func plot(_ words: String..., input: String = scene) throws -> String {
    let session = Session(["curve", "-", "-o", folder.path("new/x.svg")] + words, input: input)
    try #require(session.status == .success, "\(session.error)")
    #expect(session.output.isEmpty && session.error.isEmpty)
    return String(decoding: try folder.bytes("new/x.svg"), as: UTF8.self)
  }

  private func titles(_ plot: String) -> [String] {
    plot.matches(of: /class="plot-title"[^>]*>([^<]*)</).map { String($0.output.1) }
  }

  /// The drawn lines, as places in the picture.
  private func lines(_ plot: String) -> [[(x: Double, y: Double)]] {
    plot.matches(of: /<polyline [^>]*points="([^"]*)"/).map { line in
      line.output.1.split(separator: " ").compactMap { point in
        let numbers = point.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
      }
    }
  }

  @Test func everyComponentThatMovesHasALineWithAPointAFrame() throws {
    let plot = try plot()
    #expect(titles(plot) == ["box · x", "other · y"])
    // 0.5 s, and ceil(10/2) + 1 strokes and the way back of 0.05 s, at 60 frames a second.
    #expect(lines(plot).map(\.count) == [51, 51])
    #expect(plot.contains("aria-label=\"Curve of stdin\""))
    #expect(plot.contains(" pt</text>") && !plot.contains(" px</text>"))
  }

  /// A quarter of the way through AFViewShaker's shake the view is right of its place, at half left.
  @Test func placesInThePlotAreThoseOfTheNumbers() throws {
    let words = ["--bare", "--shake", "nod", "--fps", "8"]
    let session = Session(["curve", "-"] + words, input: Self.scene)
    let values = CurveCommandRuns.rows(session.output).compactMap { Double($0[3]) }
    let line = try #require(lines(plot("--bare", "--shake", "nod", "--fps", "8")).first)
    try #require(values.count == 5 && line.count == 5)
    let (low, high) = (try #require(values.min()), try #require(values.max()))
    let (top, bottom) = (line.map(\.y).min() ?? 0, line.map(\.y).max() ?? 0)
    for (index, (value, point)) in zip(values, line).enumerated() {
      let height = (high - value) / (high - low) * (bottom - top)
      // Points are written with two decimals.
      #expect((point.y - top - height).magnitude < 0.021)
      let share = (point.x - line[0].x) / (line[4].x - line[0].x)
      #expect((share - Double(index) / 4).magnitude < 1e-4)
    }
  }

  @Test func theBareShakeIsNamedAndEndsSettled() throws {
    let plot = try plot("--bare", "--shake", "bow")
    #expect(titles(plot) == ["other · y"])
    #expect(plot.contains("<title>Curve of bow in stdin</title>"))
    let line = try #require(lines(plot).first)
    // 0.35 s at 60 frames a second, and the settled row.
    #expect(line.count == 22)
    #expect(line.first?.y == line.last?.y)
  }

  @Test func viewsAndFramesAreChosenAsForTheNumbers() throws {
    let one = try plot("--view", "other", "--frames", "30-50:10")
    #expect(titles(one) == ["other · y"])
    #expect(lines(one).map(\.count) == [3])
    #expect(one.contains("data-start=\"0.5\""))
    #expect(titles(try plot("--view", "other", "--view", "box")) == ["other · y", "box · x"])
    let still = try plot("--view", "still")
    #expect(titles(still) == [] && still.contains(">nothing moves</text>"))
  }

  @Test func noViewIsLeftOut() throws {
    let ids = (0..<9).map { "v\($0)" }
    let scene = SceneText.scene(
      shakes: #""nod": { "views": \#(ids), "preset": "AFViewShaker" }"#,
      views: ids.map { #", { "id": "\#($0)", "type": "view", "frame": [0, 0, 1, 1] }"# }.joined())
    #expect(titles(try plot(input: scene)) == ids.map { "\($0) · x" })
  }

  @Test func aFormatMakesAPlotOfWhatHasNoEnding() throws {
    let plot = try plot()
    for words in [["--format", "svg"], ["--format=svg", "-o", "-"]] {
      let session = Session(["curve", "-"] + words, input: Self.scene)
      #expect(session.status == .success && session.output == plot)
    }
    let session = Session(
      "curve", "-", "--format", "svg", "-o", folder.path("plot"), "-o", folder.path("a.csv"),
      input: Self.scene)
    #expect(session.status == .success)
    #expect(try folder.bytes("plot") == Array(plot.utf8))
    #expect(try folder.bytes("a.csv").starts(with: CurveCommandRuns.header.utf8))
  }

  @Test func aFileNameIsTextInThePlot() throws {
    try folder.write(Self.scene.utf8, to: "<img src=x>.json")
    let output = folder.path("x.svg")
    let session = Session("curve", folder.path("<img src=x>.json"), "-o", output)
    #expect(session.status == .success)
    let plot = String(decoding: try folder.bytes("x.svg"), as: UTF8.self)
    #expect(plot.contains("&lt;img src=x&gt;.json</title>") && !plot.contains("<img"))
  }

  @Test func aPictureIsOneOfTheSamePlot() throws {
    let words = ["curve", "-", "-o", folder.path("x.png")]
    let session = Session(words, input: Self.scene)
    #expect(session.status == .success && session.output.isEmpty)
    let bytes = try folder.bytes("x.png")
    let picture = try Pixmap(pngData: bytes)
    // Two panels of 208 units, 720 wide, with two pixels a unit.
    #expect((picture.width, picture.height) == (1440, 832))
    let streamed = Session(["curve", "-", "--format", "png"], input: Self.scene)
    #expect(streamed.status == .success && streamed.bytes == bytes)
  }

  /// 39 panels fit in a picture; nothing is written where one of several outputs cannot be made.
  @Test func tooManyCurvesForAPictureAreRefused() throws {
    let ids = (0..<40).map { "v\($0)" }
    let scene = SceneText.scene(
      shakes: #""nod": { "views": \#(ids), "preset": "AFViewShaker" }"#,
      views: ids.map { #", { "id": "\#($0)", "type": "view", "frame": [0, 0, 1, 1] }"# }.joined())
    let words = ["curve", "-", "-o", folder.path("a.csv"), "-o", folder.path("a.png")]
    let session = Session(words, input: scene)
    #expect(session.status == .usage)
    #expect(session.error.contains("more than 16384 px high; choose some with --view"))
    #expect(folder.contents == [])
  }
}
