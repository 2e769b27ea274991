import Raster
public import Timing

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
  /// An animation has, or would have, more frames than ``APNGReader/maximumFrameCount``.
  case tooManyFrames(Int)
  /// An animation was ended before its first frame.
  case noFrames
  /// A frame has another size than the animation.
  case wrongSize(width: Int, height: Int)
  /// An animated PNG cannot hold a frame's duration at this rate.
  case frameRate(FrameRate)
  /// An animation cannot be played so often.
  case plays(Int)
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
    case .tooManyFrames(let count):
      "the animation has \(count) frames; the limit is \(APNGReader.maximumFrameCount)"
    case .noFrames: "an animation needs a frame"
    case .wrongSize(let width, let height):
      "a frame of \(width)x\(height) pixels does not fit the animation"
    case .frameRate(let rate):
      "an animated PNG cannot hold \(rate) frames a second: as a fraction both numbers must be at "
        + "most \(UInt16.max); take a rate near it"
    case .plays(let plays):
      "an animation is played 0 (for ever) to \(APNGWriter.maximumPlays) times, not \(plays)"
    }
  }
}
