import Geometry
import Raster
import ShakeEngine

extension DocumentChecker {
  /// The scene of a document without errors; nil when its times turn out wrong.
  func scene(_ document: CheckedDocument) -> Scene? {
    let shakes = document.shakes.compactMap(\.shake)
    let events = document.events.compactMap(\.self)
    var script = TimelineScript(
      views: poses(of: document.views).map { TimelineScript.View(id: $0.id, base: $0.pose) },
      shakes: shakes.map {
        TimelineScript.Shake(
          name: $0.definition.name, views: $0.definition.views, motion: $0.definition.motion,
          bookkeeping: $0.bookkeeping)
      },
      events: events.map(scriptEvent))
    // Poses have no influence on times, so the times tell in which order views change.
    guard let draft = timeline(of: script, document) else { return nil }
    let changes = changes(by: events, at: draft.spans, in: document)
    if hasErrors { return nil }
    for change in changes { script.events[change.event].action = .setBase(change.poses) }
    guard let timeline = changes.isEmpty ? draft : timeline(of: script, document) else {
      return nil
    }
    check(document.golden, in: document, duration: timeline.duration)
    var stages = [SceneStage(start: 0, views: document.views)]
    stages += changes.map { SceneStage(start: timeline.spans[$0.event].start, views: $0.views) }
    let order = Dictionary(
      uniqueKeysWithValues: changes.enumerated().map { ($1.event, $0 + 1) })
    let scheduled = events.enumerated().map { index, event in
      ScheduledEvent(
        id: event.id, start: timeline.spans[index].start, end: timeline.spans[index].end,
        action: action(of: event, shakes, stage: order[index] ?? 0))
    }
    return Scene(
      canvas: document.canvas, stages: stages, shakes: shakes.map(\.definition),
      events: scheduled, timeline: timeline, golden: document.golden)
  }

  private func timeline(
    of script: TimelineScript, _ document: CheckedDocument
  ) -> Timeline? {
    do {
      let timeline = try Timeline(script)
      let longest = Self.maximumDuration
      if timeline.duration > longest {
        document.timeline.error(
          "lasts \(timeline.duration.plain) s; the most is \(longest.plain) s")
        return nil
      }
      return timeline
    } catch {
      document.timeline.error(error.description)
      return nil
    }
  }

  private func scriptEvent(_ event: CheckedEvent) -> TimelineScript.Event {
    let start: TimelineScript.Event.Start =
      switch event.start {
      case .sequence: .sequence
      case .at(let time): .at(time)
      case .after(let index): .after(index)
      }
    let action: TimelineScript.Event.Action =
      switch event.action {
      case .wait(let duration), .touch(_, let duration): .span(duration)
      case .shake(let index, let policy): .shake(index, policy: policy)
      case .set: .setBase([:])
      case .hud(let hud): .span((hud.hideAfter ?? 0) + hud.transitionDuration)
      case .alert(let alert): .span((alert.hideAfter ?? 0) + Alert.transitionDuration)
      }
    return TimelineScript.Event(
      id: event.id, start: start, delay: event.delay, action: action)
  }

  private func action(
    of event: CheckedEvent, _ shakes: [CheckedShake], stage: Int
  ) -> ScheduledEvent.Action {
    switch event.action {
    case .wait: .wait
    case .touch(let view, _): .touch(view: view)
    case .shake(let index, _): .shake(name: shakes[index].definition.name)
    case .set: .set(stage: stage)
    case .hud(let hud): .hud(hud)
    case .alert(let alert): .alert(alert)
    }
  }

  /// The own pose of every view with an id, in painting order.
  func poses(of views: [View]) -> [(id: String, pose: Pose)] {
    views.flatMap { view -> [(id: String, pose: Pose)] in
      (view.id.map { [(id: $0, pose: view.pose)] } ?? []) + poses(of: view.children)
    }
  }
}
