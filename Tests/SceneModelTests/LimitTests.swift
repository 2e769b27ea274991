import SceneModel
import ShakeEngine
import Testing

/// Documents that would take too much, and what is said about them.
@Suite struct Limits {
  private static let view = #"{ "type": "view", "frame": [0, 0, 9, 9] }"#

  private func nested(_ depth: Int) -> String {
    let open = "{ \"type\": \"view\", \"frame\": [0, 0, 9, 9], \"children\": ["
    return String(repeating: open, count: depth - 1) + Self.view
      + String(repeating: "] }", count: depth - 1)
  }

  @Test func viewsMayBeThirtyTwoDeep() {
    #expect(Reading.messages(Document.views(nested(32))) == [])
    let messages = Reading.messages(Document.views(nested(33)))
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("more than 32 views inside each other") == true)
  }

  @Test func viewsMayBeTenThousand() {
    let list = Array(repeating: Self.view, count: 10_001).joined(separator: ",")
    #expect(Reading.messages(Document.views(list)) == ["views[10000]: more than 10000 views"])
  }

  @Test func eventsMayBeAsManyAsTheEngineTakes() {
    let most = Timeline.maximumEventCount
    func messages(_ count: Int) -> [String] {
      let list = Array(repeating: #"{ "wait": 0 }"#, count: count).joined(separator: ",")
      return Reading.messages(Document.shaking("", timeline: list))
    }
    #expect(messages(most) == [])
    #expect(messages(most + 1) == ["timeline: \(most + 1) events; the most is \(most)"])
  }

  @Test func shakesMayBeAThousand() {
    let shakes = (0...1000).map { #""s\#($0)": { "views": ["ok"], "preset": "AFViewShaker" }"# }
    #expect(
      Reading.messages(Document.shaking(shakes.joined(separator: ","), timeline: ""))
        == ["shakes: 1001 shakes; the most is 1000"])
  }

  @Test func guessesEndAfterAThousandFindings() {
    let list = Array(repeating: #"{ "type": "veiw", "frame": [0, 0, 9, 9] }"#, count: 1002)
    let messages = Reading.messages(Document.views(list.joined(separator: ",")))
    #expect(messages.count == 1002)
    #expect(messages[999].hasSuffix(#"unknown view type "veiw" (did you mean "view"?)"#))
    #expect(messages[1000].hasSuffix(#"unknown view type "veiw""#))
  }

  @Test func keyframesMayBeTenThousand() {
    let values = Array(repeating: "0", count: 10_001).joined(separator: ",")
    #expect(
      Reading.messages(Document.keyframes("\"values\": [\(values)]"))
        == ["shakes.wrong.keyframes.values: needs 2 to 10000 values, got 10001"])
  }

  @Test func changesTimesViewsMayBeAMillion() {
    let views = (0..<2000).map { #"{ "id": "v\#($0)", "type": "view", "frame": [0, 0, 9, 9] }"# }
    let events = Array(repeating: #"{ "set": { "v0": { "alpha": 1 } } }"#, count: 501)
    let document = Document.views(
      views.joined(separator: ","), rest: "\"timeline\": [\(events.joined(separator: ","))]")
    #expect(
      Reading.messages(document) == [
        "timeline: 501 set events for 2000 views are too many; their product may be 1000000"
      ])
  }

  @Test func textMayHaveAMillionCharacters() throws {
    func document(_ count: Int) -> String {
      let text = String(repeating: "登", count: count)
      return Document.views(
        "{ \"type\": \"label\", \"frame\": [0, 0, 9, 9], \"text\": \"\(text)\" }")
    }
    #expect(Reading.messages(document(1_000_000)) == [])
    #expect(
      Reading.messages(document(1_000_001))
        == ["views[0].text: 1000001 characters; the most is 1000000"])
  }

  @Test func oddTextIsKeptAsItIs() throws {
    let text = #"\u0000\t\r\n\ufeff\u200b \u202eabc"#
    let scene = try Reading.scene(
      Document.views("{ \"type\": \"label\", \"frame\": [0, 0, 9, 9], \"text\": \"\(text)\" }"))
    #expect(
      scene.stages[0].views[0].kind
        == .label(Label(text: "\0\t\r\n\u{FEFF}\u{200B} \u{202E}abc")))
  }

  @Test func messagesStayOnOneShortLine() {
    let name = String(repeating: "x", count: 500) + "\\n\\u001b[31m"
    let messages = Reading.messages(
      Document.views("{ \"type\": \"\(name)\", \"frame\": [0, 0, 9, 9] }"))
    #expect(
      messages == [
        "views[0].type: unknown view type \"" + String(repeating: "x", count: 60) + "…\""
      ])
    #expect(
      Reading.messages(Document.views(#"{ "type": "a\n\u001b", "frame": [0, 0, 9, 9] }"#))
        == [#"views[0].type: unknown view type "a\n\u001B""#])
  }
}
