/// Plays a script event by event: what starts when can depend on a shake that another one stops.
struct Simulation {
  let script: TimelineScript
  let viewIndices: [String: Int]
  var views: [SimulatedView]
  var runs: [SimulatedRun] = []
  /// The runs that have neither ended nor been stopped, in the order in which they started.
  var activeRuns: [Int] = []
  var ledger: CompletionLedger
  var spans: [TimeSpan]
  private var agenda: EventAgenda
  private var now = 0.0

  init(_ script: TimelineScript) {
    self.script = script
    viewIndices = Dictionary(
      script.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    views = script.views.map { SimulatedView(base: $0.base) }
    ledger = CompletionLedger(script)
    spans = Array(repeating: TimeSpan(start: 0, end: 0), count: script.events.count)
    agenda = EventAgenda(script.events)
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
  private func nextEvent() -> (time: Double, event: Int)? {
    var best: (time: Double, event: Int)?
    func consider(_ event: Int, _ time: Double) {
      let candidate = (time: max(now, time), event: event)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    if let entry = agenda.nextFixed { consider(entry.event, entry.time) }
    for event in agenda.ready {
      guard let other = script.events[event].dependency(at: event) else { continue }
      // As far as is known now: the other one may still be stopped, and end earlier.
      let time = max(spans[other].start, spans[other].end + script.events[event].delay)
      consider(event, time)
    }
    for (event, blocker) in agenda.queue where blocker == nil {
      guard let shake = shake(of: event) else { continue }
      consider(event, obstacles(to: shake).map { runs[$0].end }.max() ?? now)
    }
    return best
  }

  private mutating func perform(_ index: Int) {
    let wasQueued = agenda.begin(index)
    if wasQueued { updateQueue(without: index) }
    spans[index] = TimeSpan(start: wasQueued ? spans[index].start : now, end: now)
    switch script.events[index].action {
    case .span(let duration): spans[index].end = now + duration
    case .setBase(let poses):
      for (id, pose) in poses {
        if let view = viewIndices[id] { views[view].setModel(pose, at: now) }
      }
    case .shake(let shake, let policy):
      let blocker = wasQueued ? nil : blocker(of: index, in: agenda.queue[...])
      let isBlocked = blocker != nil || !wasQueued && !obstacles(to: shake).isEmpty
      switch policy {
      case .queue where isBlocked:
        agenda.enqueue(index, behind: blocker)
        return
      case .ignore where isBlocked: ledger.ignored(event: index, shake: shake, at: now)
      default: start(shake, event: index, policy: policy, at: now)
      }
    }
    agenda.release(index)
  }

  /// Finds what is in the way of shakes that queued behind one that left.
  private mutating func updateQueue(without event: Int) {
    for (place, entry) in agenda.queue.enumerated() where entry.blocker == event {
      agenda.setBlocker(blocker(of: entry.event, in: agenda.queue[..<place]), at: place)
    }
  }

  /// The last queueing event whose shake would move what an event's shake moves.
  private func blocker(of event: Int, in queue: ArraySlice<(event: Int, blocker: Int?)>) -> Int? {
    guard let shake = shake(of: event) else { return nil }
    return queue.last { entry in
      self.shake(of: entry.event).map { haveCommonComponents($0, shake) } ?? false
    }?.event
  }

  private func shake(of event: Int) -> Int? {
    if case .shake(let shake, _) = script.events[event].action { shake } else { nil }
  }
}
