import PNGCodec
import VideoCodec

/// A picture format that can be read.
enum ImageFormat {
  case png
  case jpeg
  case webp

  /// The format's name for the user.
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }

  /// The format that a file starts like.
  init?(content bytes: [UInt8]) {
    if bytes.starts(with: PNGHeader.signature) {
      self = .png
      return
    }
    switch StillImageHeader.format(of: bytes) {
    case .jpeg: self = .jpeg
    case .webp: self = .webp
    case nil: return nil
    }
  }

  /// The format that a file's name says.
  init?(endingOf path: String) {
    if path.hasASCIIEnding(".png") {
      self = .png
    } else if path.hasASCIIEnding(".jpg") || path.hasASCIIEnding(".jpeg") {
      self = .jpeg
    } else if path.hasASCIIEnding(".webp") {
      self = .webp
    } else {
      return nil
    }
  }
}
