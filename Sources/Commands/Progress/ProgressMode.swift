/// How progress is shown.
enum ProgressMode: String, CaseIterable, Sendable {
  case auto, bar, plain, json, none

  /// The display of this mode on a console; nil for none.
  func display(on console: Console, total: Int, isDumb: Bool) -> (any ProgressDisplay)? {
    if console.isQuiet { return nil }
    switch self {
    case .auto where console.streams.error.isTerminal && !isDumb, .bar:
      return ProgressBar(console: console, total: total)
    case .auto, .plain:
      return PlainProgress(console: console, total: total)
    case .json:
      return JSONProgress(console: console, total: total)
    case .none:
      return nil
    }
  }
}
