import Synchronization
import Timing
import VideoCodec

/// An H.264 file.
final class VideoSink: FrameSink {
  let path: String
  let remark: String?

  private let file: OutputFile
  private let writer: Mutex<VideoWriter?>

  init(_ file: OutputFile, _ options: OutputOptions) throws(EncodingError) {
    path = file.path
    self.file = file
    let writer = Mutex<VideoWriter?>(nil)
    do throws(EncodingError) {
      try file.start { (temporaryPath) throws(EncodingError) in
        try writer.withLock { (writer) throws(EncodingError) in
          do throws(VideoError) {
            writer = try VideoWriter(
              path: temporaryPath, width: options.width, height: options.height,
              frameRate: options.frameRate, settings: options.video)
          } catch {
            throw .video(path: file.path, error)
          }
        }
      }
    } catch {
      file.cancel()
      throw error
    }
    self.writer = writer
    remark = Self.remark(options)
  }

  private static func remark(_ options: OutputOptions) -> String? {
    let coded = VideoWriter.codedSize(width: options.width, height: options.height)
    if coded == (options.width, options.height) { return nil }
    return "\(options.width)x\(options.height) is padded to \(coded.width)x\(coded.height) by "
      + "repeating the last column or row, since H.264 4:2:0 needs even sides"
  }

  func append(_ frame: Frame) throws(EncodingError) {
    do throws(VideoError) {
      try writer.withLock { (writer) throws(VideoError) in
        try writer?.append(frame.pixmap, damage: frame.damage)
      }
    } catch {
      throw .video(path: path, error)
    }
  }

  func close() throws(EncodingError) {
    do throws(VideoError) {
      try writer.withLock { (writer) throws(VideoError) in try writer.take()?.finish() }
    } catch {
      throw .video(path: path, error)
    }
  }

  func publish() throws(EncodingError) { try file.publish() }

  func cancel() {
    writer.withLock { $0 = nil }
    file.cancel()
  }
}
