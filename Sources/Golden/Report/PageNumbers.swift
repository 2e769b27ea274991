/// The numbers of one golden as a table.
struct PageNumbers {
  private let entry: ReportEntry

  init(_ entry: ReportEntry) { self.entry = entry }

  var html: String {
    let rows = curveRows + seenRows + pixelRows + inkRows
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { row in
      "<tr><th scope=\"row\">\(row.name)</th><td>\(Markup.escaped(row.value))</td>"
        + "<td>\(Markup.escaped(row.limit))</td></tr>\n"
    }
    return """
      <table class="numbers">
      <thead><tr><th scope="col">Number</th><th scope="col">Value</th>\
      <th scope="col">Limit</th></tr></thead>
      <tbody>
      \(lines.joined())</tbody>
      </table>

      """
  }

  private typealias Row = (name: String, value: String, limit: String)

  private var curveRows: [Row] {
    guard let curve = entry.curve else { return [] }
    let numbers = curve.overall
    func pixels(_ value: Double) -> String { "\(DecimalText.short(value, 4)) px" }
    let limits = (
      pixels(curve.tolerance.pixels), "\(DecimalText.short(curve.tolerance.milliseconds, 4)) ms"
    )
    let lag = numbers.lagFrames.map { frames in
      "\(DecimalText.signed(frames, 4)) frames"
        + (numbers.lagMilliseconds.map { ", \(DecimalText.signed($0, 4)) ms" } ?? "")
    }
    let worst = numbers.worstFrame.map { " in frame \($0)" } ?? ""
    let (actual, expected) = (curve.actualFrameCount, curve.expectedFrameCount)
    let frames = actual == expected ? "\(actual)" : "\(actual), expected \(expected)"
    let counts: Row = ("Frames", frames, "")
    guard numbers.worstFrame != nil else { return [counts] }
    return [
      counts,
      ("Offset, largest", pixels(numbers.largestOffset) + worst, limits.0),
      ("Offset, RMS", pixels(numbers.rmsOffset), limits.0),
      ("Lag, behind the expected", lag ?? "nothing moves", limits.1),
      ("Peak, beyond the expected", "\(DecimalText.signed(numbers.peakError, 4)) px", limits.0),
      (
        "Settling, after the expected", "\(DecimalText.signed(numbers.settleError, 4)) ms", limits.1
      ),
      ("Resting place", pixels(numbers.restError), limits.0),
    ]
  }

  private var seenRows: [Row] {
    guard let seen = entry.seen, let largest = seen.largest else { return [] }
    return [
      (
        "Drawn off the curve", "\(DecimalText.short(largest, 4)) px",
        "\(DecimalText.short(seen.limit, 4)) px"
      )
    ]
  }

  private var pixelRows: [Row] {
    guard let pixels = entry.pixels else { return [] }
    let worst = pixels.worst
    return [
      (
        "Frames with other pixels", "\(pixels.differingFrameCount) of \(pixels.frameCount)", "0"
      ),
      (
        "Pixels in the worst frame",
        "\(worst.count) of \(worst.comparedCount) (\(Percentage.text(worst.ratio)))"
          + " in frame \(pixels.worstFrame)", "\(worst.tolerance)"
      ),
      ("Largest difference of a channel", "\(worst.largestDifference)", ""),
    ]
  }

  private var inkRows: [Row] {
    guard let ink = entry.ink else { return [] }
    return [
      (
        "Frames with other texts", "\(ink.differingFrameCount) of \(ink.frameCount)", "0"
      ),
      (
        "Ink sum of texts, largest difference", Percentage.text(ink.largestSumDifference),
        Percentage.text(InkDifference.sumLimit)
      ),
      (
        "Ink box of texts, largest difference", "\(ink.largestBoxDifference) px",
        "\(InkDifference.boxLimit) px"
      ),
    ]
  }
}
