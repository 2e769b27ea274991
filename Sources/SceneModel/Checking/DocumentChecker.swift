import Raster

/// The state of one check: what was found so far, and what later parts need of earlier ones.
final class DocumentChecker {
  /// The file name of messages.
  let fileName: String
  /// Loads and remembers pictures.
  let images: ImageStore
  /// The command-line options that gave values.
  var options: [SourceOption] = []
  /// Whose colours apply; known once the canvas is read.
  var appearance = Canvas.Appearance.light
  /// The views that have an id, by it.
  var identifiedViews: [String: IdentifiedView] = [:]
  /// How many views there are so far.
  var viewCount = 0
  /// Whether anything makes the document unusable.
  private(set) var hasErrors = false
  private var findings: [Finding] = []

  private struct Finding {
    var location: SourceLocation
    var path: String
    var message: String
    var severity: Diagnostic.Severity
  }

  init(fileName: String, images: ImageStore) {
    self.fileName = fileName
    self.images = images
  }

  func error(_ message: String, at location: SourceLocation, path: String) {
    hasErrors = true
    findings.append(
      Finding(location: location, path: path, message: message, severity: .error))
  }

  func warn(_ message: String, at location: SourceLocation, path: String) {
    findings.append(
      Finding(location: location, path: path, message: message, severity: .warning))
  }

  /// Whether messages about a place begin with a name already: an option's value is told with it.
  func isSaid(_ name: String, at location: SourceLocation) -> Bool {
    if case .option(let index) = location { options[index].label.hasSuffix(name) } else { false }
  }

  /// What a word was probably meant to be. After a thousand findings no more guesses are made: they
  /// take long, and nobody reads on.
  func guess(for word: String, among candidates: [String], orBeginnings: Bool = false) -> String? {
    findings.count < 1000
      ? Suggestion.nearest(to: word, among: candidates, orBeginnings: orBeginnings) : nil
  }

  /// ` (did you mean "frame"?)`, or nothing when there is no guess.
  func hint(for word: String, among candidates: [String], orBeginnings: Bool = false) -> String {
    let guess = guess(for: word, among: candidates, orBeginnings: orBeginnings)
    return Suggestion.hint(guess)
  }

  /// All findings, each once, in the document's order; those about options come last, in the
  /// options' order.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    let ordered = findings.enumerated().sorted { a, b in
      let keys = (sortKey(a.element.location), sortKey(b.element.location))
      return keys.0 == keys.1 ? a.offset < b.offset : keys.0 < keys.1
    }.map(\.element)
    let offsets = ordered.compactMap { finding -> Int? in
      if case .document(let offset) = finding.location { offset } else { nil }
    }
    let positions = source.positions(of: offsets)
    var seen: Set<Diagnostic> = []
    return ordered.map { diagnostic($0, positions) }.filter { seen.insert($0).inserted }
  }

  private func sortKey(_ location: SourceLocation) -> (Int, Int) {
    switch location {
    case .document(let offset): (0, offset)
    case .option(let index): (1, index)
    }
  }

  private func diagnostic(
    _ finding: Finding, _ positions: [Int: (line: Int, column: Int)]
  ) -> Diagnostic {
    var result = Diagnostic(
      file: fileName, line: 0, column: 0, path: finding.path, message: finding.message,
      severity: finding.severity)
    switch finding.location {
    case .document(let offset):
      result.line = positions[offset]?.line ?? 1
      result.column = positions[offset]?.column ?? 1
    case .option(let index):
      result.option = options[index].label
      result.path = options[index].shortened(finding.path)
    }
    return result
  }
}

/// A command-line option that gives values.
struct SourceOption {
  /// The option as it was written, on one line: `--set views[0].alpha=2`.
  var label: String
  /// The paths that it gives as a whole; messages about them and what is inside need not repeat them.
  var paths: Set<String> = []

  /// A path without the part that the option says already.
  func shortened(_ path: String) -> String {
    if paths.contains(path) { return "" }
    let outer = paths.filter { path.hasPrefix($0 + ".") }.max { $0.count < $1.count }
    return outer.map { String(path.dropFirst($0.count + 1)) } ?? path
  }
}

/// Where a view with an id stands.
struct IdentifiedView {
  /// Its path in messages.
  var path: String
  /// Its index among the root views, then among the children, and so on.
  var indexPath: [Int]
}
