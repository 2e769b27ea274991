import Foundation
import PNGCodec
package import Timing

/// Reads frames one at a time, whatever they are stored in: a picture, an animated PNG, a GIF, any
/// video that FFmpeg reads and whose frames have times, a folder of PNG files, or those that a
/// pattern such as `shot-%03d.png` names.
///
/// The kind is found by the first bytes, whatever the name. PNG files of a folder are taken in
/// numeric order, frame 2 before frame 10; other files there are not looked at. A video whose
/// colours are not tagged is taken for BT.709 in limited range. Memory does not grow with the
/// number of frames.
package final class FrameInput {
  /// The path as it was given.
  package let path: String
  private let source: any FrameSource

  /// Opens an input. `sequenceRate` is what single pictures and folders, which have no times of
  /// their own, are shown at.
  package init(path: String, sequenceRate: FrameRate) throws(FrameInputError) {
    self.path = path
    source = try Self.source(path, sequenceRate)
  }

  /// Columns of every frame.
  package var width: Int { source.width }
  /// Rows of every frame.
  package var height: Int { source.height }
  /// The exact rate, where frames are evenly spaced as far as the file says; nil for others.
  package var frameRate: FrameRate? { source.frameRate }
  /// Whether the input says itself when its frames appear.
  package var hasTimes: Bool { source.hasTimes }
  /// Whether the frames' times are rounded to hundredths of a second: those of a GIF, whatever its
  /// name, whose frames are not evenly spaced.
  package var hasRoundedTimes: Bool { source.hasRoundedTimes }

  /// The next frame; nil after the last. Frames appear one after another, and all have the same
  /// size. After an error there are no more.
  package func next() throws(FrameInputError) -> InputFrame? { try source.next() }

  private static func source(
    _ path: String, _ rate: FrameRate
  ) throws(FrameInputError) -> any FrameSource {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      guard code == ENOENT, let pattern = try? FrameNames(pattern: path) else {
        throw .system(path: path, code: code)
      }
      return try FolderSource(pattern, rate: rate)
    }
    switch FileKind(status) {
    case .folder: return try FolderSource(path: path, rate: rate)
    case .stream: throw .notAFile(path: path)
    case .file: break
    }
    // What has the name of a picture and is none is best refused as one.
    switch try ImageFormat(content: firstBytes(of: path)) ?? ImageFormat(endingOf: path) {
    case .png: return try AnimationSource(path: path, rate: rate)
    case .jpeg, .webp: return try PictureSource(path: path, rate: rate)
    case nil where path.hasASCIIEnding(".apng"):
      return try AnimationSource(path: path, rate: rate)
    case nil: return try VideoSource(path: path, rate: rate)
    }
  }

  private static func firstBytes(of path: String) throws(FrameInputError) -> [UInt8] {
    do throws(EncodingError) {
      let system = FileSystem(output: path)
      let file = try system.open(path, O_RDONLY)
      defer { close(file) }
      return try system.read(upTo: 64, from: file)
    } catch {
      throw FrameInputError(error, path: path)
    }
  }
}

extension FrameInputError {
  /// The failure of a call to the system.
  init(_ error: EncodingError, path: String) {
    if case .system(_, let code) = error {
      self = .system(path: path, code: code)
    } else {
      self = .notAFile(path: path)
    }
  }
}
