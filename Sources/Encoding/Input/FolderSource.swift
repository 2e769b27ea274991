import Foundation
import PNGCodec
import Raster
import Timing

/// The PNG files of a folder, or those whose names fit a pattern, in numeric order.
final class FolderSource: FrameSource {
  private let folder: String
  private let names: [String]
  private let rate: FrameRate
  private var index = 0
  private var first: Pixmap?

  let width: Int
  let height: Int
  var frameRate: FrameRate? { rate }
  let hasTimes = false

  /// The files of a folder.
  convenience init(path: String, rate: FrameRate) throws(FrameInputError) {
    let names = try Self.entries(of: path) {
      $0.hasASCIIEnding(".png") && !$0.hasPrefix(".")
    }
    guard !names.isEmpty else { throw .noFrames(path: path) }
    try self.init(folder: path, names: names, rate: rate)
  }

  /// The files that a pattern such as `shot-%03d.png` means, whatever their number of digits.
  convenience init(_ pattern: FrameNames, rate: FrameRate) throws(FrameInputError) {
    let folder = pattern.folder.isEmpty ? "." : pattern.folder
    let names = try Self.entries(of: folder, where: pattern.matches)
    guard !names.isEmpty else { throw .noMatch(pattern: pattern.path) }
    try self.init(folder: folder, names: names, rate: rate)
  }

  private init(folder: String, names: [String], rate: FrameRate) throws(FrameInputError) {
    let picture = try Self.read(names[0], in: folder)
    (width, height) = (picture.width, picture.height)
    first = picture
    self.folder = folder
    self.names = names
    self.rate = rate
  }

  private static func entries(
    of folder: String, where isFrame: (String) -> Bool
  ) throws(FrameInputError) -> [String] {
    do throws(EncodingError) {
      return try FileSystem(output: folder).entries(of: folder).filter(isFrame)
        .sorted(by: NumericOrder.isBefore)
    } catch {
      throw FrameInputError(error, path: folder)
    }
  }

  func next() throws(FrameInputError) -> InputFrame? {
    guard index < names.count else { return nil }
    defer { index += 1 }
    let picture =
      if let picture = first.take() { picture } else { try Self.read(names[index], in: folder) }
    guard picture.width == width, picture.height == height else {
      throw .otherSize(
        path: FileSystem.join(folder, names[index]), width: picture.width,
        height: picture.height, firstWidth: width, firstHeight: height)
    }
    return InputFrame(
      index: index, time: rate.time(ofFrame: index), duration: rate.time(ofFrame: 1),
      pixmap: picture)
  }

  private static func read(
    _ name: String, in folder: String
  ) throws(FrameInputError) -> Pixmap {
    do throws(ImageReadError) {
      return try ImageReader.read(FileSystem.join(folder, name))
    } catch {
      throw .picture(error)
    }
  }
}
