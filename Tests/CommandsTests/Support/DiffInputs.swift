import CommandTestSupport
import Commands
import Foundation
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing

/// A folder of inputs for `diff`.
struct DiffInputs {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a PNG: its path.
  @discardableResult
  func picture(_ name: String, _ picture: Pixmap) throws -> String {
    try folder.write(picture.pngData(), to: name)
    return folder.path(name)
  }

  /// Writes an animated PNG: its path. Where equal frames are merged it has uneven times.
  func animation(
    _ name: String, _ frames: [Pixmap], rate: Int, mergingEqual: Bool = false
  ) throws -> String {
    let rate = try #require(FrameRate(rate))
    let bytes = try APNGWriter.file(of: frames, frameRate: rate, mergesEqualFrames: mergingEqual)
    try folder.write(bytes, to: name)
    return folder.path(name)
  }

  /// Writes a folder of PNG files: its path.
  func frames(_ name: String, _ frames: [Pixmap]) throws -> String {
    let path = folder.path(name)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (index, frame) in frames.enumerated() { try picture("\(name)/f\(index).png", frame) }
    return path
  }

  /// Renders a scene: the path of the output.
  func render(_ name: String, _ scene: String, _ words: String...) throws -> String {
    let path = folder.path(name)
    let session = Session(["render", "-", "-q", "-o", path] + words, input: scene)
    try #require(session.status == .success, "\(session.error)")
    return path
  }

  /// What `diff` says of two inputs.
  func document(_ expected: String, _ actual: String, _ words: String...) throws -> DiffDocument {
    let session = Session(["diff", expected, actual, "--json"] + words)
    let document = try DiffDocument(session)
    #expect(session.status == (document.matches ? .success : .differs))
    return document
  }
}

extension Pixmap {
  /// A picture of one colour, white if none is given.
  static func plain(_ width: Int, _ height: Int, _ color: PremultipliedColor = .gray(255)) throws
    -> Pixmap
  {
    try #require(Pixmap(width: width, height: height, filledWith: color))
  }

  /// The picture with a rectangle of one colour.
  func with(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: PremultipliedColor) -> Pixmap
  {
    var picture = self
    picture.replace(PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height), with: color)
    return picture
  }
}

extension PremultipliedColor {
  /// An opaque grey.
  static func gray(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
  }
}
