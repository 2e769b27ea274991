/// Small scenes for tests, as documents.
enum SceneText {
  /// A black square on white that shakes by AFViewShaker for half a second: 30 frames at 60 fps.
  static let square = scene(shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#)

  /// The square with other shakes and another timeline.
  static func scene(
    shakes: String, timeline: String = #"{ "shake": "nod" }"#, views: String = "",
    canvas: String = #""size": [40, 20], "scale": 1"#
  ) -> String {
    """
    { "version": 1, "canvas": { \(canvas), "backgroundColor": "white" },
      "views": [
        { "id": "box", "type": "view", "frame": [10, 5, 10, 10], "backgroundColor": "black" }
        \(views)
      ],
      "shakes": { \(shakes) },
      "timeline": [ \(timeline) ] }
    """
  }
}
