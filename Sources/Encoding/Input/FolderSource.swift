import Foundation
import PNGCodec
import Raster
import Timing

/// The PNG files of a folder, in numeric order.
final class FolderSource: FrameSource {
  private let folder: String
  private let names: [String]
  private let rate: FrameRate
  private var index = 0
  private var first: Pixmap?

  let width: Int
  let height: Int
  var frameRate: FrameRate? { rate }
  var frameCount: Int? { names.count }
  let hasTimes = false

  init(path: String, rate: FrameRate) throws(FrameInputError) {
    var names: [String] = []
    do throws(EncodingError) {
      for name in try FileSystem(output: path).entries(of: path)
      where name.hasASCIIEnding(".png") && !name.hasPrefix(".") {
        names.append(name)
      }
    } catch {
      throw FrameInputError(error, path: path)
    }
    names.sort(by: NumericOrder.isBefore)
    guard let firstName = names.first else { throw .noFrames(path: path) }
    let picture = try Self.read(firstName, in: path)
    (width, height) = (picture.width, picture.height)
    first = picture
    folder = path
    self.names = names
    self.rate = rate
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
