import SceneModel
import Testing

/// Every message that the format promises, word by word.
@Suite struct ValidationTable {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var document: String
    var messages: [String]

    var testDescription: String { name }
  }

  static let field = #"{ "type": "textField", "frame": [0, 0, 9, 9] }"#

  static let views: [Case] = [
    Case(
      name: "width -3",
      document: Document.views(
        """
        \(field), \(field),
        { "type": "view", "frame": { "x": 0, "y": 0, "width": -3, "height": 5 } }
        """),
      messages: ["views[2].frame.width: must be > 0, got -3"]),
    Case(
      name: "frame of three numbers",
      document: Document.views(#"{ "type": "view", "frame": [0, 0, 5] }"#),
      messages: ["views[0].frame: expected [x, y, width, height], got 3 numbers"]),
    Case(
      name: "unknown key",
      document: Document.views(
        #"\#(field), { "type": "view", "frame": [0, 0, 5, 5], "cornerRadus": 3 }"#),
      messages: [#"views[1].cornerRadus: unknown key (did you mean "cornerRadius"?)"#]),
    Case(
      name: "key of another type",
      document: Document.views(
        """
        \(field), { "type": "textField", "frame": [0, 0, 5, 5], "highlightedTitle": "x" }
        """),
      messages: ["views[1].highlightedTitle: not a textField key (it belongs to button)"]),
    Case(
      name: "bad type",
      document: Document.views(#"{ "type": "textfeild", "frame": [0, 0, 5, 5] }"#),
      messages: [#"views[0].type: unknown view type "textfeild" (did you mean "textField"?)"#]),
    Case(
      name: "duplicate id",
      document: Document.views(
        """
        { "id": "email", "type": "textField", "frame": [0, 0, 9, 9] }, \(field), \(field),
        { "id": "email", "type": "textField", "frame": [0, 0, 9, 9] }
        """),
      messages: [#"views[3].id: "email" is already used by views[0]"#]),
    Case(
      name: "colour",
      document: Document.views(
        #"{ "type": "view", "frame": [0, 0, 5, 5], "borderColor": "purpel" }"#),
      messages: [
        #"views[0].borderColor: "purpel" is not a colour (did you mean "purple"?); "#
          + "use #RRGGBB, #RRGGBBAA or a UIKit name"
      ]),
    Case(
      name: "number as string",
      document: Document.views(#"{ "type": "view", "frame": [0, 0, 5, 5], "alpha": "1" }"#),
      messages: [#"views[0].alpha: expected a number, got "1""#]),
    Case(
      name: "NaN", document: Document.views("", canvas: "size: [NaN, 5]"),
      messages: ["canvas.size[0]: not a finite number"]),
    Case(
      name: "infinity", document: Document.views("", canvas: "size: [-Infinity, 5]"),
      messages: ["canvas.size[0]: not a finite number"]),
    Case(
      name: "1e999", document: Document.views("", canvas: "size: [1e999, 5]"),
      messages: ["canvas.size[0]: not a finite number"]),
    Case(
      name: "canvas too big",
      document: Document.views("", canvas: #""size": [20000, 20000], "scale": 2"#),
      messages: ["canvas: 40000x40000 px is more than 16384x16384"]),
    Case(
      name: "newer file", document: #"{ "version": 2, "panels": [], "canvas": {} }"#,
      messages: ["version: this program reads version 1, got 2"]),
    Case(
      name: "missing image", document: Document.views("", canvas: #""image": "login@3x.png""#),
      messages: [
        #"canvas.image: cannot read "login@3x.png": no such file (looked in /path/to/scene)"#
      ]),
  ]

  static let motion: [Case] = [
    Case(
      name: "dangling shake",
      document: Document.shaking(
        #""fields": { "views": ["emailField", "pasword"], "preset": "AFViewShaker" }"#),
      messages: [
        #"shakes.fields.views[1]: no view has the id "pasword" (did you mean "passwordField"?)"#
      ]),
    Case(
      name: "dangling event",
      document: Document.shaking(
        #""fields": { "views": ["emailField"], "preset": "AFViewShaker" }"#,
        timeline: #"{ "wait": 1 }, { "touch": "ok" }, { "shake": "form" }"#),
      messages: [#"timeline[2].shake: no shake is named "form"; there are: fields"#]),
    Case(
      name: "two verbs",
      document: Document.shaking(
        #""a": { "views": ["emailField"], "preset": "AFViewShaker" }"#,
        timeline: #"{ "wait": 1 }, { "touch": "ok", "shake": "a" }"#),
      messages: ["timeline[1]: has two verbs, touch and shake; split it into two events"]),
    Case(
      name: "no verb",
      document: Document.shaking(
        "",
        timeline: #"{ "wait": 1 }, { "wait": 1 }, { "wait": 1 }, { "wait": 1 }, { "delay": 1 }"#),
      messages: ["timeline[4]: has no verb; one of wait, touch, shake, set, hud, alert"]),
    Case(
      name: "at and after",
      document: Document.shaking(
        "",
        timeline: """
          { "id": "a", "wait": 1 }, { "wait": 1 }, { "at": 1, "after": "a", "wait": 1 }
          """),
      messages: [#"timeline[2]: has both "at" and "after""#]),
    Case(
      name: "cycle",
      document: Document.shaking(
        "",
        timeline: """
          { "wait": 1 }, { "wait": 1 }, { "wait": 1 }, { "after": "end", "wait": 1 },
          { "wait": 1 }, { "id": "end", "wait": 1 }
          """),
      messages: ["timeline[3].after: waits for itself through timeline[5]"]),
    Case(
      name: "too few key times",
      document: Document.keyframes(
        #""values": [0, 1, 2, 3, 4, 5, 0], "keyTimes": [0, 0.2, 0.4, 0.6, 0.8, 1]"#),
      messages: ["shakes.wrong.keyframes.keyTimes: 6 times for 7 values"]),
    Case(
      name: "falling key times",
      document: Document.keyframes(
        #""values": [0, 1, 2, 3, 0], "keyTimes": [0, 0.12, 0.32, 0.2, 1]"#),
      messages: ["shakes.wrong.keyframes.keyTimes[3]: 0.2 comes after 0.32"]),
    Case(
      name: "first key time",
      document: Document.keyframes(#""values": [0, 1, 0], "keyTimes": [0.1, 0.5, 1]"#),
      messages: ["shakes.wrong.keyframes.keyTimes[0]: must be 0, got 0.1"]),
    Case(
      name: "last key time",
      document: Document.keyframes(#""values": [0, 1, 0], "keyTimes": [0, 0.5, 0.9]"#),
      messages: ["shakes.wrong.keyframes.keyTimes[2]: must be 1, got 0.9"]),
    Case(
      name: "timing functions",
      document: Document.keyframes(
        """
        "values": [0, 1, 2, 3, 4, 5, 0],
        "timingFunctions": ["linear", "linear", "linear", "linear", "linear"]
        """),
      messages: [
        "shakes.wrong.keyframes.timingFunctions: needs 6 entries for 7 values, got 5"
      ]),
    Case(
      name: "bezier x",
      document: Document.keyframes(
        #""values": [0, 1, 0], "timingFunction": [1.4, 0, 0.5, 7]"#),
      messages: ["shakes.wrong.keyframes.timingFunction[0]: x must be in 0...1, got 1.4"]),
  ]

  @Test(arguments: views + motion)
  func everyLineIsSaidAsPromised(_ line: Case) {
    #expect(Reading.messages(line.document) == line.messages)
  }

  @Test func aLineBeginsWithFileLineColumnAndSeverity() {
    let document = """
      {
        "version": 1, "canvas": { "size": [320, 400] },
        "views": [
          { "type": "view", "frame": { "x": 0, "y": 0, "width": -3, "height": 5 } },
          { "type": "view", "frame": [400, 0, 5, 5] }
        ]
      }
      """
    #expect(
      Reading.diagnostics(document).map(\.description) == [
        "scene.json:4:59: error: views[0].frame.width: must be > 0, got -3"
      ])
    #expect(
      Reading.diagnostics(document.replacing("-3", with: "3")).map(\.description) == [
        "scene.json:5:32: warning: views[1].frame: the view is outside the canvas"
      ])
  }

  @Test func allErrorsComeAtOnceInTheDocumentsOrder() {
    let document = """
      {
        "timeline": [ { "shake": "nope" }, { "wait": -1 } ],
        "views": [
          { "type": "lable", "frame": [0, 0, 0, 5], "alpha": 2 },
          { "id": "a", "type": "view", "frame": [0, 0, 5, 5], "hiden": true,
            "children": [ { "id": "a", "type": "view", "frame": [0, 0, 5, 5] } ] }
        ],
        "shakes": { "x": { "views": ["b"], "preset": "QHLShakes", "times": 1.5 } },
        "canvas": { "size": [320, "wide"], "appearance": "lite" },
        "version": 1
      }
      """
    #expect(
      Reading.diagnostics(document).map { "\($0.line) \($0.path)" } == [
        "2 timeline[0].shake", "2 timeline[1].wait", "4 views[0].type", "4 views[0].frame[2]",
        "4 views[0].alpha", "5 views[1].hiden", "6 views[1].children[0].id",
        "8 shakes.x.views[0]", "8 shakes.x.times", "9 canvas.size[1]", "9 canvas.appearance",
      ])
  }
}
