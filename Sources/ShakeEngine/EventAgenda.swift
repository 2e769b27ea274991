/// The events of a script that have not begun.
struct EventAgenda {
  /// Events whose time is known from the start, by falling time.
  private var fixed: [(time: Double, event: Int)] = []
  /// For each event, those that wait for it.
  private var dependents: [[Int]]
  /// Events whose turn depends on one that has begun.
  private(set) var ready: [Int] = []
  /// Shakes that wait for others to end, in the order in which they were reached.
  private(set) var queue: [Int] = []

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
    guard let position = queue.firstIndex(of: event) else { return false }
    queue.remove(at: position)
    return true
  }

  /// Puts a shake that was reached at the end of the queue.
  mutating func enqueue(_ event: Int) { queue.append(event) }

  /// Notes that an event has begun: those that wait for it know their time now.
  mutating func release(_ event: Int) { ready += dependents[event] }
}
