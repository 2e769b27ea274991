import Raster
import Testing
import VideoCodec

/// Colours that a decoder finds in the video of a scene.
@Suite struct ColorsInVideo {
  /// (63, 102, 240) are BT.709's limited-range samples of pure red.
  @Test func flatRedHasTheStandardsSamples() throws {
    let scene = Document.resting("", seconds: "0.1", background: "#FF0000")
    let frames = try Run(["render"], to: ["a.mp4"], scene: scene).video("a.mp4").frames
    #expect(frames.count == 6)
    for frame in frames {
      try #require(frame.planes.count == 3)
      for (plane, sample) in zip(frame.planes, [63, 102, 240]) {
        #expect(plane.samples.allSatisfy { abs(Int($0) - sample) <= 2 })
      }
    }
  }

  @Test func seventeenGreysKeepTheirLevelsAndTheirOrder() throws {
    let levels = (0...16).map { min(255, $0 * 16) }
    let bars = levels.enumerated().map { index, level in
      let hex = String(0x1000000 + level * 0x10101, radix: 16).dropFirst()
      return """
        { "type": "view", "frame": [\(index * 16), 0, 16, 32], "backgroundColor": "#\(hex)" }
        """
    }
    let scene = Document.resting(
      bars.joined(separator: ", "), seconds: "0.1", canvas: #""size": [272, 32], "scale": 1"#)
    let frames = try Run(["render"], to: ["a.mp4"], scene: scene).video("a.mp4").frames
    #expect(frames.count == 6)
    for frame in frames {
      let seen = levels.indices.map { Int(frame.pixmap[$0 * 16 + 8, 16].green) }
      for (seen, level) in zip(seen, levels) { #expect(abs(seen - level) <= 2) }
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
