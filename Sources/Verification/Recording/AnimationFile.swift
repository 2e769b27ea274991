import Geometry
import PNGCodec
import Raster
import Timing

/// An animated PNG in memory while its frames come.
final class AnimationFile {
  private var writer: APNGWriter?
  private var bytes: [UInt8] = []

  /// A file that has no frame yet.
  init(frameRate: FrameRate) throws(PNGError) { writer = try APNGWriter(frameRate: frameRate) }

  /// Adds a frame; `damage` is where it can differ from the one before.
  func append(_ frame: Pixmap, damage: PixelRect) throws(PNGError) {
    bytes += try writer?.append(frame, damage: damage) ?? []
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
