/// Shows how far the looks at a recording are, where someone sees it.
///
/// How many frames a video has is known once it was read, so the bar comes with the second look.
final class MeasureProgress {
  /// A clip is looked at so often.
  private static let lookCount = 3

  private let console: Console
  private let isShown: Bool
  private var meter: ProgressMeter?

  /// A progress that shows on terminals alone: a measurement is a matter of seconds in most logs.
  init(on console: Console, environment: [String: String]) {
    self.console = console
    isShown = console.streams.error.isTerminal && environment["TERM"] != "dumb"
  }

  /// So many frames were looked at in all, of as many as there are in one look.
  func advance(to done: Int, of count: Int) {
    guard isShown else { return }
    let total = count * Self.lookCount
    let meter =
      meter
      ?? ProgressMeter(
        total: total, display: ProgressMode.bar.display(on: console, total: total, isDumb: false))
    meter.advance(to: done)
    self.meter = meter
  }

  /// Makes room for words.
  func end() { meter?.abandon() }
}
