import Golden
import Rendering
import SceneModel
import Timing
import Verification

/// `golden verify`.
struct GoldenVerification: Command {
  private let options: GoldenOptions
  private let triesMutants: Bool
  /// The report's folder, if one is asked for.
  private let report: String?

  init(_ reader: OptionReader) throws(ArgumentError) {
    triesMutants = reader.has(.mutate)
    report = reader.text(.report)
    options = try GoldenOptions(reader)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let verifier = GoldenVerifier(
      workers: options.workers, triesMutants: triesMutants, fonts: options.fonts)
    let folder = report ?? ReportFolder.standardPath
    let locations = try options.locations()
    try ReportBundle.check(folder, apartFrom: locations)
    let bundle = try ReportBundle(path: folder, workers: options.workers, command: approveCommand)
    var entries: [ReportEntry] = []
    for location in locations {
      let golden = verifier.verify(location)
      for line in golden.details(workers: options.workers) { console.detail(line) }
      if golden.entry.outcome.isFailure || !console.isQuiet {
        try console.print(lines: golden.entry.lines)
      }
      entries.append(golden.entry)
      try bundle.add(golden)
    }
    let found = GoldenReport(title: options.words.joined(separator: " "), entries: entries)
    try console.print(lines: [found.summary])
    if environment["GITHUB_ACTIONS"] == "true" { try console.print(lines: found.annotations) }
    if found.failureCount > 0 || report != nil {
      try bundle.publish(title: found.title)
      console.note("the report is \(folder)/index.html")
    } else {
      try ReportBundle.remove(folder)
    }
    return found.failureCount == 0 ? .success : .differs
  }

  /// The command line that accepts what was drawn of a golden.
  private func approveCommand(_ golden: GoldenLocation) -> String {
    let place = report.map { " --report \(ShellWord.quoted($0))" } ?? ""
    return "\(Manual.program) golden approve \(golden.commandWord)\(place)"
  }
}

extension VerifiedGolden {
  /// What `--verbose` adds: size, fonts, workers and time, a line each.
  fileprivate func details(workers: Int?) -> [String] {
    guard let scene else { return [] }
    let canvas = scene.scene.canvas
    let threads = scene.frames(workers: workers).workers
    var lines = [
      "\(location.title): \(canvas.pixelWidth)x\(canvas.pixelHeight) px, "
        + "\(Words.count(scene.indices.count, "frame")) at \(scene.clock.rate) fps"
    ]
    lines += scene.fontFiles.map { "font: \($0)" }
    lines.append("drawn by \(Words.count(threads, "worker"))")
    if let duration = entry.duration { lines.append("took \(DecimalText.short(duration, 2)) s") }
    return lines
  }
}

extension ReportEntry {
  /// What was found, for people: how it went and all numbers, a line each.
  var lines: [String] {
    let details = failures + notes.map { "note: \($0)" } + numbers
    return ["\(name): \(outcome.words)"] + details.map { "  \($0)" }
  }
}
