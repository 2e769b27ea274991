extension Timeline {
  /// Refuses scripts that have no timeline or too much of one.
  static func validate(_ script: TimelineScript) throws(TimelineError) {
    guard script.events.count <= maximumEventCount else {
      throw .tooMuch(count: script.events.count, limit: maximumEventCount, of: "events")
    }
    for view in script.views { try validate(view.base, of: view.id) }
    var runCount = 0
    for (index, event) in script.events.enumerated() {
      try validate(event, index, in: script)
      if case .shake(let shake, _) = event.action { runCount += script.shakes[shake].views.count }
    }
    guard runCount <= maximumRunCount else {
      throw .tooMuch(count: runCount, limit: maximumRunCount, of: "animated views")
    }
    try refuseCycles(script.events)
  }

  private static func validate(
    _ event: TimelineScript.Event, _ index: Int, in script: TimelineScript
  ) throws(TimelineError) {
    let limit = 1e6
    guard (-limit...limit).contains(event.delay) else { throw .time(event.delay, event: index) }
    switch event.start {
    case .sequence: break
    case .at(let time):
      guard (0...limit).contains(time) else { throw .time(time, event: index) }
    case .after(let other):
      guard script.events.indices.contains(other) else { throw .unknownEvent(other, event: index) }
    }
    switch event.action {
    case .span(let duration):
      guard (0...limit).contains(duration) else { throw .time(duration, event: index) }
    case .shake(let shake, _):
      guard script.shakes.indices.contains(shake) else { throw .unknownShake(shake, event: index) }
    case .setBase(let poses):
      for view in poses.keys.sorted() {
        if let pose = poses[view] { try validate(pose, of: view) }
      }
    }
  }

  private static func validate(_ pose: Pose, of view: String) throws(TimelineError) {
    let usable = -1e9...1e9
    guard KeyPath.allCases.allSatisfy({ usable.contains(pose[$0]) }) else {
      throw .pose(view: view)
    }
  }

  /// Every event waits for one other at most: who follows the waiting comes to an end, or round in
  /// a circle.
  private static func refuseCycles(_ events: [TimelineScript.Event]) throws(TimelineError) {
    var isSafe = Array(repeating: false, count: events.count)
    for first in events.indices where !isSafe[first] {
      var path: [Int] = []
      var isOnPath: Set<Int> = []
      var next: Int? = first
      while let event = next, !isSafe[event] {
        if isOnPath.contains(event) { throw .cycle(circle(through: event, of: path, events)) }
        path.append(event)
        isOnPath.insert(event)
        next = events[event].dependency(at: event)
      }
      for event in path { isSafe[event] = true }
    }
  }

  /// The circle at the end of a path, turned so that its first event waits by `after`. One does:
  /// events that only wait for the one before them never come round.
  private static func circle(
    through event: Int, of path: [Int], _ events: [TimelineScript.Event]
  ) -> [Int] {
    let circle = Array(path.drop { $0 != event })
    let first = circle.filter { if case .after = events[$0].start { true } else { false } }.min()
    let turn = circle.firstIndex { $0 == first } ?? 0
    return Array(circle[turn...] + circle[..<turn])
  }
}

extension TimelineScript.Event {
  /// The event that this one, at its place in the script, waits for.
  func dependency(at index: Int) -> Int? {
    switch start {
    case .sequence: index > 0 ? index - 1 : nil
    case .at: nil
    case .after(let other): other
    }
  }
}
