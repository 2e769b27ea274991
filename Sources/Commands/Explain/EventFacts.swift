import Golden
import SceneModel
import ShakeEngine

/// An event of the timeline with its times, which are the scene's.
struct EventFacts: Encodable {
  /// When it starts, in seconds.
  @JSONNumber var start: Double
  /// When what follows it may start, in seconds.
  @JSONNumber var end: Double
  /// What happens, by its key in the document.
  let kind: String
  /// The view that is touched, the shake, or the words of a notice; nil where there are none.
  let name: String?
  /// The event's own name, if it has one.
  let id: String?
  /// What became of a shake, where it is not what it would do alone.
  let remark: String?

  /// An event of a scene, with the parts of the shake that it starts.
  private init(_ event: ScheduledEvent, runs: [ShakeRun]) {
    start = event.start
    end = event.end
    id = event.id
    let words: String?
    switch event.action {
    case .wait: (kind, words) = ("wait", nil)
    case .touch(let view): (kind, words) = ("touch", view)
    case .shake(let name): (kind, words) = ("shake", name)
    case .set: (kind, words) = ("set", nil)
    case .hud(let hud): (kind, words) = ("hud", hud.label.isEmpty ? hud.detailsLabel : hud.label)
    case .alert(let alert): (kind, words) = ("alert", alert.title)
    }
    name = words.flatMap { $0.isEmpty ? nil : $0 }
    remark = kind == "shake" ? Self.remark(runs, at: event.start) : nil
  }

  /// The events of a scene by rising start.
  static func all(in scene: Scene) -> [EventFacts] {
    let runs = Dictionary(grouping: scene.timeline.runs, by: \.event)
    let facts = scene.events.enumerated().map { EventFacts($1, runs: runs[$0] ?? []) }
    return facts.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  private static func remark(_ runs: [ShakeRun], at time: Double) -> String? {
    guard let first = runs.first else { return "ignored, since another shake runs" }
    let stopped = runs.filter { !$0.finished }.map(\.view)
    let wait =
      first.start > time + Simultaneity.tolerance
      ? "begins at \(DecimalText.short(first.start, 4)) s" : nil
    let stop =
      stopped.isEmpty
      ? nil
      : stopped.count == runs.count
        ? "stopped before its end" : "stopped on \(Words.list(stopped)) before its end"
    let remarks = [wait, stop].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }
}
