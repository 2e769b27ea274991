import Golden

extension Explanation {
  /// The most events that are listed.
  private static let listed = 100

  /// The facts for people.
  var lines: [String] {
    var lines = head
    if !events.isEmpty { lines += ["", "Timeline"] + timeline }
    for shake in shakes { lines += [""] + shake.lines(fps: fps) }
    if shakes.isEmpty { lines += ["", "Nothing shakes."] }
    if !completions.isEmpty {
      var table = TextTable([("at", .right), ("shake", .left), ("", .left)])
      for entry in completions {
        let end = entry.finished ? "finished" : "stopped before its end"
        table.add(["\(DecimalText.fixed(entry.time, 4)) s", entry.shake, end])
      }
      lines += ["", "Completions"] + table.lines(indent: 2)
    }
    return lines
  }

  private var head: [String] {
    let size = "\(scene): \(width)x\(height) px"
    let video = "\(Words.count(frames, "frame")), \(DecimalText.short(duration)) s at \(fps) fps"
    guard slowdown != 1 else { return ["\(size), \(video)"] }
    let pace = Words.pace(slowdown)
    return ["\(size), \(DecimalText.short(sceneDuration)) s; as a video \(video)"]
      + Wrapping.lines(
        "The video is \(pace). All times below are the scene's, all frames the video's.")
  }

  private var timeline: [String] {
    var table = TextTable([("start", .right), ("end", .right), ("what", .left), ("", .left)])
    for event in events.prefix(Self.listed) {
      let name = event.name.map { " " + (event.isNotice ? "\"\($0)\"" : $0) } ?? ""
      let id = event.id.map { " (\($0))" } ?? ""
      table.add([
        "\(DecimalText.fixed(event.start, 4)) s", "\(DecimalText.fixed(event.end, 4)) s",
        Style.printable(event.kind + name + id), event.remark ?? "",
      ])
    }
    let rest = events.count - Self.listed
    return table.lines(indent: 2) + (rest > 0 ? ["  ... and \(rest) more"] : [])
  }
}

extension EventFacts {
  /// Whether its name is words that a user reads.
  fileprivate var isNotice: Bool { kind == "hud" || kind == "alert" }
}
