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

  @Test func aSceneAtRestIsSaidToBe() {
    let scene = SceneText.scene(shakes: "", timeline: #"{ "wait": 1 }"#)
    #expect(Session("explain", "-", input: scene).output.contains("Nothing shakes."))
  }

  @Test func jsonHoldsTheSameFacts() throws {
    let session = Session("explain", "-", "--json", input: SceneText.square)
    let object = try JSONSerialization.jsonObject(with: Data(session.bytes)) as? [String: Any]
    let shakes = try #require(object?["shakes"] as? [[String: Any]])
    let strokes = try #require(shakes.first?["strokes"] as? [[String: Any]])
    #expect(strokes.compactMap { $0["peak"] as? Double } == [10, -8, 8, -5, 5])
    #expect(object?["frames"] as? Int == 30)
    #expect((object?["completions"] as? [[String: Any]])?.count == 1)
  }
}
