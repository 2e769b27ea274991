import Golden
import ShakeEngine

extension Explanation {
  /// The most strokes of a shake that are listed.
  private static let listed = 40

  /// The facts for people.
  var text: String {
    var lines = [
      "\(scene): \(width)x\(height) px, \(Words.count(frames, "frame")), "
        + "\(DecimalText.short(duration)) s at \(fps) fps"
    ]
    for shake in shakes { lines += [""] + text(of: shake) }
    if shakes.isEmpty { lines += ["", "Nothing shakes."] }
    if !completions.isEmpty {
      var table = TextTable([("at", .right), ("shake", .left), ("", .left)])
      for entry in completions {
        let end = entry.finished ? "finished" : "stopped before its end"
        table.add(["\(DecimalText.fixed(entry.time, 4)) s", entry.shake, end])
      }
      lines += ["", "Completions"] + table.lines(indent: 2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(of shake: ShakeFacts) -> [String] {
    let views = shake.views.isEmpty ? "no view" : Words.list(shake.views)
    let again = shake.count > 1 ? ", the first of \(shake.count) times" : ""
    var lines = ["\(shake.name): \(shake.kind), moves \(views)"]
    lines.append(
      "  \(DecimalText.short(shake.duration, 4)) s, from \(DecimalText.short(shake.start, 4)) s "
        + "to \(DecimalText.short(shake.start + shake.duration, 4)) s\(again)")
    for path in KeyPath.allCases {
      let strokes = shake.strokes.filter { $0.keyPath == path.rawValue }
      if !strokes.isEmpty { lines += text(of: strokes, path) }
    }
    if let remark = shake.remark { lines += [""] + Wrapping.lines(remark, indent: 2) }
    return lines
  }

  private func text(of strokes: [Stroke], _ path: KeyPath) -> [String] {
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
    return ["  \(Words.count(strokes.count, "stroke")) \(path.words), and one back to rest", ""]
      + table.lines(indent: 2) + (rest > 0 ? ["  ... and \(rest) more"] : []) + [""]
      + Wrapping.lines(loss(strokes, path), indent: 2)
  }

  /// What the frames miss of the peaks.
  private func loss(_ strokes: [Stroke], _ path: KeyPath) -> String {
    let missed = strokes.count(where: \.isMissed)
    if missed == 0 { return "At \(fps) fps a frame shows every peak." }
    let ends = { (values: [Double]) in
      [values.max(), values.min()].compactMap { $0.map(path.text) }
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
