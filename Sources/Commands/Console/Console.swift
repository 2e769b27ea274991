import Synchronization

/// How the program talks: data on one stream, words about it on the other.
package final class Console: Sendable {
  /// The streams behind it.
  package let streams: Streams
  /// Whether warnings, progress and summaries are left out.
  package let isQuiet: Bool
  /// Whether more is said than is needed.
  package let isVerbose: Bool
  private let style: Style
  private let said = Mutex<[String]>([])

  package init(_ streams: Streams, style: Style, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.streams = streams
    self.style = style
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// The warnings so far, in order, each once.
  package var warnings: [String] { said.withLock { $0 } }

  /// Data for stdout.
  package func print(_ text: String) throws(StreamError) {
    try streams.output.write(Array(text.utf8))
  }

  /// Lines for people on stdout, none of which a name in it can break or recolour.
  package func print(lines: [String]) throws(StreamError) {
    try print(lines.map { Style.printable($0) + "\n" }.joined())
  }

  /// A warning, the first time that it comes up.
  package func warn(_ text: String) {
    let isNew = said.withLock { warnings in
      guard !warnings.contains(text) else { return false }
      warnings.append(text)
      return true
    }
    if isNew, !isQuiet { say(style.warning(text)) }
  }

  /// A remark that `--quiet` leaves out.
  package func note(_ text: String) {
    if !isQuiet { say(Style.printable(text)) }
  }

  /// A remark that only `--verbose` shows.
  package func detail(_ text: String) {
    if isVerbose { say(Style.printable(text)) }
  }

  /// Text for stderr as it stands: progress.
  package func draw(_ text: String) { try? streams.error.write(Array(text.utf8)) }

  /// An error: the one thing that always shows.
  package func complain(_ text: String) { say(style.error(text)) }

  /// Whatever happens to stderr, the work goes on: there is no one left to tell.
  private func say(_ line: String) { draw(line + "\n") }
}
