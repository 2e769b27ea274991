import Geometry
import SceneModel
import Testing
import Timing

/// The block that says how a scene is compared with approved frames.
@Suite struct GoldenBlocks {
  static func document(_ golden: String, canvas: String = #""size": [40, 20]"#) -> String {
    Document.views(
      #"{ "id": "box", "type": "view", "frame": [0, 0, 9, 9] }"#,
      rest: #""timeline": [{ "wait": 1 }], "golden": \#(golden)"#, canvas: canvas)
  }

  @Test func withoutOneNothingIsSet() throws {
    let scene = try Reading.scene(Document.views(""))
    #expect(scene.golden == GoldenSettings())
  }

  @Test func everythingThatItSaysIsRead() throws {
    let scene = try Reading.scene(
      Self.document(
        """
        { "fps": "30000/1001", "frames": "0-9:2", "scale": 1, "views": ["box"],
          "masks": [[1, 2, 3, 4], { "x": 5, "y": 6, "width": 7, "height": 8 }],
          "curve": { "px": 0.5, "ms": 2 },
          "pixels": { "channel": 3, "count": 4, "ratio": 0.5 } }
        """))
    #expect(
      scene.golden
        == GoldenSettings(
          frameRate: FrameRate(30_000, over: 1001), frames: try FrameSelection(parsing: "0-9:2"),
          scale: 1, views: ["box"],
          masks: [Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 6, width: 7, height: 8)],
          curve: .init(pixels: 0.5, milliseconds: 2),
          pixels: .init(channel: 3, count: 4, ratio: 0.5)))
  }

  @Test(arguments: [
    (#"{ "fps": 0 }"#, "golden.fps: must be in 0.01...1000, got 0"),
    (#"{ "fps": "fast" }"#, #"golden.fps: "fast""#),
    (#"{ "fps": "1000000/7" }"#, #"golden.fps: "#),
    (#"{ "fps": "65537/66" }"#, "golden.fps: must be a fraction of numbers up to 65535"),
    (#"{ "frames": "9-0" }"#, "golden.frames: the range 9-0 falls"),
    (#"{ "frames": "0-60" }"#, "golden.frames: there is no frame 60; the last one is 59"),
    (#"{ "fps": 30, "frames": "30" }"#, "golden.frames: there is no frame 30; the last one is 29"),
    (#"{ "scale": 4 }"#, "golden.scale: must be in 1...3, got 4"),
    (#"{ "views": [] }"#, "golden.views: needs the id of at least one view"),
    (#"{ "views": ["bax"] }"#, #"golden.views[0]: no view has the id "bax" (did you mean "box"?)"#),
    (#"{ "masks": [[0, 0, 0, 4]] }"#, "golden.masks[0][2]: must be > 0, got 0"),
    (#"{ "curve": { "px": -1 } }"#, "golden.curve.px: must be in 0...1000000, got -1"),
    (#"{ "pixels": { "channel": 256 } }"#, "golden.pixels.channel: must be in 0...255, got 256"),
    (#"{ "pixels": { "ratio": NaN } }"#, "golden.pixels.ratio: not a finite number"),
    (
      #"{ "pixels": { "channel": 1, "yiq": 0.1 } }"#,
      "golden.pixels: has channel and yiq; give one of them"
    ),
    (
      #"{ "pixels": { "ignoreAntialiasing": true } }"#,
      "warning: golden.pixels.ignoreAntialiasing: hides motion"
    ),
  ])
  func whatIsWrongIsSaid(_ block: String, _ message: String) {
    let messages = Reading.messages(Self.document(block))
    #expect(messages.count == 1 && messages[0].hasPrefix(message), "\(messages)")
  }

  @Test func aPictureKeepsItsScale() {
    let canvas = #""image": "login@2x.png""#
    let message = "golden.scale: a canvas with an image has the image's own scale, 2"
    #expect(Reading.messages(Self.document(#"{ "scale": 1 }"#, canvas: canvas)) == [message])
    #expect(Reading.messages(Self.document(#"{ "scale": 2 }"#, canvas: canvas)) == [])
  }

  @Test func aScaleThatMakesTheCanvasTooLargeIsRefused() {
    let messages = Reading.messages(
      Self.document(#"{ "scale": 3 }"#, canvas: #""size": [6000, 10], "scale": 1"#))
    #expect(messages == ["golden.scale: 18000x30 px is more than 16384x16384"])
  }
}
