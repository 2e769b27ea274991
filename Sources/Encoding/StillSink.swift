import PNGCodec
import Synchronization

/// One PNG file of one frame.
final class StillSink: FrameSink {
  let path: String
  let remark: String? = nil

  private let file: OutputFile
  private let isWritten = Mutex(false)

  init(_ file: OutputFile) {
    path = file.path
    self.file = file
  }

  func append(_ frame: Frame) throws(EncodingError) {
    let isFirst = isWritten.withLock { isWritten in
      defer { isWritten = true }
      return !isWritten
    }
    guard isFirst else { throw .severalFrames(path: path) }
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try frame.pixmap.pngData()
    } catch {
      throw .png(path: path, error)
    }
    try file.write(bytes)
  }

  func close() throws(EncodingError) {
    guard isWritten.withLock(\.self) else { throw .noFrames(path: path) }
  }

  func publish() throws(EncodingError) { try file.publish() }

  func cancel() { file.cancel() }
}
