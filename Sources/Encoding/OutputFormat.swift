/// What kind of file an output is.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// One picture.
  case png
  /// An animated PNG.
  case apng
  /// H.264 video.
  case mp4

  /// The format that a path's ending asks for, in any case; nil for others.
  init?(endingOf path: String) {
    let format = Self.allCases.first { path.hasASCIIEnding(".\($0.rawValue)") }
    guard let format else { return nil }
    self = format
  }
}
