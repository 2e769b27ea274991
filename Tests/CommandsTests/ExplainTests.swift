import CommandTestSupport
import Commands
import Foundation
import Testing

@Suite struct ExplainCommandRuns {
  /// The words of the line that starts with a stroke's number.
  private func stroke(_ number: Int, in text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return lines.first { $0.first == "\(number)" && $0.contains("s") } ?? []
  }

  /// The text as one line.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func theStrokesOfAFViewShakerAndWhatFramesMissOfThem() {
    let session = Session("explain", "-", input: SceneText.square)
    #expect(session.status == .success)
    let text = session.output
    #expect(text.contains("nod: AFViewShaker, moves box"))
    #expect(text.contains("0.5 s, from 0 s to 0.5 s"))
    #expect(text.contains("5 strokes along x, and one back to rest"))
    // +10 at .164220 s, between frames 9 and 10; frame 10 shows 9.3903, as a table of the
    // library's motion at 60 fps has it.
    #expect(stroke(1, in: text) == ["1", "+10", "pt", "0.1642", "s", "+9.39", "pt", "10"])
    // No frame shows +10 or -8, but those of frame 10 and 14.
    #expect(
      flat(text).contains("the shake goes to +10 pt and -8 pt, the frames show +9.39 pt and -6.38"))
  }

  @Test func qhlShakesCountsInItsOwnWay() {
    let shake = #""nod": { "views": ["box"], "preset": "QHLShakes", "times": 20, "range": 3 }"#
    let text = Session("explain", "-", input: SceneText.scene(shakes: shake)).output
    #expect(flat(text).contains("times 20 makes 11 strokes and one back"))
    #expect(text.contains("11 strokes along x, and one back to rest"))
    #expect(text.contains("0.6 s, from 0 s to 0.6 s"))
    // A stroke of .05 s is three frames: every peak is shown.
    #expect(text.contains("At 60 fps a frame shows every peak."))
    #expect(stroke(11, in: text) == ["11", "+3", "pt", "0.5500", "s", "+3", "pt", "33"])
    let exact = Session("explain", "-", "--exact-count", input: SceneText.scene(shakes: shake))
    #expect(exact.output.contains("20 strokes along x"))
    #expect(!exact.output.contains("times 20 makes"))
  }

  @Test func theRateDecidesWhatIsMissed() {
    let text = Session(
      "explain", "-", "--shake", "QHLShakes", "--fps", "30", input: SceneText.square
    ).output
    #expect(flat(text).contains("At 30 fps 3 of 6 peaks fall between frames"))
  }

  @Test func completionsAreListedInOrder() {
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      timeline: #"{ "shake": "nod" }, { "shake": "nod", "at": 0.2 }"#)
    let lines = Session("explain", "-", input: scene).output.split(separator: "\n")
    let start = lines.firstIndex { $0 == "Completions" }.map { $0 + 2 } ?? lines.endIndex
    let rows = lines[start...].map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["0.2000", "s", "nod", "stopped", "before", "its", "end"],
        ["0.7000", "s", "nod", "finished"],
      ])
  }

  /// x is stopped by y at .2 s, y by r at .25 s, r runs to its end. Of x's peaks (.1642, .2281, ...)
  /// one comes before .2 s, and of y's, of .05 s a stroke from .2 s on, none comes before .25 s.
  private static let replaced = SceneText.scene(
    shakes: """
      "x": { "views": ["box"], "preset": "AFViewShaker" },
      "y": { "views": ["box"], "preset": "QHLShakes", "times": 1, "exactCount": true, "direction": "vertical" },
      "r": { "views": ["box"], "preset": "QHLShakes", "times": 1, "exactCount": true }
      """,
    timeline: """
      { "shake": "x" }, { "shake": "y", "at": 0.2 }, { "shake": "r", "at": 0.25, "id": "last" }
      """)

  @Test func whatIsStoppedIsToldUpToTheStop() throws {
    let session = Session("explain", "-", input: Self.replaced)
    #expect(session.status == .success)
    let blocks = session.output.components(separatedBy: "\n\n")
    let x = try #require(blocks.first { $0.hasPrefix("x: ") })
    #expect(x.contains("  0.2 s of its 0.5 s, from 0 s to 0.2 s\n"))
    // 0.2 s is frame 12.
    #expect(x.contains("stopped on box at 0.2 s, by y: from frame 12 on it does not show there"))
    #expect(x.hasSuffix("  1 of 5 strokes along x before the stop"))
    let y = try #require(blocks.first { $0.hasPrefix("y: ") })
    #expect(flat(session.output).contains("goes to +10 pt, the frames show +9.39 pt."))
    #expect(y.contains("  0.05 s of its 0.1 s, from 0.2 s to 0.25 s\n"))
    #expect(y.contains("stopped on box at 0.25 s, by r: from frame 15 on"))
    #expect(y.hasSuffix("  0 of 1 stroke along y before the stop"))
    let r = try #require(blocks.first { $0.hasPrefix("r: ") })
    #expect(r.contains("  0.1 s, from 0.25 s to 0.35 s\n"))
    #expect(!r.contains("stop"))
    // Of x the first peak alone, in frame 10; of r its own, .05 s after .25 s: frame 18.
    #expect(stroke(1, in: session.output).last == "10")
    #expect(session.output.contains("+5 pt        18\n"))
    #expect(stroke(2, in: session.output).isEmpty)
  }

  @Test func aFrameAfterTheStopShowsNoPeak() {
    // The peak at .1642 s is nearer to frame 10, of .1667 s, where y shows already.
    let scene = SceneText.scene(
      shakes: """
        "x": { "views": ["box"], "preset": "AFViewShaker" },
        "y": { "views": ["box"], "preset": "AFViewShaker" }
        """, timeline: #"{ "shake": "x" }, { "shake": "y", "at": 0.165 }"#)
    let text = Session("explain", "-", input: scene).output
    #expect(stroke(1, in: text).last == "9")
    #expect(text.contains("by y: from frame 10 on"))
  }

  @Test func startsOfWhichTheSameComesAreToldOnce() {
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      timeline: #"{ "shake": "nod" }, { "shake": "nod" }, { "shake": "nod", "at": 1.2 }"#)
    let text = Session("explain", "-", input: scene).output
    #expect(text.contains("  0.5 s, from 0 s to 0.5 s, the first of 3 times\n"))
    let cut = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      timeline: #"{ "shake": "nod" }, { "shake": "nod", "at": 0.2 }"#)
    let other = Session("explain", "-", input: cut).output
    #expect(other.contains("  0.2 s of its 0.5 s, from 0 s to 0.2 s\n"))
    #expect(other.contains("  0.5 s, from 0.2 s to 0.7 s\n"))
  }

  @Test func aShakeThatLosesOneViewIsToldForTheOther() {
    let scene = SceneText.scene(
      shakes: """
        "both": { "views": ["box", "other"], "preset": "AFViewShaker" },
        "one": { "views": ["box"], "preset": "AFViewShaker" }
        """, timeline: #"{ "shake": "both" }, { "shake": "one", "at": 0.2 }"#,
      views: #", { "id": "other", "type": "view", "frame": [25, 5, 5, 5] }"#)
    let text = Session("explain", "-", input: scene).output
    #expect(text.contains("both: AFViewShaker, moves box and other\n  0.5 s, from 0 s to 0.5 s\n"))
    #expect(text.contains("stopped on box at 0.2 s, by one"))
    #expect(text.contains("5 strokes along x, and one back to rest"))
    #expect(text.contains("shake both  stopped on box before its end"))
  }

  /// The rows of the timeline, a word a column.
  private func timeline(_ session: Session) -> [[String]] {
    let lines = session.output.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { $0 != "Timeline" }.dropFirst(2).prefix { !$0.isEmpty }
    return rows.map { $0.split(separator: " ").map(String.init) }
  }

  @Test func everyEventIsListedWithItsTimes() {
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      timeline: """
        { "wait": 0.3, "id": "pause" }, { "shake": "nod" },
        { "set": { "box": { "alpha": 0.5 } } },
        { "touch": "box", "duration": 0.25, "at": 0 },
        { "shake": "nod", "at": 0.5, "policy": "ignore" },
        { "shake": "nod", "at": 0.6, "policy": "queue" },
        { "hud": { "label": "Sorry", "hideAfter": 1, "animation": "none" }, "at": 2 },
        { "alert": { "title": "No", "hideAfter": 0.5 }, "at": 4 }
        """)
    let session = Session("explain", "-", input: scene)
    let rows = timeline(session).map { $0.filter { $0 != "s" } }
    let expected = [
      "0.0000 0.3000 wait (pause)", "0.0000 0.2500 touch box", "0.3000 0.8000 shake nod",
      "0.5000 0.5000 shake nod ignored, since another shake runs",
      "0.6000 1.3000 shake nod begins at 0.8", "0.8000 0.8000 set", "2.0000 3.0000 hud \"Sorry\"",
    ]
    #expect(rows.dropLast().map { $0.joined(separator: " ") } == expected)
    #expect(rows.last?.contains("\"No\"") == true)
  }

  @Test func jsonHoldsTheTimelineAndTheStops() throws {
    let session = Session("explain", "-", "--json", input: Self.replaced)
    let object = try JSONSerialization.jsonObject(with: Data(session.bytes)) as? [String: Any]
    let events = try #require(object?["events"] as? [[String: Any]])
    #expect(events.map { $0["name"] as? String } == ["x", "y", "r"])
    #expect(events.map { $0["start"] as? Double } == [0, 0.2, 0.25])
    #expect(events.map { $0["end"] as? Double } == [0.2, 0.25, 0.35])
    #expect(events.map { $0["id"] as? String } == [nil, nil, "last"])
    let shakes = try #require(object?["shakes"] as? [[String: Any]])
    #expect(shakes.map { $0["duration"] as? Double } == [0.2, 0.05, 0.1])
    #expect(shakes.map { $0["fullDuration"] as? Double } == [0.5, 0.1, 0.1])
    #expect(shakes.map { ($0["strokes"] as? [Any])?.count } == [1, 0, 1])
    let stops = shakes.map { ($0["stops"] as? [[String: Any]])?.first }
    #expect(stops.map { $0?["by"] as? String } == ["y", "r", nil])
    #expect(stops.map { $0?["frame"] as? Int } == [12, 15, nil])
  }

  /// 4 times slower: the peak at .1642 s of the scene is .6569 s into the video, near frame 39.
  @Test func slowMotionKeepsTheTimesAndMovesTheFrames() throws {
    let session = Session("explain", "-", "--slow", "4", input: SceneText.square)
    let text = session.output
    #expect(text.hasPrefix("stdin: 40x20 px, 0.5 s; as a video 120 frames, 2 s at 60 fps\n"))
    #expect(
      flat(text).contains(
        "The video is played 4 times slower. All times below are the scene's, all frames the video's."
      ))
    #expect(text.contains("0.5 s, from 0 s to 0.5 s"))
    #expect(stroke(1, in: text).prefix(5) == ["1", "+10", "pt", "0.1642", "s"])
    #expect(stroke(1, in: text).last == "39")
    let fast = Session("explain", "-", "--slow", "0.5", input: SceneText.square).output
    #expect(fast.contains("The video is played 2 times faster."))
  }

  /// Whoever gave 'times' is told the remedy in the same language.
  @Test(arguments: [
    ([], "\"exactCount\": true"), (["--times", "20"], "--exact-count"),
    (["--set", "shakes.nod.times=20"], "--exact-count"),
  ])
  func theRemedyIsNamedAsTimesWasGiven(words: [String], remedy: String) {
    let shake = #""nod": { "views": ["box"], "preset": "QHLShakes", "times": 20 }"#
    let session = Session(["explain", "-"] + words, input: SceneText.scene(shakes: shake))
    #expect(flat(session.output).contains("\(remedy) makes as many strokes as it says."))
    #expect(session.error.contains("\(remedy) makes 20"))
  }

  @Test func aPresetOfTheCommandLineHasItsRemedyThereToo() {
    for words in [["explain"], ["explain", "-"]] {
      let text = Session(words + ["--shake", "qhlshakes"], input: SceneText.square).output
      #expect(flat(text).contains("--exact-count makes as many strokes as it says."))
    }
  }

  @Test func aSceneAtRestIsSaidToBe() {
    let scene = SceneText.scene(shakes: "", timeline: #"{ "wait": 1 }"#)
    #expect(Session("explain", "-", input: scene).output.contains("Nothing shakes."))
  }

  @Test func jsonHoldsTheSameFacts() throws {
    let session = Session("explain", "-", "--json", input: SceneText.square)
    let object = try JSONSerialization.jsonObject(with: Data(session.bytes)) as? [String: Any]
    let shakes = try #require(object?["shakes"] as? [[String: Any]])
    #expect(object?["sceneDuration"] as? Double == 0.5)
    let strokes = try #require(shakes.first?["strokes"] as? [[String: Any]])
    #expect(strokes.compactMap { $0["peak"] as? Double } == [10, -8, 8, -5, 5])
    #expect(object?["frames"] as? Int == 30)
    #expect((object?["completions"] as? [[String: Any]])?.count == 1)
  }
}
