import Rendering
import Typography
import Verification

/// What all tasks of `golden` are told: which goldens, and how they are drawn.
struct GoldenOptions: Sendable {
  let words: [String]
  /// How many frames are drawn at a time; nil for one a core.
  let workers: Int?
  private let fontFiles: [String]

  init(_ reader: OptionReader) throws(ArgumentError) {
    words = Array(reader.operands.dropFirst())
    if words.isEmpty { throw .missing("a folder of goldens, or the name of one", of: .golden) }
    let most = FrameSequence.maximumWorkers
    workers = try reader.count(.workers, "a whole number from 1 to \(most)", in: 1...most)
    fontFiles = reader.texts(.font)
  }

  /// The goldens that the words name.
  func locations() throws -> [GoldenLocation] {
    for file in fontFiles { try InputFile.check(file) }
    return try GoldenLocation.find(words)
  }

  /// What texts are drawn with.
  var fonts: @Sendable () -> FontLibrary {
    { [fontFiles] in FontLibrary(extraFontFiles: fontFiles) }
  }

  /// Refuses to accept anything on a build server, unless forced.
  static func checkServer(
    _ task: String, isForced: Bool, _ environment: [String: String]
  ) throws(ArgumentError) {
    guard let value = environment["CI"], !value.isEmpty, !isForced else { return }
    throw .rule(
      "golden \(task) is refused, since CI is set: \(task) on a machine of your own and commit what "
        + "that writes; --force does it all the same")
  }
}
