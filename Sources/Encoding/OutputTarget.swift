/// Where an output goes, and what kind it is, as the path says it.
package enum OutputTarget: Hashable, Sendable {
  /// An H.264 file.
  case video(path: String)
  /// An animated PNG.
  case apng(path: String)
  /// A PNG file a frame.
  case sequence(FrameNames)
  /// One PNG file.
  case still(path: String)
  /// The bytes of one file of this format, on standard output.
  case standardOutput(OutputFormat)

  /// The target that a path asks for by its ending: `.mp4`, `.apng`, a trailing `/`, `.png`, a
  /// pattern such as `frame-%04d.png`, or `-` together with `format` (what `--format` says, which
  /// decides over the ending).
  package static func parse(
    _ path: String, format: OutputFormat? = nil
  ) throws(OutputTargetError) -> OutputTarget {
    if path.isEmpty { throw .empty }
    if path == "-" {
      guard let format else { throw .noFormat }
      return .standardOutput(format)
    }
    if path.utf8.last == UInt8(ascii: "/") {
      if let format, format != .png { throw .folder(path: path, format) }
      return .sequence(FrameNames(folder: path))
    }
    switch format ?? OutputFormat(endingOf: path) {
    case .mp4: return .video(path: path)
    case .apng: return .apng(path: path)
    case .png:
      let name = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
      if name.contains(UInt8(ascii: "%")) { return .sequence(try FrameNames(pattern: path)) }
      return .still(path: path)
    case nil: throw .unknownEnding(path: path)
    }
  }

  /// The target of a single picture: `path` is taken as it is, `-` is standard output.
  package static func parseStill(_ path: String) throws(OutputTargetError) -> OutputTarget {
    if path.isEmpty { throw .empty }
    if path == "-" { return .standardOutput(.png) }
    guard OutputFormat(endingOf: path) == .png else { throw .notSinglePicture(path: path) }
    return .still(path: path)
  }
}
