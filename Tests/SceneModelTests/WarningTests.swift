import SceneModel
import Testing

@Suite struct Warnings {
  private func view(_ keys: String) -> [String] {
    Reading.messages(Document.views("{ \"type\": \"view\", \"frame\": [0, 0, 9, 9], \(keys) }"))
  }

  @Test(arguments: [
    ("[320, 0, 5, 5]", true), ("[319, 0, 5, 5]", false), ("[0, 400, 5, 5]", true),
    ("[-5, 0, 5, 5]", true), ("[-4, 0, 5, 5]", false), ("[0, -50, 5, 50]", true),
  ])
  func aViewOutsideTheCanvasIsNoted(_ frame: String, _ isOutside: Bool) {
    let messages = Reading.messages(
      Document.views("{ \"type\": \"view\", \"frame\": \(frame) }"))
    #expect(
      messages == (isOutside ? ["warning: views[0].frame: the view is outside the canvas"] : []))
  }

  @Test func aChildIsOutsideByItsPlaceOnTheCanvas() {
    let messages = Reading.messages(
      Document.views(
        """
        { "type": "view", "frame": [300, 0, 100, 100], "children": [
          { "type": "view", "frame": [19, 0, 5, 5] },
          { "type": "view", "frame": [20, 0, 5, 5] } ] }
        """))
    #expect(messages == ["warning: views[0].children[1].frame: the view is outside the canvas"])
  }

  @Test func shadowsThatDoNotShowAreNoted() {
    #expect(
      view(#""shadow": { "opacity": 1 }, "masksToBounds": true"#)
        == ["warning: views[0].shadow: shadow has no effect with masksToBounds"])
    #expect(
      view(#""shadow": { "radius": 8 }"#) == [
        "warning: views[0].shadow: shadow has no effect without an opacity "
          + "(it is 0 by default, as a CALayer's)"
      ])
    #expect(view(#""shadow": { "opacity": 0 }, "masksToBounds": true"#) == [])
  }

  @Test(arguments: [
    ("[0, 5, 1]", #""duration": 1"#, true), ("[2, 5, 2]", #""duration": 1"#, false),
    ("[0, 5]", #""duration": 1, "autoreverses": true"#, false),
    ("[0, 5]", #""duration": 1, "autoreverses": true, "repeatCount": 1.5"#, true),
    ("[0, 5]", #""duration": 1, "fillMode": "forwards""#, false),
  ])
  func anAnimationThatEndsAwayFromItsStartIsNoted(
    _ values: String, _ shake: String, _ isNoted: Bool
  ) {
    let messages = Reading.messages(Document.keyframes("\"values\": \(values)", shake: shake))
    #expect(
      messages
        == (isNoted
          ? [
            "warning: shakes.wrong.keyframes.values: the animation ends away from its start, "
              + "so the view jumps at the end"
          ] : []))
  }

  @Test func theStrokesOfQHLShakesAreCounted() {
    func messages(_ keys: String) -> [String] {
      Reading.messages(
        Document.shaking("\"a\": { \"views\": [\"ok\"], \"preset\": \"QHLShakes\"\(keys) }"))
    }
    #expect(
      messages(#", "times": 20"#) == [
        "warning: shakes.a.times: 20 times makes 11 strokes and a return, 0.6 s, as QHLShakes "
          + "does; \"exactCount\": true makes 20"
      ])
    #expect(messages(#", "times": 20, "exactCount": true"#) == [])
    #expect(messages(#", "times": 2"#) == [])
    #expect(messages("") == [])
  }

  @Test func keyTimesOfPacedAnimationsAreNoted() {
    #expect(
      Reading.messages(
        Document.keyframes(
          #""values": [0, 5, 0], "keyTimes": [0, 0.5, 1], "calculationMode": "paced""#))
        == [
          "warning: shakes.wrong.keyframes.keyTimes: keyTimes have no effect with "
            + "calculationMode paced"
        ])
  }

  /// 0.3 * 180 / pi = 17.1887, 0.1 * 180 / pi = 5.7296, 0.7 * 180 / pi = 40.107.
  @Test(arguments: [
    ("[0, 0.3, -0.2, 0]", "rotation", "values[1]: 0.3 is read as degrees; 0.3 radians is 17.19"),
    ("[-0.1, 0.05, -0.1]", "skew", "values[0]: -0.1 is read as degrees; -0.1 radians is -5.73"),
    (
      "[0, 0.7, 0]", "transform.rotation.z",
      "values[1]: 0.7 is read as degrees; 0.7 radians is 40.11"
    ),
  ])
  func anglesThatLookLikeRadiansAreNoted(_ values: String, _ keyPath: String, _ note: String) {
    #expect(
      Reading.messages(Document.keyframes("\"keyPath\": \"\(keyPath)\", \"values\": \(values)"))
        == ["warning: shakes.wrong.keyframes.\(note)"])
  }

  @Test(arguments: [
    ("[0, 2, -3, 0]", "rotation"), ("[0, 1, -0.5, 0]", "rotation"), ("[0, 0.8, 0]", "skew"),
    ("[0, 0, 0]", "rotation"), ("[0, 0.3, 0]", "scale"), ("[0, 0.3, 0]", "translation.x"),
  ])
  func otherValuesAreNotTakenForRadians(_ values: String, _ keyPath: String) {
    #expect(
      Reading.messages(Document.keyframes("\"keyPath\": \"\(keyPath)\", \"values\": \(values)"))
        == [])
  }

  @Test func aViewsOwnAnglesAreNotedToo() {
    #expect(
      view(#""transform": { "rotation": 0.3, "skew": 30 }"#)
        == ["warning: views[0].transform.rotation: 0.3 is read as degrees; 0.3 radians is 17.19"])
    #expect(view(#""transform": { "rotation": 0, "skew": -2 }"#) == [])
  }
}
