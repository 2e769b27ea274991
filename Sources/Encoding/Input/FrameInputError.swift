import Foundation
package import PNGCodec
package import VideoCodec

/// Why frames could not be read. Each says of which file, in words for the user.
package enum FrameInputError: Error, Hashable, Sendable {
  /// The system refused; `code` is C's `errno`.
  case system(path: String, code: Int32)
  /// The path leads to a device, a pipe or a socket.
  case notAFile(path: String)
  /// The file is larger than any animation that can be read.
  case tooLong(path: String)
  /// A folder has no PNG file.
  case noFrames(path: String)
  /// No file has a name that fits a pattern.
  case noMatch(pattern: String)
  /// A picture is damaged, too large or none.
  case picture(ImageReadError)
  /// An animated PNG is damaged or too large.
  case png(path: String, PNGError)
  /// A video is damaged, too large or none.
  case video(path: String, VideoError)
  /// A picture of a folder has another size than the first, `firstWidth` x `firstHeight`.
  case otherSize(path: String, width: Int, height: Int, firstWidth: Int, firstHeight: Int)
}

extension FrameInputError: CustomStringConvertible {
  /// The path and what is wrong.
  package var description: String {
    switch self {
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .notAFile(let path): "\(path): is neither a file nor a folder"
    case .tooLong(let path): "\(path): the file is larger than any animation that can be read"
    case .noFrames(let path): "\(path): there is no PNG file in it"
    case .noMatch(let pattern): "\(pattern): no file has such a name"
    case .picture(let error): error.description
    case .png(let path, let error): "\(path): \(error)"
    case .video(let path, let error): "\(path): \(error)"
    case .otherSize(let path, let width, let height, let firstWidth, let firstHeight):
      "\(path): is \(width)x\(height) pixels, the first frame is \(firstWidth)x\(firstHeight)"
    }
  }
}
