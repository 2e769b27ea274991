import Geometry
import Golden
import MockKit
import SceneModel
import ShakeEngine

/// Views of a scene that move alike along x and y, and do nothing else.
struct SeenGroup {
  /// A view that stays nearer than this to one place, in device pixels, cannot be seen to move.
  private static let leastMotion = 0.25

  /// The views' ids.
  private(set) var views: [String]
  /// Where the views are in each frame, in device pixels from where they are in the first.
  let offsets: [Point]
  /// The pixels that they sweep over, and those beside them.
  private(set) var area: PixelRect

  /// How far they go along an axis, in device pixels.
  var reach: Double {
    func length(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    return max(length(offsets.map(\.x)), length(offsets.map(\.y)))
  }

  /// The groups of the views that a curve has, in the curve's order.
  static func all(of scene: GoldenScene, curve: CurveTable) -> [SeenGroup] {
    let source = PlaceSource(scene, curve)
    return curve.views.reduce(into: []) { groups, view in
      guard let group = SeenGroup(view, places: source.places(of: view), on: scene.scene.canvas)
      else { return }
      if let index = groups.firstIndex(where: { $0.movesLike(group) }) {
        groups[index].views += group.views
        groups[index].area = groups[index].area.union(group.area)
      } else {
        groups.append(group)
      }
    }
  }

  /// Nil for a view that stays, turns or is resized, and for one that leaves the canvas.
  private init?(_ view: String, places: [ViewPlace], on canvas: Canvas) {
    guard let first = places.first?.transform else { return nil }
    let transforms = places.map(\.transform)
    let isTranslation = transforms.allSatisfy {
      ($0.a, $0.b, $0.c, $0.d) == (first.a, first.b, first.c, first.d)
    }
    views = [view]
    offsets = transforms.map { Point(x: $0.tx - first.tx, y: $0.ty - first.ty) }
    area = places.reduce(.empty) { area, place in
      let box = PixelRect(covering: place.bounds)
      return area.union(
        PixelRect(
          minX: box.minX - 2, minY: box.minY - 2, maxX: box.maxX + 2, maxY: box.maxY + 2))
    }
    let whole = PixelRect(width: canvas.pixelWidth, height: canvas.pixelHeight)
    guard isTranslation, reach >= Self.leastMotion, area.intersection(whole) == area else {
      return nil
    }
  }

  /// Whether views are at the same distances from where they were, but for rounding.
  private func movesLike(_ other: SeenGroup) -> Bool {
    zip(offsets, other.offsets).allSatisfy {
      ($0.x - $1.x).magnitude < 1e-6 && ($0.y - $1.y).magnitude < 1e-6
    }
  }
}

/// Where views are in the frames of a curve.
private struct PlaceSource {
  private struct Key: Hashable {
    let view: String
    let frame: Int
  }

  private let scene: GoldenScene
  private let curve: CurveTable
  private let rows: [Key: CurveRow]

  init(_ scene: GoldenScene, _ curve: CurveTable) {
    self.scene = scene
    self.curve = curve
    rows = Dictionary(
      curve.rows.map { (Key(view: $0.view, frame: $0.frame), $0) }, uniquingKeysWith: { $1 })
  }

  /// The places of a view, a frame each; none for one that is not there or is hidden.
  func places(of id: String) -> [ViewPlace] {
    let timeline = scene.scene.timeline
    return curve.frames.compactMap { frame in
      scene.stage.place(of: id) { view in
        guard let id = view.id, timeline.animatedViews.contains(id) else { return view.pose }
        var pose = timeline.pose(of: id, at: frame.time)
        if let row = rows[Key(view: id, frame: frame.index)] { (pose.x, pose.y) = (row.x, row.y) }
        return pose
      }
    }
  }
}
