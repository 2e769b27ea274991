/// Scene documents of these tests, as text.
enum Document {
  /// A black box of 120 by 60 px, of which the middle is at (120, 80) px, on white, at scale 2.
  static let box =
    #"{ "id": "box", "type": "view", "frame": [30, 25, 60, 30], "backgroundColor": "black" }"#

  /// A view of many parts, of which none begins at a whole pixel.
  static let card = """
    { "id": "box", "type": "view", "frame": [20.3, 15.4, 70, 44], "backgroundColor": "#FFE9C0",
      "cornerRadius": 9, "cornerCurve": "continuous", "borderWidth": 1.5, "borderColor": "purple",
      "shadow": { "color": "black", "opacity": 0.4, "radius": 4, "offset": [0, 2] },
      "children": [
        { "id": "word", "type": "label", "frame": [8.6, 10, 50, 20], "text": "Shake",
          "font": "bold 15", "textColor": "#1040C0" },
        { "id": "dot", "type": "view", "frame": [52.2, 25.7, 12, 12], "alpha": 0.5,
          "cornerRadius": 6, "backgroundColor": "red" }
      ] }
    """

  /// AFViewShaker's shake of the box, as its users start it.
  static let viewShaker = #""preset": "AFViewShaker""#

  /// QHLShakes' shake of the box.
  static func shakes(_ direction: String, times: Int = 10) -> String {
    #""preset": "QHLShakes", "direction": "\#(direction)", "times": \#(times)"#
  }

  /// Views on a canvas of 120 by 80 pt; the one with the id "box" shakes, and rests for some seconds
  /// before and after.
  static func shaking(_ views: String, _ shake: String, rest: Double) -> String {
    scene(
      views, shakes: #""s": { "views": ["box"], \#(shake) }"#,
      timeline: #"{ "wait": \#(rest) }, { "shake": "s" }, { "wait": \#(rest) }"#)
  }

  /// Views that do nothing for some seconds.
  static func resting(
    _ views: String, seconds: String, canvas: String = #""size": [120, 80], "scale": 2"#,
    background: String = "white"
  ) -> String {
    scene(
      views, timeline: #"{ "wait": \#(seconds) }"#, canvas: canvas, background: background)
  }

  private static func scene(
    _ views: String, shakes: String = "", timeline: String,
    canvas: String = #""size": [120, 80], "scale": 2"#, background: String = "white"
  ) -> String {
    """
    { "version": 1, "canvas": { \(canvas), "backgroundColor": "\(background)" },
      "views": [ \(views) ], "shakes": { \(shakes) }, "timeline": [ \(timeline) ] }
    """
  }
}
