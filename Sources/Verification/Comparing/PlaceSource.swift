import Geometry
import Golden
import MockKit
import SceneModel
import ShakeEngine

/// Where views are in the frames of a curve.
struct PlaceSource {
  private struct Key: Hashable {
    let view: String
    let frame: Int
  }

  /// The views that the curve has, in its order.
  let views: [String]
  private let scene: GoldenScene
  private let frames: [(index: Int, time: Double)]
  private let rows: [Key: CurveRow]

  /// The places of a scene's views, where its curve is `curve`.
  init(_ scene: GoldenScene, _ curve: CurveTable) {
    self.scene = scene
    views = curve.views
    frames = curve.frames
    rows = Dictionary(
      curve.rows.map { (Key(view: $0.view, frame: $0.frame), $0) }, uniquingKeysWith: { $1 })
  }

  /// The places of a view, a frame each; where it is hidden it keeps the last one. None for a view
  /// that is never there.
  func places(of view: String) -> [ViewPlace] {
    let places = frames.indices.map { place(of: view, in: $0) }
    guard var last = places.compactMap(\.self).first else { return [] }
    return places.map { place in
      last = place ?? last
      return last
    }
  }

  /// A view's own translation in the first frame, in points.
  func rest(of view: String) -> Point? {
    frames.first.flatMap { rows[Key(view: view, frame: $0.index)] }.map { Point(x: $0.x, y: $0.y) }
  }

  /// How far views are in a frame from where they were if they alone were at rest.
  struct Displacement {
    /// In device pixels.
    let way: Point
    /// Whether the views at rest are drawn from the same pixels: nothing turns them, and nothing
    /// around them has moved since the first frame.
    let isExact: Bool
  }

  /// The displacement of views in a frame; nil where they are not there, or not all as
  /// far, or where they may be cut or covered.
  func displacement(of views: [String], in position: Int) -> Displacement? {
    guard !isOverlaid(frames[position].time) else { return nil }
    let found = views.map { displacement(of: $0, in: position, resting: views) }
    guard let first = found.first ?? nil else { return nil }
    let areAlike = found.allSatisfy { other in
      other.map { ($0.way - first.way).isNegligible } ?? false
    }
    guard areAlike else { return nil }
    return Displacement(way: first.way, isExact: found.allSatisfy { $0?.isExact ?? false })
  }

  private func displacement(
    of view: String, in position: Int, resting views: [String]
  ) -> Displacement? {
    guard let shown = place(of: view, in: position), !shown.isCut,
      let resting = place(of: view, in: position, resting: views), !resting.isCut,
      let first = place(of: view, in: 0)?.transform
    else { return nil }
    let covers = scene.stage.covers(
      of: view, except: views, at: frames[position].time, pose: pose(in: position, resting: []))
    let isCovered = covers.contains { $0.meets(shown.bounds) || $0.meets(resting.bounds) }
    guard !isCovered else { return nil }
    let (place, rest) = (shown.transform, resting.transform)
    let moved = Point(x: rest.tx - first.tx, y: rest.ty - first.ty)
    return Displacement(
      way: Point(x: place.tx - rest.tx, y: place.ty - rest.ty),
      isExact: rest.b == 0 && rest.c == 0 && moved.isNegligible)
  }

  /// Whether a HUD or an alert lies above the views, which shows them blurred or dimmed.
  private func isOverlaid(_ time: Double) -> Bool {
    scene.scene.events.contains { event in
      let hideAfter: Double?
      switch event.action {
      case .hud(let hud): hideAfter = hud.hideAfter
      case .alert(let alert): hideAfter = alert.hideAfter
      case .wait, .touch, .shake, .set: return false
      }
      return event.start <= time && (hideAfter == nil || time <= event.end)
    }
  }

  /// Where a view is in a frame, while some are at rest.
  private func place(of id: String, in position: Int, resting: [String] = []) -> ViewPlace? {
    scene.stage.place(
      of: id, at: frames[position].time, pose: pose(in: position, resting: resting))
  }

  /// The poses of a frame, while some views are at rest.
  private func pose(in position: Int, resting: [String]) -> (View) -> Pose {
    let timeline = scene.scene.timeline
    let frame = frames[position]
    return { view in
      guard let id = view.id, timeline.animatedViews.contains(id) else { return view.pose }
      var pose = timeline.pose(of: id, at: frame.time)
      if resting.contains(id), let rest = rest(of: id) {
        (pose.x, pose.y) = (rest.x, rest.y)
      } else if let row = rows[Key(view: id, frame: frame.index)] {
        (pose.x, pose.y) = (row.x, row.y)
      }
      return pose
    }
  }
}

extension Point {
  /// Whether it is the origin but for rounding.
  fileprivate var isNegligible: Bool { max(x.magnitude, y.magnitude) < 1e-6 }
}

extension Rect {
  /// Whether it and another one have an area in common.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
