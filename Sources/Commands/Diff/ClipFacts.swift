import Encoding
import Golden
import Timing

/// What an input of `diff` is, apart from its pixels.
struct ClipFacts: Encodable {
  let path: String
  let size: PixelSize
  let rate: FrameRate?
  private let hasTimes: Bool
  private(set) var frameCount = 0
  /// When its last frame ends, in seconds.
  private var end = 0.0

  init(_ opening: FrameFeed.Opening, path: String) {
    self.path = path
    size = opening.size
    rate = opening.rate
    hasTimes = opening.hasTimes
  }

  /// Whether there is one frame, without a time.
  var isPicture: Bool { frameCount == 1 && !hasTimes }

  /// How long the clip lasts, in seconds; nil where its frames have no times.
  var duration: Double? { hasTimes ? end : nil }

  /// Counts a frame.
  mutating func add(_ frame: InputFrame) {
    frameCount += 1
    end = frame.time + frame.duration
  }

  private enum CodingKeys: String, CodingKey {
    case path, width, height, frames, fps, duration
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(size.width, forKey: .width)
    try values.encode(size.height, forKey: .height)
    try values.encode(frameCount, forKey: .frames)
    try values.encodeIfPresent(rate.map { "\($0)" }, forKey: .fps)
    try values.encodeIfPresent(duration.map(JSONNumber.init), forKey: .duration)
  }
}

extension ClipFacts: CustomStringConvertible {
  /// `shake.mp4, 780x1688 px, 60 frames at 60 fps`.
  var description: String {
    var words = "\(path), \(size) px"
    if !isPicture { words += ", " + Words.count(frameCount, "frame") }
    if let rate {
      words += " at \(rate) fps"
    } else if let duration {
      words += " in \(DecimalText.short(duration)) s"
    }
    return words
  }
}
