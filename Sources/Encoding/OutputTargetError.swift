/// Why a path is not an output: a usage error.
package enum OutputTargetError: Error, Hashable, Sendable {
  /// The path is empty.
  case empty
  /// Standard output needs a format.
  case noFormat
  /// The ending is none that can be written.
  case unknownEnding(path: String)
  /// The path is a folder, but the format is one file's.
  case folder(path: String, OutputFormat)
  /// The ending is not that of a single picture, which is what is to be written.
  case notSinglePicture(path: String)
  /// A pattern for frame names is wrong.
  case pattern(path: String, FrameNamePatternError)
}

extension OutputTargetError: CustomStringConvertible {
  /// What is wrong, and what to write instead.
  package var description: String {
    switch self {
    case .empty: "an output needs a name"
    case .noFormat: "output to - needs --format (\(formats))"
    case .unknownEnding(let path):
      "\(path): no output format for this ending; use " + Self.remedy(forEndingOf: path)
    case .folder(let path, let format):
      "\(path): a folder holds PNG frames, not \(format.rawValue); leave --format out, or name a file"
    case .notSinglePicture(let path):
      "\(path): no output format for this ending; one picture goes to a .png"
    case .pattern(let path, .unknownToken(let token)):
      "\(path): \(token) is not a frame number; write %d or %04d for it, and %% for a percent sign"
    case .pattern(let path, .severalNumbers):
      "\(path): the frame number can be in a name only once"
    case .pattern(let path, .noNumber):
      "\(path): many frames need a number in the name, such as frame-%04d.png"
    }
  }

  /// What to write in place of an ending. The usual ones of moving pictures have their nearest of
  /// ours; an animated PNG is shown wherever a GIF is, on code hosts too.
  private static func remedy(forEndingOf path: String) -> String {
    if path.hasASCIIEnding(".gif") {
      return ".apng, which plays in web pages and on code hosts as a GIF does"
    }
    if [".mov", ".webm", ".m4v", ".avi", ".mkv"].contains(where: path.hasASCIIEnding) {
      return ".mp4 for a video, or .apng, which plays in web pages and on code hosts"
    }
    return ".mp4, .apng, a folder with a trailing /, or a pattern such as frame-%04d.png"
  }

  private var formats: String {
    let names = OutputFormat.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
