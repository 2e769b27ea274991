import Geometry
package import Golden
package import PNGCodec
import Raster
import Rendering
import SceneModel
package import ShakeEngine
import Timing

/// Compares a scene with what was approved for it.
package struct GoldenComparer: Sendable {
  /// The pose of a view, by its id, at a time in seconds.
  package typealias PoseSource = @Sendable (_ view: String, _ time: Double) -> Pose

  let scene: GoldenScene
  let curve: CurveTable
  let frames: APNGReader
  let workers: Int?
  /// Whether texts are compared by their ink, since a font is not the golden's.
  var measuresInk = false

  /// A scene, and its approved curve and frames; `workers` is nil for a thread a processor.
  package init(scene: GoldenScene, curve: CurveTable, frames: APNGReader, workers: Int?) {
    self.scene = scene
    self.curve = curve
    self.frames = frames
    self.workers = workers
  }

  /// How the curve differs; with other poses than the scene's, if they are given.
  package func curveDifference(pose: PoseSource? = nil) throws -> CurveDifference {
    CurveDifference(
      expected: curve, actual: scene.curve(pose: pose).asWritten,
      finerActual: scene.finerCurve(pose: pose), scale: scene.scale,
      tolerance: try scene.curveTolerance)
  }

  /// How the pictures differ, frame by frame.
  ///
  /// - Parameters:
  ///   - pose: Other poses than the scene's.
  ///   - stopsAtDifference: Whether the first frame that differs ends the work.
  /// - Returns: All frames that both have, up to where the work ended.
  /// - Throws: ``UnreadableFrame`` where an approved frame cannot be read.
  package func frameComparison(
    pose: PoseSource? = nil, stopsAtDifference: Bool = false
  ) throws -> FrameComparison {
    var result = FrameComparison(
      expectedCount: frames.frameCount, actualCount: scene.indices.count,
      expectedRate: frames.frameRate, actualRate: scene.clock.rate,
      times: FrameTimes(frames, of: scene))
    let (tolerance, masks) = (try scene.pixelTolerance, scene.masks)
    let background = measuresInk ? TextBackground(of: scene, pose: pose) : nil
    var reader = frames
    do {
      try scene.frames(workers: workers, pose: pose).deliver { frame in
        guard let expected = try Self.next(&reader) else { throw Stop() }
        let texts = try background?.comparison(of: frame, with: expected)
        let difference = PixelDifference(
          expected: texts?.expectedWithDrawnText ?? expected, actual: frame.pixmap,
          tolerance: tolerance, masks: masks)
        let compared = FrameComparison.Frame(
          index: frame.index, difference: difference, texts: texts?.differences ?? [])
        result.frames.append(compared)
        if stopsAtDifference, !compared.matches { throw Stop() }
      }
    } catch is Stop {
      // All that was asked for is known.
    }
    return result
  }

  private struct Stop: Error {}

  static func next(_ reader: inout APNGReader) throws(UnreadableFrame) -> Pixmap? {
    do throws(PNGError) {
      return try reader.next()?.pixmap
    } catch {
      throw UnreadableFrame(error: error)
    }
  }
}

/// An approved frame that cannot be read.
struct UnreadableFrame: Error {
  let error: PNGError
}
