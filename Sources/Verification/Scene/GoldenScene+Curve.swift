package import Geometry
package import Golden
import SceneModel
package import ShakeEngine
import Timing

extension GoldenScene {
  /// The curve of its views, with other poses if they are given.
  package func curve(
    pose: ((_ view: String, _ time: Double) -> Pose)? = nil
  ) -> CurveTable {
    curve(of: indices, pose: pose)
  }

  /// The same in every frame, kept or not, as ``CurveTable/asWritten`` has it.
  package func finerCurve(
    pose: ((_ view: String, _ time: Double) -> Pose)? = nil
  ) -> CurveTable? {
    guard indices.count < clock.frameCount else { return nil }
    return curve(of: Array(0..<clock.frameCount), pose: pose).asWritten
  }

  private func curve(
    of frames: [Int], pose: ((_ view: String, _ time: Double) -> Pose)?
  ) -> CurveTable {
    CurveTable(
      clock: clock, frames: frames, views: views,
      pose: pose ?? { scene.timeline.pose(of: $0, at: $1) })
  }

  /// How far curves may be apart.
  package var curveTolerance: CurveTolerance {
    get throws {
      let limits = scene.golden.curve
      return try CurveTolerance(
        pixels: limits.pixels ?? CurveTolerance.standard.pixels,
        milliseconds: limits.milliseconds ?? CurveTolerance.standard.milliseconds)
    }
  }

  /// How far pictures may be apart.
  package var pixelTolerance: PixelTolerance {
    get throws {
      let limits = scene.golden.pixels
      return try PixelTolerance(
        limits.yiq.map { .yiq($0) } ?? .channel(limits.channel ?? 0), maximumCount: limits.count,
        maximumRatio: limits.ratio, ignoringAntialiasing: limits.ignoresAntialiasing)
    }
  }

  /// The rectangles that are not compared, in device pixels: every pixel that a mask touches.
  package var masks: [PixelRect] {
    let canvas = PixelRect(width: scene.canvas.pixelWidth, height: scene.canvas.pixelHeight)
    return scene.golden.masks.map { mask in
      func edge(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
        Int(min(max((points * scale).rounded(rule), -1e9), 1e9))
      }
      return PixelRect(
        minX: edge(mask.minX, .down), minY: edge(mask.minY, .down), maxX: edge(mask.maxX, .up),
        maxY: edge(mask.maxY, .up)
      ).intersection(canvas)
    }
  }
}
