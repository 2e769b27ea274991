import PNGCodec
import Timing

/// How long approved frames are shown, beside what the scene says.
package enum FrameTimes: Sendable {
  /// As the scene says: each until the next one that is kept.
  case same
  /// Each for one frame of the scene's rate, though frames between them are left out, as goldens were
  /// once recorded.
  case closedUp
  /// Otherwise, though all frames are kept: at another rate.
  case otherRate
  /// Otherwise, and frames between them are left out.
  case other

  /// The times of approved frames. How many there are is another matter.
  init(_ frames: APNGReader, of scene: GoldenScene) {
    let lengths = scene.frameLengths
    let rate = scene.clock.rate
    let isWhole = lengths.allSatisfy { $0 == 1 }
    let hasOtherCount = frames.frameCount != lengths.count
    if frames.hasLengths(lengths, at: rate) || hasOtherCount && !isWhole {
      self = .same
    } else if frames.frameRate == rate {
      self = isWhole ? .same : .closedUp
    } else {
      self = isWhole ? .otherRate : .other
    }
  }
}
