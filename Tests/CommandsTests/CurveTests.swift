import CommandTestSupport
import Commands
import Foundation
import TestSupport
import Testing

@Suite struct CurveCommandRuns {
  static let header = "frame,time,view,x,y,rotation,scaleX,scaleY,skew,opacity"

  /// The rows of a CSV text, without its header.
  static func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map(String.init) }
  }

  @Test func theFileIsAHeaderAndARowAFrameAndView() throws {
    let session = Session("curve", "-", input: SceneText.square)
    #expect(session.status == .success)
    #expect(session.error.isEmpty)
    #expect(session.output.hasPrefix(Self.header + "\n"))
    #expect(session.output.hasSuffix("\n"))
    let rows = Self.rows(session.output)
    // Half a second at 60 frames a second.
    #expect(rows.map { $0[0] } == (0..<30).map { "\($0)" })
    #expect(rows.allSatisfy { $0[2] == "box" && $0.count == 10 })
    // At half the time the eased time is half: between .425 and .6, from -8 to 8.
    #expect(rows[15].prefix(4) == ["15", "0.250000000", "box", "-1.142857143"])
    #expect(rows[0][1...3] == ["0.000000000", "box", "0.000000000"])
    #expect(
      rows[15][4...] == [
        "0.000000000", "0.000000000", "1.000000000", "1.000000000",
        "0.000000000", "1.000000000",
      ])
  }

  @Test func theBuiltInSceneNeedsNoFile() {
    let session = Session("curve")
    #expect(session.status == .success)
    #expect(session.output.hasPrefix(Self.header))
    #expect(Self.rows(session.output).contains { $0[3] != "0.000000000" })
  }

  /// The rows of the bare shake are the engine's own, with one that shows it settled.
  @Test func theBareShakeEndsWithTheSettledRow() {
    let waiting = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      timeline: #"{ "wait": 1 }, { "shake": "nod" }, { "wait": 1 }"#)
    let rows = Self.rows(Session("curve", "-", "--bare", "--fps", "24", input: waiting).output)
    #expect(rows.count == 13)
    #expect(rows[6].prefix(4) == ["6", "0.250000000", "box", "-1.142857143"])
    #expect(rows[12].prefix(4) == ["12", "0.500000000", "box", "0.000000000"])
  }

  @Test func noZeroHasAMinus() {
    let shake = #""nod": { "views": ["box"], "preset": "QHLShakes", "range": -1e-12 }"#
    let text = Session("curve", "-", "--bare", input: SceneText.scene(shakes: shake)).output
    #expect(text.contains("0.000000000"))
    #expect(!text.contains("-0.000000000"))
  }

  @Test func anglesAreInDegrees() {
    let shake = """
      "nod": { "views": ["box"], "duration": 1,
        "keyframes": { "keyPath": "transform.rotation", "values": [0, 90, 0] } }
      """
    let rows = Self.rows(
      Session("curve", "-", "--fps", "4", input: SceneText.scene(shakes: shake)).output)
    #expect(rows.map { $0[5] } == ["0.000000000", "45.000000000", "90.000000000", "45.000000000"])
  }

  @Test func viewsChooseTheRowsInTheOrderTyped() {
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      views: #", { "id": "still", "type": "view", "frame": [0, 0, 1, 1] }"#)
    let words = ["curve", "-", "--frames", "15"]
    #expect(Self.rows(Session(words, input: scene).output).map { $0[2] } == ["box"])
    let both = Session(words + ["--view", "still", "--view", "box"], input: scene)
    #expect(Self.rows(both.output).map { $0[2] } == ["still", "box"])
    // The view is listed, the shake stays where the scene has it.
    #expect(Self.rows(both.output).map { $0[3] } == ["0.000000000", "-1.142857143"])
    // With a shake of the command line the view is the one that shakes.
    let other = Session(words + ["--view", "still", "--shake", "AFViewShaker"], input: scene)
    #expect(Self.rows(other.output).map { $0[3] } == ["-1.142857143"])
  }

  @Test func anUnknownViewIsAnErrorWithASuggestion() {
    let session = Session("curve", "-", "--view", "bux", input: SceneText.square)
    #expect(session.status == .usage)
    #expect(session.error.contains("got 'bux' (did you mean 'box'?)"))
  }

  @Test func framesSelectRows() {
    let session = Session("curve", "-", "--frames", "0-10:5,29", input: SceneText.square)
    #expect(Self.rows(session.output).map { $0[0] } == ["0", "5", "10", "29"])
    let beyond = Session("curve", "-", "--frames", "0-30", input: SceneText.square)
    #expect(beyond.status == .usage)
    #expect(beyond.error.contains("there is no frame 30; the last one is 29"))
  }

  @Test func slowMotionMakesMoreFramesOfTheSameMotion() {
    let slow = Self.rows(Session("curve", "-", "--slow", "2", input: SceneText.square).output)
    let plain = Self.rows(Session("curve", "-", input: SceneText.square).output)
    #expect(slow.count == 60)
    #expect(stride(from: 0, to: 60, by: 2).map { slow[$0][3] } == plain.map { $0[3] })
  }

  /// 0.5 s at 30000/1001 frames a second: 14.985 frames, so 15, each 1001/30000 s.
  @Test func ratesAreExactFractions() {
    for rate in ["29.97", "30000/1001"] {
      let rows = Self.rows(Session("curve", "-", "--fps", rate, input: SceneText.square).output)
      #expect(rows.count == 15)
      #expect(rows[1][1] == "0.033366667")
    }
  }

  @Test func parametersOfTheShakeReachIt() throws {
    let words = ["curve", "-", "--bare", "--shake", "QHLShakes", "--fps", "20"]
    let more = [
      "--times", "2", "--speed", "0.1", "--range", "-4", "--direction", "vertical",
    ]
    let rows = Self.rows(Session(words + more, input: SceneText.square).output)
    // ceil(2/2) + 1 strokes of 2 frames and the way back, the first upwards.
    let halves = [
      "0.000000000", "-2.000000000", "-4.000000000", "0.000000000", "4.000000000",
      "2.000000000", "0.000000000",
    ]
    #expect(rows.map { $0[4] } == halves)
    let exact = Self.rows(
      Session(
        words + more + ["--exact-count", "--times", "3"].dropLast(2), input: SceneText.square
      )
      .output)
    #expect(exact.map { $0[4] } == halves)
    let longer = Self.rows(
      Session("curve", "-", "--duration", "1", input: SceneText.square).output)
    #expect(longer.count == 60)
  }

  @Test func aValueOfTheSceneIsSetByItsPath() {
    let session = Session(
      "curve", "-", "--set", "views.box.transform={ \"translation\": [3, 0] }", "--frames", "15",
      input: SceneText.square)
    #expect(Self.rows(session.output).map { $0[3] } == ["1.857142857"])
    let wrong = Session("curve", "-", "--set", "views[0].alpha=2", input: SceneText.square)
    #expect(wrong.status == .usage)
    #expect(wrong.error.contains("--set views[0].alpha=2"))
  }

  @Test func jsonHoldsTheSameNumbers() throws {
    struct File: Decodable {
      struct Row: Decodable {
        let frame: Int
        let time: Double
        let view: String
        let x: Double
        let opacity: Double
      }
      let fps: String
      let views: [String]
      let rows: [Row]
    }
    let csv = Self.rows(Session("curve", "-", input: SceneText.square).output)
    for words in [["--json"], ["--format", "json"], ["-o", "-", "--format=json"]] {
      let session = Session(["curve", "-"] + words, input: SceneText.square)
      let file = try JSONDecoder().decode(File.self, from: Data(session.bytes))
      #expect(file.fps == "60")
      #expect(file.views == ["box"])
      #expect(file.rows.map { String(format: "%.9f", $0.x) } == csv.map { $0[3] })
      #expect(file.rows.map(\.frame) == Array(0..<30))
      #expect(!session.output.contains("-0,"))
    }
  }

  @Test func severalFilesAreWrittenByTheirEndings() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "curve", "-", "-o", folder.path("new/a.csv"), "-o", folder.path("b.JSON"),
      input: SceneText.square)
    #expect(session.status == .success)
    #expect(session.output.isEmpty)
    #expect(folder.contents == ["b.JSON", "new", "new/a.csv"])
    let text = String(decoding: try folder.bytes("new/a.csv"), as: UTF8.self)
    #expect(text == Session("curve", "-", input: SceneText.square).output)
    #expect(try folder.bytes("b.JSON").first == UInt8(ascii: "{"))
  }

  @Test func aSceneWithSeveralShakesNeedsAChoiceForTheBareCurve() {
    let scene = SceneText.scene(
      shakes: """
        "nod": { "views": ["box"], "preset": "AFViewShaker" },
        "bow": { "views": ["box"], "preset": "QHLShakes" }
        """,
      timeline: #"{ "shake": "nod" }, { "shake": "bow" }"#)
    let session = Session("curve", "-", "--bare", input: scene)
    #expect(session.status == .usage)
    #expect(session.error.contains("plays 2 shakes, nod and bow; choose one with --shake"))
    let rows = Self.rows(Session("curve", "-", "--bare", "--shake", "bow", input: scene).output)
    // 7 strokes of .05 s: 21 frames and the settled one.
    #expect(rows.count == 22)
  }

  @Test func aSceneWithoutMotionIsAHeaderAndAWarning() {
    let scene = SceneText.scene(shakes: "", timeline: #"{ "wait": 1 }"#)
    let session = Session("curve", "-", input: scene)
    #expect(session.status == .success)
    #expect(session.output == Self.header + "\n")
    #expect(
      session.errorLines == ["stdin: warning: no view shakes; --view ID lists one all the same"])
    #expect(Session("curve", "-", "-q", input: scene).error.isEmpty)
  }
}
