import Geometry
import PNGCodec
import Raster
import Timing

/// An animated PNG of a golden's frames, in memory while they come.
final class AnimationFile {
  private var writer: APNGWriter?
  private var bytes: [UInt8] = []
  private let lengths: [Int]
  private var count = 0

  /// A file of a scene's kept frames that has none yet.
  init(of scene: GoldenScene) throws(PNGError) {
    writer = try APNGWriter(frameRate: scene.clock.rate)
    lengths = scene.frameLengths
  }

  /// Adds the next frame; `damage` is where it can differ from the one before.
  func append(_ frame: Pixmap, damage: PixelRect) throws(PNGError) {
    let length = count < lengths.count ? lengths[count] : 1
    bytes += try writer?.append(frame, damage: damage, length: length) ?? []
    count += 1
  }

  /// The whole file.
  func finish() throws(PNGError) -> [UInt8] {
    guard let writer = writer.take() else { return bytes }
    let ending = try writer.finish()
    bytes.replaceSubrange(0..<ending.head.count, with: ending.head)
    bytes += ending.tail
    return bytes
  }
}
