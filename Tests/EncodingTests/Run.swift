import Encoding
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing
import VideoCodec

/// A folder to write outputs to, and frames to write.
struct Run {
  let folder: TemporaryFolder
  let files = TemporaryFiles()

  init() throws { folder = try TemporaryFolder() }

  /// The options for ``picture(_:)``s.
  static func options(lastIndex: Int = 9, width: Int = 16) throws -> OutputOptions {
    OutputOptions(
      width: width, height: 16, frameRate: try #require(FrameRate(30)), lastIndex: lastIndex)
  }

  /// An output in the folder, by what its path asks for.
  func sink(_ relative: String, lastIndex: Int = 9) throws -> any FrameSink {
    try OutputTarget.parse(folder.path(relative)).sink(
      Self.options(lastIndex: lastIndex), files: files)
  }

  /// Writes frames 0 ..< count and finishes.
  func write(_ relative: String, count: Int) throws {
    let sink = try sink(relative, lastIndex: count - 1)
    for index in 0..<count { try sink.append(Self.frame(index)) }
    try sink.finish()
  }

  /// A picture of one grey, another for every index below 256.
  static func picture(_ index: Int, width: Int = 16) throws -> Pixmap {
    let level = UInt8(truncatingIfNeeded: index &* 7)
    let color = PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
    return try #require(Pixmap(width: width, height: 16, filledWith: color))
  }

  /// A frame of ``picture(_:width:)``.
  static func frame(_ index: Int, width: Int = 16) throws -> Frame {
    let picture = try picture(index, width: width)
    return Frame(ordinal: index, index: index, pixmap: picture, damage: picture.bounds)
  }

  /// How many frames a video of the folder has.
  func frameCount(_ relative: String) throws -> Int {
    var reader = try VideoReader(path: folder.path(relative))
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }
}
