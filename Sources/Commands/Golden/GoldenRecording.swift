import Verification

/// `golden record`.
struct GoldenRecording: Command {
  private let options: GoldenOptions
  private let mode: GoldenRecorder.Mode
  private let isForced: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.exclude(.all, .changed)
    mode = reader.has(.all) ? .all : reader.has(.changed) ? .changed : .missing
    isForced = reader.has(.force)
    options = try GoldenOptions(reader)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    try GoldenOptions.checkServer("record", isForced: isForced, environment)
    let recorder = GoldenRecorder(mode: mode, workers: options.workers, fonts: options.fonts)
    let results = try recorder.record(options.locations()) { location in
      console.detail("drawing \(location.title)")
    }
    for result in results {
      for path in result.written { console.note("wrote \(path)") }
      if let remark = result.remark { console.note("\(result.location.title): \(remark)") }
    }
    let kinds = results.map(\.kind)
    let summary = GoldenRecorder.Result.kinds.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count > 0 ? "\(count) \(kind)" : nil
    }
    console.note(summary.joined(separator: ", "))
    return results.allSatisfy(\.written.isEmpty) ? .success : .differs
  }
}

extension GoldenRecorder.Result {
  /// The words for what can become of a golden, in the order of the summary.
  fileprivate static let kinds = ["recorded", "updated", "unchanged", "outdated", "stale"]

  /// One of ``kinds``.
  fileprivate var kind: String {
    if location.isStale { return "stale" }
    if written.isEmpty { return isOutdated ? "outdated" : "unchanged" }
    return isUpdate ? "updated" : "recorded"
  }

  /// What was left alone although it does not match.
  fileprivate var remark: String? {
    if location.isStale { return "stale: references without a scene, left alone" }
    return isOutdated ? "outdated: it does not match; --changed updates it" : nil
  }
}
