/// Follows the work and shows it where its percentage changes, so that no log is flooded.
final class ProgressMeter {
  private let display: (any ProgressDisplay)?
  private let total: Int
  private var shown = -1

  /// A meter of so many frames; it shows 0 % at once.
  init(total: Int, display: (any ProgressDisplay)?) {
    self.display = display
    self.total = total
    advance(to: 0)
  }

  /// So many frames are drawn. 100 % is kept for the end: files are not there before it.
  func advance(to done: Int) {
    let percent = min(99, done * 100 / max(1, total))
    if percent > shown { show(done: done, percent: percent) }
  }

  /// Everything is done.
  func finish() {
    show(done: total, percent: 100)
    display?.clear()
  }

  /// The work ended before its end.
  func abandon() { display?.clear() }

  private func show(done: Int, percent: Int) {
    shown = percent
    display?.show(done: done, percent: percent)
  }
}
