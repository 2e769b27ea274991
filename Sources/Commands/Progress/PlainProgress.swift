/// A line every ten per cent, for logs.
final class PlainProgress: ProgressDisplay {
  private let console: Console
  private let total: Int
  private var step = -1

  init(console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// All frames drawn, but the files not there yet, is no line of its own: the last one follows.
  func show(done: Int, percent: Int) {
    guard percent / 10 > step, done < total || percent == 100 else { return }
    step = percent / 10
    console.draw("\(percent) % (\(done) of \(Words.count(total, "frame")))\n")
  }

  func clear() {}
}
