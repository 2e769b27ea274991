import Encoding

extension OutputTarget {
  /// The target of a path: its ending decides; `--format` decides where the ending says nothing. A
  /// format that contradicts the ending of the only output counts, since it was asked for.
  static func parse(
    _ path: String, format: OutputFormat?, isOnly: Bool
  ) throws(OutputTargetError) -> OutputTarget {
    guard path != "-", !isOnly, format != nil else { return try parse(path, format: format) }
    do {
      return try parse(path)
    } catch .unknownEnding {
      return try parse(path, format: format)
    }
  }

  /// What its files are.
  var format: OutputFormat {
    switch self {
    case .video: .mp4
    case .apng: .apng
    case .sequence, .still: .png
    case .standardOutput(let format): format
    }
  }

  /// Whether it is an H.264 file.
  var isVideo: Bool { format == .mp4 }

  /// Whether it has room for one frame only.
  var isSinglePicture: Bool {
    switch self {
    case .still, .standardOutput(.png): true
    case .video, .apng, .sequence, .standardOutput: false
    }
  }

  /// Whether its bytes go to standard output.
  var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }
}
