import PNGCodec
import Timing

/// A PNG, animated or not.
final class AnimationSource: FrameSource {
  /// A gigabyte: the compressed file is held in memory.
  private static let maximumFileSize = 1 << 30

  private let path: String
  private let rate: FrameRate
  private var reader: APNGReader

  var width: Int { reader.width }
  var height: Int { reader.height }
  var frameRate: FrameRate? { hasTimes ? reader.frameRate : rate }
  var hasTimes: Bool { reader.isAnimated }

  init(path: String, rate: FrameRate) throws(FrameInputError) {
    let bytes: [UInt8]?
    do throws(EncodingError) {
      bytes = try FileSystem(output: path).contents(of: path, limit: Self.maximumFileSize)
    } catch {
      throw FrameInputError(error, path: path)
    }
    guard let bytes else { throw .tooLong(path: path) }
    do throws(PNGError) {
      reader = try APNGReader(bytes)
    } catch {
      throw .png(path: path, error)
    }
    self.path = path
    self.rate = rate
  }

  func next() throws(FrameInputError) -> InputFrame? {
    do throws(PNGError) {
      guard let frame = try reader.next() else { return nil }
      return InputFrame(
        index: frame.index, time: frame.time,
        duration: hasTimes ? frame.duration : rate.time(ofFrame: 1), pixmap: frame.pixmap)
    } catch {
      throw .png(path: path, error)
    }
  }
}
