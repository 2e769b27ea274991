import Raster

/// Why a PNG could not be read or written.
///
/// The words stand alone after a file's name and a colon.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes are something else; `found` names it where it is known ("a JPEG picture").
  case notPNG(found: String?)
  /// The bytes end before the picture does.
  case truncated
  /// The bytes contradict themselves; `detail` is libpng's or zlib's finding.
  case corrupt(detail: String)
  /// A side or the area is beyond what a ``Pixmap`` may have.
  case tooLarge(width: Int, height: Int)
  /// The compressor could not be started or went wrong; `detail` is zlib's word.
  case compressor(detail: String)
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, in words for the user.
  public var description: String {
    switch self {
    case .empty: "not a PNG picture: the file is empty"
    case .notPNG(let found?): "not a PNG picture but \(found)"
    case .notPNG(nil): "not a PNG picture"
    case .truncated: "damaged PNG picture: the file ends too early"
    case .corrupt(let detail): "damaged PNG picture: \(detail)"
    case .tooLarge(let width, let height):
      "the picture is \(width)x\(height) pixels; the limit is \(Pixmap.maximumSide) a side and "
        + "\(Pixmap.maximumPixelCount) in all"
    case .compressor(let detail): "cannot compress a PNG picture: \(detail)"
    }
  }
}
