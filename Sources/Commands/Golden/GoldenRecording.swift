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
    for result in results where !result.written.isEmpty {
      for path in result.written { console.note("wrote \(path)") }
    }
    let written = results.filter { !$0.written.isEmpty }
    let updated = written.filter(\.isUpdate).count
    let counts = [
      (written.count - updated, "recorded"), (updated, "updated"),
      (results.count - written.count, "unchanged"),
    ]
    let summary = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    console.note(summary)
    return written.isEmpty ? .success : .differs
  }
}
