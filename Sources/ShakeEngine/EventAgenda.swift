/// The events of a script that have not begun.
struct EventAgenda {
  /// Events whose time is known from the start, by falling time.
  private var fixed: [(time: Double, event: Int)] = []
  /// For each event, those that wait for it.
  private var dependents: [[Int]]
  /// Events whose turn depends on one that has begun.
  private(set) var ready: [Int] = []
  /// Shakes that wait for others to end, in the order in which they were reached, each with the
  /// nearest one before it that is in its way.
  private(set) var queue: [(event: Int, blocker: Int?)] = []

  init(_ events: [TimelineScript.Event]) {
    dependents = Array(repeating: [], count: events.count)
    for (index, event) in events.enumerated() {
      if let other = event.dependency(at: index) {
        dependents[other].append(index)
      } else if case .at(let time) = event.start {
        fixed.append((time + event.delay, index))
      } else {
        fixed.append((event.delay, index))
      }
    }
    fixed.sort { $0 > $1 }
  }

  /// The first event of a known time.
  var nextFixed: (time: Double, event: Int)? { fixed.last }

  /// Takes an event off the agenda, and says whether it was queueing.
  mutating func begin(_ event: Int) -> Bool {
    if fixed.last?.event == event { fixed.removeLast() }
    ready.removeAll { $0 == event }
    guard let place = queue.firstIndex(where: { $0.event == event }) else { return false }
    queue.remove(at: place)
    return true
  }

  /// Changes what is in the way of the shake at a place in the queue.
  mutating func setBlocker(_ blocker: Int?, at place: Int) { queue[place].blocker = blocker }

  /// Puts a shake that was reached at the end of the queue.
  mutating func enqueue(_ event: Int, behind blocker: Int?) { queue.append((event, blocker)) }

  /// Notes that an event has begun: those that wait for it know their time now.
  mutating func release(_ event: Int) { ready += dependents[event] }
}
