import PNGCodec
package import Raster
import VideoCodec

/// Reads picture files: PNG, JPEG and still WebP.
package enum ImageReader {
  /// More than the largest picture takes uncompressed.
  private static let maximumFileSize = 320 << 20

  /// The picture of a file. A known ending decides the format, so that a renamed file is noticed;
  /// for other endings the first bytes do.
  package static func read(_ path: String) throws(ImageReadError) -> Pixmap {
    let bytes = try bytes(of: path)
    let content = ImageFormat(content: bytes)
    let ending = ImageFormat(endingOf: path)
    if let ending, let content, ending != content, ending != .png {
      throw .mismatch(path: path, ending: ending.name, content: content.name)
    }
    switch ending ?? content {
    case .png:
      do throws(PNGError) {
        return try Pixmap(pngData: bytes)
      } catch {
        throw .png(path: path, error)
      }
    case .jpeg, .webp:
      do throws(VideoError) {
        return try Pixmap(stillImageData: bytes)
      } catch {
        throw .still(path: path, error)
      }
    case nil: throw .unknownFormat(path: path)
    }
  }

  private static func bytes(of path: String) throws(ImageReadError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(EncodingError) {
      bytes = try FileSystem(output: path).contents(of: path, limit: maximumFileSize) {
        ImageFormat(content: $0) != nil
      }
    } catch {
      guard case .system(_, let code) = error else { throw .unknownFormat(path: path) }
      throw .system(path: path, code: code)
    }
    guard let bytes else { throw .tooLong(path: path) }
    return bytes
  }
}
