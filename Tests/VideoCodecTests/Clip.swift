import Geometry
import Raster
import TestSupport
import Testing
import Timing
import VideoCodec

/// A video made for a test, in a folder of its own.
struct Clip {
  let folder: TemporaryFolder
  let path: String

  /// Encodes pictures.
  init(
    _ pictures: [Pixmap], rate: FrameRate? = FrameRate(30),
    settings: VideoSettings = .standard
  ) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    path = folder.path("clip.mp4")
    let first = try #require(pictures.first)
    var writer = try VideoWriter(
      path: path, width: first.width, height: first.height, frameRate: try #require(rate),
      settings: settings)
    for picture in pictures { try writer.append(picture, damage: picture.bounds) }
    try writer.finish()
  }

  /// The file.
  var bytes: [UInt8] { get throws { try folder.bytes("clip.mp4") } }

  /// All pictures of the file, decoded.
  func frames() throws -> [DecodedFrame] {
    var reader = try VideoReader(path: path)
    var frames: [DecodedFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  /// What the file says about itself.
  func info() throws -> VideoInfo { try VideoReader(path: path).info }
}

extension Pixmap {
  /// A picture of a red, a green and a blue 8-bit value.
  static func flat(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, width: Int = 64, height: Int = 64
  ) throws -> Pixmap {
    let color = PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
    return try #require(Pixmap(width: width, height: height, filledWith: color))
  }

  /// White pictures in which a black square of 8 pixels moves to the right by 3 a frame.
  static func movingSquare(count: Int, width: Int = 64, height: Int = 32) throws -> [Pixmap] {
    let white = try Pixmap.flat(255, 255, 255, width: width, height: height)
    return (0..<count).map { index in
      var picture = white
      let left = index * 3 % (width - 8)
      for y in 8..<16 {
        for x in left..<left + 8 {
          picture[x, y] = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
        }
      }
      return picture
    }
  }
}
