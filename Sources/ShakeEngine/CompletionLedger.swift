/// Counts the animations that stop and logs the completions that follow, by either bookkeeping.
struct CompletionLedger {
  /// A shake's completion by the contract: what it still waits for.
  private struct Token {
    var remaining: Int
    var allFinished = true
  }

  private let shakes: [TimelineScript.Shake]
  private(set) var log: [Completion] = []
  /// By event.
  private var tokens: [Int: Token] = [:]
  /// AFViewShaker's `completedAnimations`, by shake.
  private var counters: [Int]
  /// AFViewShaker's `completionBlock`, by shake: the event that it belongs to.
  private var blocks: [Int]

  init(_ script: TimelineScript) {
    shakes = script.shakes
    counters = Array(repeating: 0, count: shakes.count)
    blocks = counters
  }

  /// Notes that a shake starts, before its first animation is added.
  ///
  /// - Returns: the views to animate, in order. The contract takes each view once; AFViewShaker
  ///   adds an animation for every entry, and a view's second stops its first.
  mutating func started(event: Int, shake: Int, at time: Double) -> [String] {
    let views = shakes[shake].views
    switch shakes[shake].bookkeeping {
    case .afViewShaker:
      blocks[shake] = event
      return views
    case .contract:
      var seen: Set<String> = []
      let distinct = views.filter { seen.insert($0).inserted }
      tokens[event] = Token(remaining: distinct.count)
      if distinct.isEmpty { complete(event, shake, at: time, finished: true) }
      return distinct
    }
  }

  /// Notes that an animation of a shake ended or was stopped.
  mutating func stopped(event: Int, shake: Int, at time: Double, finished: Bool) {
    switch shakes[shake].bookkeeping {
    case .afViewShaker:
      counters[shake] += 1
      guard counters[shake] >= shakes[shake].views.count else { return }
      counters[shake] = 0
      complete(blocks[shake], shake, at: time, finished: finished)
    case .contract:
      guard var token = tokens[event] else { return }
      token.remaining -= 1
      token.allFinished = token.allFinished && finished
      tokens[event] = token
      if token.remaining == 0 { complete(event, shake, at: time, finished: token.allFinished) }
    }
  }

  /// Notes that a shake was not started. AFViewShaker knows no such thing and calls nothing.
  mutating func ignored(event: Int, shake: Int, at time: Double) {
    guard shakes[shake].bookkeeping == .contract else { return }
    complete(event, shake, at: time, finished: false)
  }

  private mutating func complete(_ event: Int, _ shake: Int, at time: Double, finished: Bool) {
    log.append(
      Completion(time: time, shake: shakes[shake].name, event: event, finished: finished))
  }
}
