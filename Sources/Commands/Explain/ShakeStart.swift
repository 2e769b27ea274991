import Golden
import SceneModel
import ShakeEngine
import Timing

/// A start of a shake on its views, as the timeline has it.
struct ShakeStart {
  /// A view that stops before the shake's end.
  struct Stop: Hashable, Encodable {
    let view: String
    /// When, in seconds of the scene.
    @JSONNumber var time: Double
    /// The first frame that does not show the shake there any more.
    let frame: Int
    /// The shake that takes its place.
    let by: String?
  }

  /// What makes two starts the same for a reader: the shake, and after how long what stops it where.
  struct Outcome: Hashable {
    fileprivate let shake: String
    fileprivate let stops: [String]
  }

  let shake: String
  /// When it starts, in seconds of the scene: a queued one later than its event.
  let start: Double
  /// When the last view stands still or is stopped.
  let end: Double
  let stops: [Stop]
  /// Whether no view sees the shake's end.
  let isStopped: Bool

  var outcome: Outcome {
    Outcome(
      shake: shake,
      stops: stops.map { "\($0.view) \(DecimalText.fixed($0.time - start, 9)) \($0.by ?? "")" })
  }

  /// The start whose parts are these runs, of which there is at least one.
  private init(_ first: ShakeRun, _ runs: [ShakeRun], in timeline: Timeline, clock: FrameClock) {
    shake = first.shake
    start = first.start
    end = runs.reduce(first.end) { max($0, $1.end) }
    isStopped = !runs.contains(where: \.finished)
    stops = runs.filter { !$0.finished }.map { run in
      let next = timeline.runs.first {
        $0.view == run.view && $0.start == run.end && $0.event != run.event
      }
      return Stop(
        view: run.view, time: run.end, frame: clock.firstFrame(from: run.end), by: next?.shake)
    }
  }

  /// All starts of a timeline, in order.
  static func all(in timeline: Timeline, clock: FrameClock) -> [ShakeStart] {
    var events: [Int] = []
    var runs: [Int: [ShakeRun]] = [:]
    for run in timeline.runs {
      if runs[run.event] == nil { events.append(run.event) }
      runs[run.event, default: []].append(run)
    }
    return events.compactMap { event in
      guard let own = runs[event], let first = own.first else { return nil }
      return ShakeStart(first, own, in: timeline, clock: clock)
    }
  }
}

extension FrameClock {
  /// The first frame that shows a time of the scene or a later one; times within a nanosecond of a
  /// frame are the frame's.
  fileprivate func firstFrame(from time: Double) -> Int {
    let position = (time - Simultaneity.tolerance) * slowdown * rate.framesPerSecond
    return Int(min(max(position.rounded(.up), 0), Double(Self.maximumFrameCount)))
  }
}
