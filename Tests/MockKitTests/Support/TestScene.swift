import Geometry
import MockKit
import Raster
import SceneModel
import ShakeEngine
import Typography

/// Scenes made in code, for tests.
enum TestScene {
  /// The fonts of this machine; what they draw is compared with what they draw.
  static let fonts = FontLibrary.system()

  /// A canvas of 200 x 100 points at two pixels a point.
  static let canvas = Canvas(size: Size(width: 200, height: 100), scale: 2)

  /// A scene of views; those named in `shaking` shake from `shakeStart` on.
  static func make(
    _ views: [View], canvas: Canvas = canvas, shaking ids: [String] = [],
    motion: ShakeMotion = .afViewShaker(AFViewShaker()), shakeStart: Double = 0,
    events: [ScheduledEvent] = []
  ) throws -> Scene {
    try make(
      stages: [SceneStage(start: 0, views: views)], canvas: canvas, shaking: ids, motion: motion,
      shakeStart: shakeStart, events: events)
  }

  /// A scene of several view trees.
  static func make(
    stages: [SceneStage], canvas: Canvas = canvas, shaking ids: [String] = [],
    motion: ShakeMotion = .afViewShaker(AFViewShaker()), shakeStart: Double = 0,
    events: [ScheduledEvent] = []
  ) throws -> Scene {
    let named = (stages.first?.views ?? []).flatMap(\.withDescendants)
      .compactMap { view in view.id.map { TimelineScript.View(id: $0, base: view.pose) } }
    let script = TimelineScript(
      views: named, shakes: [.init(name: "shake", views: ids, motion: motion)],
      events: ids.isEmpty ? [] : [.init(start: .at(shakeStart), action: .shake(0))])
    return Scene(
      canvas: canvas, stages: stages,
      shakes: ids.isEmpty ? [] : [ShakeDefinition(name: "shake", views: ids, motion: motion)],
      events: events, timeline: try Timeline(script))
  }

  /// A stage of views.
  static func stage(
    _ views: [View], canvas: Canvas = canvas, shaking ids: [String] = [],
    motion: ShakeMotion = .afViewShaker(AFViewShaker()), shakeStart: Double = 0,
    events: [ScheduledEvent] = []
  ) throws -> Stage {
    Stage(
      scene: try make(
        views, canvas: canvas, shaking: ids, motion: motion, shakeStart: shakeStart,
        events: events), fonts: fonts)
  }

  /// A touch on a view.
  static func touch(_ id: String, from start: Double, to end: Double) -> ScheduledEvent {
    ScheduledEvent(id: nil, start: start, end: end, action: .touch(view: id))
  }

  /// A red box.
  static func box(
    _ id: String? = nil, _ frame: Rect = Rect(x: 10, y: 20, width: 40, height: 30),
    children: [View] = []
  ) -> View {
    View(
      id: id, kind: .view, frame: frame, backgroundColor: Color(hex: 0xFF0000),
      children: children)
  }
}

extension View {
  /// The view and all views inside, parents first.
  var withDescendants: [View] { [self] + children.flatMap(\.withDescendants) }
}
