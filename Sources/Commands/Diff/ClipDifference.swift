import Golden
import Timing

/// One thing in which two clips differ more than they may.
enum ClipDifference: Hashable {
  /// The sizes of their frames.
  case size(expected: PixelSize, actual: PixelSize)
  /// How many frames they have.
  case frameCount(expected: Int, actual: Int)
  /// Their frame rates.
  case rate(expected: FrameRate, actual: FrameRate)
  /// When a frame begins and ends, in seconds: the first one that differs.
  case times(frame: Int, expected: ClosedRange<Double>, actual: ClosedRange<Double>)
  /// Where what moves is, in device pixels, at worst.
  case motion(largest: Double, frame: Int, limit: Double)
  /// Where what moves is cannot be told, though frames differ.
  case unknownMotion(reason: String)
  /// The pixels of so many of their common frames.
  case pixels(frames: Int, of: Int)

  /// Its name for programs.
  var verdict: String {
    switch self {
    case .size: "sizeDiffers"
    case .frameCount: "frameCountDiffers"
    case .rate: "rateDiffers"
    case .times: "timesDiffer"
    case .motion: "motionDiffers"
    case .unknownMotion: "motionUnknown"
    case .pixels: "pixelsDiffer"
    }
  }

  /// What differs, in a word or two; nil where that is not known.
  var subject: String? {
    switch self {
    case .size: "size"
    case .frameCount: "frame count"
    case .rate: "frame rate"
    case .times: "times"
    case .motion: "motion"
    case .unknownMotion: nil
    case .pixels: "pixels"
    }
  }
}

extension ClipDifference: CustomStringConvertible {
  /// What differs, with both sides.
  var description: String {
    switch self {
    case .size(let expected, let actual): "size differs: expected \(expected), got \(actual)"
    case .frameCount(let expected, let actual):
      "frame count differs: expected \(expected), got \(actual)"
    case .rate(let expected, let actual):
      "frame rate differs: expected \(expected) fps, got \(actual) fps"
    case .times(let frame, let expected, let actual):
      "times differ: frame \(frame) was expected \(Self.words(expected)), got \(Self.words(actual))"
    case .motion(let largest, let frame, let limit):
      "motion differs: by \(DecimalText.short(largest, 4)) px in frame \(frame), "
        + "the limit is \(DecimalText.short(limit)) px"
    case .unknownMotion(let reason):
      "motion cannot be compared: \(reason); \(OptionName.maxOffset.long) any leaves it to the pixels"
    case .pixels(let frames, let total): "pixels differ: in \(frames) of \(total) frames"
    }
  }

  private static func words(_ times: ClosedRange<Double>) -> String {
    "from \(DecimalText.short(times.lowerBound, 4)) s to \(DecimalText.short(times.upperBound, 4)) s"
  }
}
