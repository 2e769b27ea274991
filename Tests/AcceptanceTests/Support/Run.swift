import CommandTestSupport
import Commands
import PNGCodec
import Raster
import TestSupport
import Testing
import VideoCodec

/// One command line that succeeded, and the files that it left.
struct Run {
  let folder: TemporaryFolder
  let session: Session

  /// Runs the words with a scene on stdin, and writes to the named outputs in a new folder.
  init(_ words: [String], to outputs: [String], scene: String) throws {
    folder = try TemporaryFolder()
    let targets = outputs.flatMap { [folder] in ["-o", folder.path($0)] }
    session = Session(words + ["-"] + targets, input: scene)
    try #require(session.status == .success, "\(session.error)")
  }

  /// All frames of a scene, as PNG files.
  static func frames(of scene: String, _ words: String...) throws -> [Pixmap] {
    try Run(["render"] + words, to: ["f/"], scene: scene).pictures()
  }

  /// A picture of a scene, by `still`.
  static func still(of scene: String, _ words: String...) throws -> Pixmap {
    try Run(["still"] + words, to: ["s.png"], scene: scene).picture("s.png")
  }

  /// The names of the PNG files, in order.
  var names: [String] { folder.contents.filter { $0.hasSuffix(".png") } }

  /// What is in a PNG file.
  func picture(_ name: String) throws -> Pixmap { try Pixmap(pngData: folder.bytes(name)) }

  /// What is in the PNG files, in order.
  func pictures() throws -> [Pixmap] { try names.map(picture) }

  /// What a video says about itself, and all of its pictures.
  func video(_ name: String) throws -> (info: VideoInfo, frames: [DecodedFrame]) {
    var reader = try VideoReader(path: folder.path(name))
    var frames: [DecodedFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return (reader.info, frames)
  }
}
