import Foundation
package import PNGCodec
package import VideoCodec

/// Why an output could not be made. Each says which one, in words for the user.
package enum EncodingError: Error, Hashable, Sendable {
  /// The system refused; `code` is C's `errno`.
  case system(path: String, code: Int32)
  /// A folder is where a file should go.
  case isFolder(path: String)
  /// A folder that is to be replaced holds other files than it should.
  case foreignFolder(path: String)
  /// A folder that is to be replaced has something in it that does not belong to it.
  case foreignFile(folder: String, name: String)
  /// A PNG could not be encoded.
  case png(path: String, PNGError)
  /// A video could not be encoded.
  case video(path: String, VideoError)
  /// A still output was given a second frame.
  case severalFrames(path: String)
  /// An output was ended before it was given a frame.
  case noFrames(path: String)
  /// The run was stopped, by a signal or because another output failed.
  case cancelled
}

extension EncodingError: CustomStringConvertible {
  /// The path and what is wrong.
  package var description: String {
    switch self {
    case .system("-", let code): "standard output: \(String(cString: strerror(code)))"
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .isFolder(let path):
      "\(path): is a folder; end the path with / to write PNG frames into it"
    case .foreignFolder(let path):
      "\(path): is a folder of other files, which are not replaced; name another one"
    case .foreignFile(let folder, let name):
      "\(folder): has something in it that would be lost with it, \(name); move that, or name "
        + "another folder"
    case .png(let path, let error): "\(path): \(error)"
    case .video(let path, let error): "\(path): \(error)"
    case .severalFrames(let path):
      "\(path): one picture holds one frame; use a pattern such as frame-%04d.png"
    case .noFrames(let path): "\(path): there is no frame to write"
    case .cancelled: "the output was cancelled"
    }
  }
}
