import Foundation
package import PNGCodec
package import VideoCodec

/// Why a picture could not be read. Each says which one, in words for the user.
package enum ImageReadError: Error, Hashable, Sendable {
  /// The system refused; `code` is C's `errno`.
  case system(path: String, code: Int32)
  /// The file is larger than any picture within the limits.
  case tooLong(path: String)
  /// Neither the file's ending nor its first bytes are a known picture format's.
  case unknownFormat(path: String)
  /// The file is not what its ending says.
  case mismatch(path: String, ending: String, content: String)
  /// A PNG is damaged, too large or none.
  case png(path: String, PNGError)
  /// A JPEG or WebP is damaged, too large or none.
  case still(path: String, VideoError)
}

extension ImageReadError: CustomStringConvertible {
  /// The path and what is wrong.
  package var description: String {
    switch self {
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .tooLong(let path): "\(path): the file is larger than any picture that can be read"
    case .unknownFormat(let path): "\(path): not a PNG, JPEG or WebP picture"
    case .mismatch(let path, let ending, let content):
      "\(path): the name says \(ending), but it is a \(content) picture; rename it"
    case .png(let path, let error): "\(path): \(error)"
    case .still(let path, let error): "\(path): \(error)"
    }
  }
}
