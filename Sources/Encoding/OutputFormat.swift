/// What kind of file an output is.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One picture.
  case png
  /// H.264 video.
  case mp4

  /// The format that a path's ending asks for, in any case; nil for others.
  init?(endingOf path: String) {
    let format = Self.allCases.first { path.utf8.hasEnding(".\($0.rawValue)") }
    guard let format else { return nil }
    self = format
  }
}

extension String.UTF8View {
  /// Whether the bytes end so, ASCII letters in either case: no locale has a say in it.
  fileprivate func hasEnding(_ ending: String) -> Bool {
    suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, expected in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        ? byte + 32 == expected : byte == expected
    }
  }
}
