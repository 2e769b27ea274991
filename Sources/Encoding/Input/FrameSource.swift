import Timing

/// Reads the frames of one kind of input.
protocol FrameSource: AnyObject {
  /// Columns of every frame.
  var width: Int { get }
  /// Rows of every frame.
  var height: Int { get }
  /// The rate of frames that are evenly spaced; nil for others.
  var frameRate: FrameRate? { get }
  /// Whether the input itself says when its frames appear.
  var hasTimes: Bool { get }
  /// Whether those times are rounded to hundredths of a second.
  var hasRoundedTimes: Bool { get }

  /// The next frame; nil after the last.
  func next() throws(FrameInputError) -> InputFrame?
}

extension FrameSource {
  var hasRoundedTimes: Bool { false }
}
