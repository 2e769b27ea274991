import Testing

/// A shake as a browser knows it, by its documented facts alone, and how a scene tells it to us.
struct WebShake: Sendable, CustomTestStringConvertible {
  /// A pose as CSS has it, in CSS pixels and degrees.
  struct Base: Sendable {
    var x = 0.0
    var y = 0.0
    var rotation = 0.0
    var scale = 1.0

    var transform: String { "translate(\(x)px, \(y)px) rotate(\(rotation)deg) scale(\(scale))" }
  }

  private struct Keyframe: Sendable {
    let offset: Double
    let transform: String
  }

  private static let easeInOut = "cubic-bezier(0.42, 0, 0.58, 1)"

  let testDescription: String
  /// In seconds.
  let duration: Double
  private let base: Base
  /// The shake in a scene: its preset and parameters.
  private let definition: String
  private let keyframes: [Keyframe]
  private let isEasedAsAWhole: Bool

  /// ArtFeel/AFViewShaker 0.0.5: x alone, seven values, eased over the whole.
  static func afViewShaker(duration: Double, base: Base = Base()) -> WebShake {
    let values = [0.0, 10, -8, 8, -5, 5, 0]
    let offsets = [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1]
    return WebShake(
      testDescription: "AFViewShaker, \(duration) s", duration: duration, base: base,
      definition: #""preset": "AFViewShaker", "duration": \#(duration)"#,
      keyframes: zip(offsets, values).map { offset, value in
        var pose = base
        pose.x += value
        return Keyframe(offset: offset, transform: pose.transform)
      },
      isEasedAsAWhole: true)
  }

  /// QHLShakes: ceil(times / 2) + 1 strokes and one back, each eased by itself; the first starts from
  /// the view's own transform, which is lost.
  static func qhlShakes(
    times: Int, speed: Double, range: Double, isVertical: Bool = false, base: Base = Base()
  ) -> WebShake {
    let count = (times + 1) / 2 + 1
    let targets = (0...count).map { $0 == count ? 0 : $0.isMultiple(of: 2) ? range : -range }
    let poses = [base] + targets.map { isVertical ? Base(y: $0) : Base(x: $0) }
    let direction = isVertical ? "vertical" : "horizontal"
    return WebShake(
      testDescription: "QHLShakes, \(times) times, \(speed) s, \(range) pt, \(direction)",
      duration: speed * Double(count + 1), base: base,
      definition: """
        "preset": "QHLShakes", "times": \(times), "speed": \(speed), "range": \(range), \
        "direction": "\(direction)"
        """,
      keyframes: poses.enumerated().map { index, pose in
        Keyframe(offset: Double(index) / Double(count + 1), transform: pose.transform)
      },
      isEasedAsAWhole: false)
  }

  /// A scene of a view that shakes from time 0 on and rests for a tenth of a second.
  var scene: String {
    """
    { "version": 1, "canvas": { "size": [200, 200] },
      "views": [{ "id": "box", "type": "view", "frame": [50, 50, 60, 40],
        "transform": { "translation": [\(base.x), \(base.y)], "rotation": \(base.rotation),
          "scale": \(base.scale) } }],
      "shakes": { "shake": { "views": ["box"], \(definition) } },
      "timeline": [{ "shake": "shake" }, { "wait": 0.1 }] }
    """
  }

  /// What the browser shows at times in seconds.
  ///
  /// It plays a thousand times slower: a browser may count time in whole microseconds, in which the
  /// fastest shake moves by more than a ten-thousandth of a point.
  func poses(at times: [Double], in page: Page) throws -> [WebPose] {
    let own = isEasedAsAWhole ? "linear" : Self.easeInOut
    let whole = isEasedAsAWhole ? Self.easeInOut : "linear"
    let frames = keyframes.map { frame -> JSONValue in
      [
        "offset": .number(frame.offset), "transform": .string(frame.transform),
        "easing": .string(own),
      ]
    }
    let milliseconds = JSONValue.array(times.map { .number($0 * 1e6) })
    return try page.value(
      """
      (() => {
        const box = document.body.appendChild(document.createElement("div"));
        const animation = box.animate(\(JSONValue.array(frames).text),
          { duration: \(duration * 1e6), easing: "\(whole)", fill: "both" });
        animation.pause();
        const poses = \(milliseconds.text).map((time) => {
          animation.currentTime = time;
          const { a, b, c, d, e, f } = new DOMMatrix(getComputedStyle(box).transform);
          const scaleX = Math.hypot(a, b);
          return { x: e, y: f, rotation: Math.atan2(b, a) * 180 / Math.PI, scaleX,
            scaleY: (a * d - b * c) / scaleX };
        });
        box.remove();
        return poses;
      })()
      """, as: [WebPose].self)
  }
}
