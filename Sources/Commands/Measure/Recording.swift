import Encoding
import Geometry
import Raster
import Timing

/// The frames of a recording that are looked at, one at a time and as often as they are needed.
final class Recording {
  /// The file is another one than a moment ago.
  struct Changed: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path): it changes while it is read; wait until it is complete" }
  }

  let path: String
  /// The size of every frame.
  let size: PixelRect
  /// Whether it says itself when its frames appear.
  let hasTimes: Bool
  /// Whether those times are rounded to hundredths of a second.
  let hasRoundedTimes: Bool
  /// The frames that are looked at, once they were read.
  private(set) var indices: [Int]?
  /// Follows the frames that were given in all replays, once it is known how many one has.
  var progress: MeasureProgress?
  private var given = 0
  private let clock: ClockOptions
  /// The input as it was opened to see the size.
  private var opened: FrameInput?

  /// Opens a recording; the clock says the rate of frames without times, and which ones to look at.
  init(path: String, clock: ClockOptions) throws(FrameInputError) {
    let input = try FrameInput(path: path, sequenceRate: clock.rate)
    self.path = path
    self.clock = clock
    size = PixelRect(width: input.width, height: input.height)
    hasTimes = input.hasTimes
    hasRoundedTimes = input.hasRoundedTimes
    opened = input
  }

  /// Gives each frame with its time in seconds after the recording's first.
  ///
  /// - Throws: `FrameInputError` for what cannot be read, `ArgumentError` for frames that do not
  ///   exist, and ``Changed`` for other frames than the first time.
  func replay(_ visit: (_ time: Double, _ frame: Pixmap) -> Void) throws {
    let input =
      if let opened = opened.take() { opened } else {
        try FrameInput(path: path, sequenceRate: clock.rate)
      }
    var seen: [Int] = []
    var count = 0
    while let frame = try input.next() {
      count += 1
      guard clock.selection?.contains(frame.index) ?? true else { continue }
      guard frame.pixmap.bounds == size, indices.map({ seen.count < $0.count }) ?? true else {
        throw Changed(path: path)
      }
      seen.append(frame.index)
      visit(frame.time, frame.pixmap)
      given += 1
      if let indices { progress?.advance(to: given, of: indices.count) }
      if frame.index == clock.selection?.lastIndex { break }
    }
    // Says which frame is missing, if one is.
    if clock.selection?.lastIndex != seen.last { _ = try clock.indices(of: count) }
    guard indices ?? seen == seen else { throw Changed(path: path) }
    indices = seen
  }

  /// The part of the picture that is inside it.
  func visible(_ region: PixelRect, console: Console) throws(ArgumentError) -> PixelRect {
    let inside = region.intersection(size)
    let words = "\(path) is \(size.width)x\(size.height) px"
    guard !inside.isEmpty else {
      throw .rule("\(OptionName.roi.long) is outside the picture: \(words)")
    }
    if inside != region {
      console.warn("warning: \(OptionName.roi.long) is partly outside the picture: \(words)")
    }
    return inside
  }
}
