import Foundation
import Geometry
import PNGCodec
import Synchronization

/// One PNG file a frame, in a folder.
///
/// The files are written into a hidden folder and take their places together at the end, when the
/// files of an earlier run with the same naming go. Other files in the folder stay.
final class SequenceSink: FrameSink {
  let path: String
  let remark: String? = nil

  private let names: FrameNames
  private let digits: Int
  private let folder: SequenceFolder
  private let state: Mutex<State>

  struct State: ~Copyable {
    var encoder: PNGBandEncoder
    var lastFile: [UInt8] = []
  }

  init(
    _ names: FrameNames, lastIndex: Int, files: TemporaryFiles
  ) throws(EncodingError) {
    path = names.path
    self.names = names
    digits = names.digits(lastIndex: lastIndex)
    do throws(PNGError) {
      state = Mutex(State(encoder: try PNGBandEncoder()))
    } catch {
      throw .png(path: names.path, error)
    }
    folder = try SequenceFolder(names, files: files)
  }

  func append(_ frame: Frame) throws(EncodingError) {
    let name = names.name(index: frame.index, digits: digits)
    try state.withLock { (state) throws(EncodingError) in
      // A frame like the one before is not encoded again.
      if state.lastFile.isEmpty || !frame.damage.isEmpty {
        do throws(PNGError) {
          state.lastFile = try state.encoder.encode(frame.pixmap, damage: frame.damage)
        } catch {
          throw .png(path: path, error)
        }
      }
      try folder.write(state.lastFile, name: name)
    }
  }

  func close() throws(EncodingError) {
    if state.withLock({ $0.lastFile.isEmpty }) { throw .noFrames(path: path) }
  }

  func publish() throws(EncodingError) { try folder.publish() }

  func cancel() { folder.cancel() }
}
