import Raster

/// What a JPEG or WebP file says about itself at its front, read without a decoder.
package struct StillImageHeader: Hashable, Sendable {
  /// The formats that are known by their first bytes.
  package enum Format: Sendable {
    /// JFIF, Exif and other JPEG files.
    case jpeg
    /// WebP, lossy or lossless.
    case webp
  }

  /// The file's format.
  package let format: Format
  /// Columns; 1 or more.
  package let width: Int
  /// Rows; 1 or more.
  package let height: Int

  /// The format of a file that starts with `bytes` (12 are enough); nil for others.
  package static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    return nil
  }

  /// Reads the header, and refuses what must not be decoded.
  package init(_ bytes: [UInt8]) throws(VideoError) {
    guard let format = Self.format(of: bytes) else {
      throw .unreadable(detail: "not a JPEG or WebP picture")
    }
    let size: (width: Int, height: Int)?
    switch format {
    case .jpeg: size = try JPEGMarkers(bytes).size()
    case .webp: size = try WebPChunks(bytes).size()
    }
    guard let size, size.width > 0, size.height > 0 else {
      throw .unreadable(detail: "damaged \(format.name) picture: it does not say its size")
    }
    (width, height) = size
    self.format = format
    guard width <= Pixmap.maximumSide, height <= Pixmap.maximumSide,
      width * height <= Pixmap.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }
}

extension StillImageHeader.Format {
  /// The format's name for the user.
  package var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }
}
