/// Plays a script event by event: what starts when can depend on a shake that another one stops.
struct Simulation {
  /// How far an event has come.
  enum Progress { case waiting, queued, begun }

  let script: TimelineScript
  let viewIndices: [String: Int]
  var views: [SimulatedView]
  var runs: [SimulatedRun] = []
  /// The runs that have neither ended nor been stopped, in the order in which they started.
  var activeRuns: [Int] = []
  var ledger: CompletionLedger
  var spans: [TimeSpan]
  private var progress: [Progress]
  /// The queued events, in the order in which they were reached.
  private var queue: [Int] = []
  private var now = 0.0

  init(_ script: TimelineScript) {
    self.script = script
    viewIndices = Dictionary(
      script.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    views = script.views.map { SimulatedView(base: $0.base) }
    ledger = CompletionLedger(script)
    spans = Array(repeating: TimeSpan(start: 0, end: 0), count: script.events.count)
    progress = Array(repeating: .waiting, count: script.events.count)
  }

  /// Plays everything.
  mutating func run() {
    while let next = nextEvent() {
      now = next.time
      endRuns(upTo: now)
      perform(next.event)
      endRuns(upTo: now)
    }
    endRuns(upTo: .infinity)
  }

  /// The event that starts first, the script's order deciding between equals.
  private func nextEvent() -> (event: Int, time: Double)? {
    var best: (event: Int, time: Double)?
    for event in script.events.indices {
      let time: Double?
      switch progress[event] {
      case .waiting: time = startTime(of: event)
      case .queued: time = releaseTime(of: event)
      case .begun: time = nil
      }
      if let time, time < best?.time ?? .infinity { best = (event, time) }
    }
    return best
  }

  /// When an event starts, as far as is known now; nil while what it waits for has not begun.
  private func startTime(of index: Int) -> Double? {
    let event = script.events[index]
    if case .at(let time) = event.start { return max(now, time + event.delay) }
    guard let other = event.dependency(at: index) else { return max(now, event.delay) }
    guard progress[other] == .begun else { return nil }
    return max(now, spans[other].start, spans[other].end + event.delay)
  }

  /// When everything in a queued shake's way has ended; nil while another one queues before it.
  private func releaseTime(of event: Int) -> Double? {
    guard let shake = shake(of: event), let position = queue.firstIndex(of: event) else {
      return nil
    }
    let isBehind = queue[..<position].contains { other in
      self.shake(of: other).map { isInTheWay($0, of: shake) } ?? false
    }
    return isBehind ? nil : obstacles(to: shake).map { runs[$0].end }.reduce(now, max)
  }

  private mutating func perform(_ index: Int) {
    let wasQueued = progress[index] == .queued
    queue.removeAll { $0 == index }
    progress[index] = .begun
    spans[index] = TimeSpan(start: wasQueued ? spans[index].start : now, end: now)
    switch script.events[index].action {
    case .span(let duration): spans[index].end = now + duration
    case .setBase(let poses):
      for (id, pose) in poses {
        if let view = viewIndices[id] { views[view].setModel(pose, at: now) }
      }
    case .shake(let shake, let policy):
      let isBlocked = !wasQueued && isBlocked(shake)
      switch policy {
      case .queue where isBlocked:
        progress[index] = .queued
        queue.append(index)
      case .ignore where isBlocked: ledger.ignored(event: index, shake: shake, at: now)
      default: start(shake, event: index, policy: policy, at: now)
      }
    }
  }

  /// Whether a shake that is reached now finds another one running or queueing in its way.
  private func isBlocked(_ shake: Int) -> Bool {
    if !obstacles(to: shake).isEmpty { return true }
    return queue.contains { other in
      self.shake(of: other).map { isInTheWay($0, of: shake) } ?? false
    }
  }

  private func shake(of event: Int) -> Int? {
    if case .shake(let shake, _) = script.events[event].action { shake } else { nil }
  }
}
