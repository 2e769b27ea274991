import Encoding
import Golden
import Raster
import Timing

/// Where the difference picture goes: that of the worst frame, or an animation of all.
struct DifferenceOutput {
  private let sink: any FrameSink
  private let isAnimation: Bool
  private var count = 0

  /// Prepares the output. `size` is that of the rectangle around both clips' frames.
  init(_ target: DiffTarget, size: PixelSize, rate: FrameRate) throws(EncodingError) {
    isAnimation = target.isAnimation
    let options = OutputOptions(
      width: size.width, height: size.height, frameRate: rate, lastIndex: 0)
    sink = try target.target.sink(options)
  }

  /// Takes the comparison of the next frame.
  mutating func add(_ comparison: PixelComparison) throws(EncodingError) {
    if isAnimation { try append(comparison) }
  }

  /// Makes the output appear.
  mutating func finish(worst: PixelComparison?) throws(EncodingError) {
    if !isAnimation, let worst { try append(worst) }
    try sink.finish()
  }

  /// Removes whatever was written.
  func cancel() { sink.cancel() }

  private mutating func append(_ comparison: PixelComparison) throws(EncodingError) {
    guard let picture = comparison.differencePicture else { return }
    try sink.append(
      Frame(ordinal: count, index: count, pixmap: picture, damage: picture.bounds))
    count += 1
  }
}
