import Encoding
import Golden
import PNGCodec
import Raster
import Timing

/// `diff`: two pictures or clips against each other.
struct DiffCommand: Command {
  private let expected: String
  private let actual: String
  private let limits: DiffLimits
  private let target: DiffTarget?
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(2)
    guard reader.operands.count == 2 else {
      throw .missing("two inputs: EXPECTED ACTUAL", of: .diff)
    }
    guard !reader.operands.contains("-") else {
      throw .rule("diff reads each input several times, and so none from stdin; name a file")
    }
    (expected, actual) = (reader.operands[0], reader.operands[1])
    limits = try DiffLimits(reader)
    target = try DiffTarget(reader, inputs: reader.operands)
    isJSON = reader.has(.json)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    if let warning = limits.pixels.warning {
      console.warn("\(Manual.program): warning: \(warning)")
    }
    let (tally, output) = try compare(on: console)
    let result = DiffResult(
      tally: tally, motion: try MotionDifference.measured(tally, limit: limits.offset),
      output: output, warnings: console.warnings)
    if isJSON {
      try console.print(JSONText.document(result))
    } else if !console.isQuiet {
      try console.print(lines: result.lines)
    }
    return result.matches ? .success : .differs
  }

  /// Compares frame by frame, and writes the difference picture: its path, if there is one.
  private func compare(on console: Console) throws -> (ClipTally, output: String?) {
    let feeds = (FrameFeed(path: expected), FrameFeed(path: actual))
    defer {
      feeds.0.stop()
      feeds.1.stop()
    }
    let openings = (try feeds.0.opening(), try feeds.1.opening())
    var tally = ClipTally(
      expected: ClipFacts(openings.0, path: expected), actual: ClipFacts(openings.1, path: actual))
    var output = try self.output(tally, console)
    do {
      while true {
        let pair = (try feeds.0.next(), try feeds.1.next())
        if pair.0 == nil, pair.1 == nil { break }
        if let comparison = tally.add(pair.0, pair.1, tolerance: limits.pixels) {
          try output?.sink.add(comparison)
        }
      }
    } catch {
      output?.sink.cancel()
      throw error
    }
    try output?.sink.finish(worst: tally.worst)
    return (tally, output?.path)
  }

  /// The difference picture's place; nil where none is wanted or none can be.
  private func output(
    _ tally: ClipTally, _ console: Console
  ) throws -> (path: String, sink: DifferenceOutput)? {
    guard let target else { return nil }
    let size = PixelSize(
      width: max(tally.expected.size.width, tally.actual.size.width),
      height: max(tally.expected.size.height, tally.actual.size.height))
    guard size.width * size.height <= Pixmap.maximumPixelCount else {
      console.warn(
        "\(target.path): warning: not written: \(size) pixels, around both inputs, are too many")
      return nil
    }
    let rate = tally.expected.rate ?? tally.actual.rate ?? .standard
    let held = target.isAnimation ? APNGWriter.heldRate(near: rate) : rate
    if held != rate {
      let words = DecimalText.short(held.framesPerSecond, 4)
      console.warn(
        "\(target.path): warning: it plays at \(words) fps, as an animated PNG cannot at \(rate) fps"
      )
    }
    return (target.path, try DifferenceOutput(target, size: size, rate: held))
  }
}
