import Timing
import VideoCodec

/// A video or a GIF.
final class VideoSource: FrameSource {
  private let path: String
  private let rate: FrameRate
  private var reader: VideoReader
  /// The next picture, which ends the one before it.
  private var pending: VideoPicture?
  private var index = 0
  private var lastDuration: Double?

  let width: Int
  let height: Int
  let frameRate: FrameRate?
  let hasTimes = true
  let hasRoundedTimes: Bool

  init(path: String, rate: FrameRate) throws(FrameInputError) {
    do throws(VideoError) {
      var reader = try VideoReader(path: path)
      (width, height) = (reader.info.shownWidth, reader.info.shownHeight)
      frameRate = reader.constantRate
      hasRoundedTimes = reader.hasRoundedTimes
      pending = try reader.nextPicture()
      self.reader = reader
    } catch {
      throw .video(path: path, error)
    }
    self.path = path
    self.rate = rate
  }

  func next() throws(FrameInputError) -> InputFrame? {
    guard let picture = pending.take() else { return nil }
    do throws(VideoError) {
      pending = try reader.nextPicture()
    } catch {
      throw .video(path: path, error)
    }
    let duration =
      if let pending {
        pending.time - picture.time
      } else {
        picture.duration ?? lastDuration ?? (frameRate ?? rate).time(ofFrame: 1)
      }
    lastDuration = duration
    defer { index += 1 }
    return InputFrame(
      index: index, time: picture.time, duration: duration, pixmap: picture.pixmap)
  }
}
