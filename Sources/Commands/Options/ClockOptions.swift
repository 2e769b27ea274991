import SceneModel
import Timing

/// How a timeline is cut into frames.
struct ClockOptions: Sendable {
  let rate: FrameRate
  let slowdown: Double
  /// The frames that are asked for; nil for all.
  let selection: FrameSelection?

  init(_ reader: OptionReader) throws(ArgumentError) {
    do {
      rate = try reader.text(.fps).map(FrameRate.init(parsing:)) ?? .standard
    } catch {
      throw .rule("\(OptionName.fps.long): \(error)")
    }
    let expected = "a number from 0.001 to 1000"
    slowdown = try reader.number(.slow, expected) { (0.001...1000).contains($0) } ?? 1
    do {
      selection = try reader.text(.frames).map { text throws(FrameSelectionError) in
        try FrameSelection(parsing: text)
      }
    } catch {
      throw .rule("\(OptionName.frames.long): \(error)")
    }
  }

  /// The clock of a timeline of so many seconds.
  func clock(duration: Double) throws(ArgumentError) -> FrameClock {
    do {
      return try FrameClock(rate: rate, duration: duration, slowdown: slowdown)
    } catch {
      throw .rule("\(error)")
    }
  }

  /// The frames that are asked for, of as many as there are.
  func indices(of count: Int) throws(ArgumentError) -> [Int] {
    guard let selection else { return Array(0..<count) }
    do {
      return try selection.indices(frameCount: count)
    } catch {
      throw .rule("\(OptionName.frames.long): \(error)")
    }
  }
}
