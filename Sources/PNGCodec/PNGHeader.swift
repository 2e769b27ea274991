import CPNG
import Raster

/// What a PNG says about itself in its first 33 bytes.
package struct PNGHeader: Hashable, Sendable {
  /// The eight bytes that every PNG starts with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int

  /// Reads the header and refuses what must not be decoded, before anything is allocated.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    if bytes.isEmpty { throw .empty }
    guard bytes.starts(with: Self.signature.prefix(bytes.count)) else {
      throw .notPNG(found: Self.guess(bytes))
    }
    guard bytes.count >= 33 else { throw .truncated }
    guard PNGChunk.number(bytes, at: 8) == 13, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .corrupt(detail: "it does not start with IHDR")
    }
    // A size is believed only after its checksum, or one flipped bit would pass for a huge picture.
    guard PNGChunk.checksum(of: bytes[12..<29]) == PNGChunk.number(bytes, at: 29) else {
      throw .corrupt(detail: "IHDR: CRC error")
    }
    width = Int(PNGChunk.number(bytes, at: 16))
    height = Int(PNGChunk.number(bytes, at: 20))
    guard width > 0, height > 0 else {
      throw .corrupt(detail: "its size is \(width)x\(height) pixels")
    }
    guard width <= Pixmap.maximumSide, height <= Pixmap.maximumSide,
      width * height <= Pixmap.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }

  /// A name for the picture formats that are most often renamed.
  private static func guess(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "a JPEG picture" }
    if bytes.starts(with: "GIF8".utf8) { return "a GIF picture" }
    if bytes.starts(with: "BM".utf8) { return "a BMP picture" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "a WebP picture"
    }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "an MP4, HEIC or AVIF file" }
    if bytes.starts(with: "%PDF".utf8) { return "a PDF document" }
    return nil
  }
}
