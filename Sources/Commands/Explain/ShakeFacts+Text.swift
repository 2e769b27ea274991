import Golden
import ShakeEngine

extension ShakeFacts {
  /// The most strokes of a shake that are listed.
  private static let listed = 40

  /// The facts for people, about an output of so many frames a second.
  func lines(fps: String) -> [String] {
    let moved = views.isEmpty ? "no view" : Words.list(views)
    let again = count > 1 ? ", the first of \(count) times" : ""
    let full = isStopped ? " of its \(DecimalText.short(fullDuration, 4)) s" : ""
    var lines = ["\(name): \(kind), moves \(moved)"]
    lines.append(
      "  \(DecimalText.short(duration, 4)) s\(full), from \(DecimalText.short(start, 4)) s "
        + "to \(DecimalText.short(end, 4)) s\(again)")
    for stop in stops { lines += Wrapping.lines(text(of: stop), indent: 2) }
    for path in KeyPath.allCases {
      guard let count = fullStrokeCounts[path.rawValue] else { continue }
      lines += text(of: strokes.filter { $0.keyPath == path.rawValue }, path, of: count, fps: fps)
    }
    if let remark { lines += [""] + Wrapping.lines(remark, indent: 2) }
    return lines
  }

  private func text(of stop: ShakeStart.Stop) -> String {
    let reason = stop.by.map { ", by \($0)" } ?? ""
    return "stopped on \(stop.view) at \(DecimalText.short(stop.time, 4)) s\(reason): "
      + "from frame \(stop.frame) on it does not show there"
  }

  private func text(
    of strokes: [Stroke], _ path: KeyPath, of count: Int, fps: String
  ) -> [String] {
    let head =
      isStopped
      ? "\(strokes.count) of \(Words.count(count, "stroke")) \(path.words) before the stop"
      : "\(Words.count(count, "stroke")) \(path.words), and one back to rest"
    if strokes.isEmpty { return ["  " + head] }
    var table = TextTable([
      ("stroke", .right), ("to", .right), ("after", .right), ("shown", .right),
      ("in frame", .right),
    ])
    for (index, stroke) in strokes.prefix(Self.listed).enumerated() {
      table.add([
        "\(index + 1)", path.text(stroke.peak), "\(DecimalText.fixed(stroke.time, 4)) s",
        path.text(stroke.shown), "\(stroke.frame)",
      ])
    }
    let rest = strokes.count - Self.listed
    return ["  " + head, ""]
      + table.lines(indent: 2) + (rest > 0 ? ["  ... and \(rest) more"] : []) + [""]
      + Wrapping.lines(Self.loss(strokes, path, fps: fps), indent: 2)
  }

  /// What the frames miss of the peaks.
  private static func loss(_ strokes: [Stroke], _ path: KeyPath, fps: String) -> String {
    let missed = strokes.count(where: \.isMissed)
    if missed == 0 { return "At \(fps) fps a frame shows every peak." }
    let ends = { (values: [Double]) in
      let texts = [values.max(), values.min()].compactMap { $0.map(path.text) }
      return Set(texts).count == 1 ? Array(texts.prefix(1)) : texts
    }
    let peaks = Words.list(ends(strokes.map(\.peak)))
    let shown = Words.list(ends(strokes.map(\.shown)))
    return """
      At \(fps) fps \(missed) of \(Words.count(strokes.count, "peak")) \
      \(missed == 1 ? "falls" : "fall") between frames: the shake goes to \(peaks), the frames \
      show \(shown).
      """
  }
}
