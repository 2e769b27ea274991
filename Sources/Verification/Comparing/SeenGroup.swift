import Geometry
import MockKit
import SceneModel

/// Views of a scene that move alike along x and y.
struct SeenGroup {
  /// A view that stays nearer than this to one place, in device pixels, cannot be seen to move.
  private static let leastMotion = 0.25

  /// The views' ids.
  private(set) var views: [String]
  /// Where the views are in each frame, in device pixels from where they are in the first.
  let offsets: [Point]
  /// The pixels of the canvas that they sweep over, and those beside them.
  private(set) var area: PixelRect
  /// Whether they leave the canvas, or touch its edges, so that some of them may not be seen.
  let isOpen: Bool
  /// Why their motion cannot be measured; nil where it may be.
  let refusal: String?

  /// How far they go along an axis, in device pixels.
  var reach: Double { Self.reach(offsets) }

  private static func reach(_ offsets: [Point]) -> Double {
    func length(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    return max(length(offsets.map(\.x)), length(offsets.map(\.y)))
  }

  /// The groups of the views that a curve has, in the curve's order.
  static func all(of source: PlaceSource, on canvas: Canvas) -> [SeenGroup] {
    source.views.reduce(into: []) { groups, view in
      guard let group = SeenGroup(view, places: source.places(of: view), on: canvas) else { return }
      if let index = groups.firstIndex(where: { $0.movesLike(group) }) {
        groups[index].views += group.views
        groups[index].area = groups[index].area.union(group.area)
      } else {
        groups.append(group)
      }
    }
  }

  /// Nil for a view that stays where it is, or is never there.
  private init?(_ view: String, places: [ViewPlace], on canvas: Canvas) {
    guard let first = places.first?.transform else { return nil }
    let transforms = places.map(\.transform)
    let isTranslation = transforms.allSatisfy {
      ($0.a, $0.b, $0.c, $0.d) == (first.a, first.b, first.c, first.d)
    }
    views = [view]
    offsets = transforms.map { Point(x: $0.tx - first.tx, y: $0.ty - first.ty) }
    let swept = places.reduce(PixelRect.empty) { area, place in
      let box = PixelRect(covering: place.bounds)
      return area.union(
        PixelRect(
          minX: box.minX - 2, minY: box.minY - 2, maxX: box.maxX + 2, maxY: box.maxY + 2))
    }
    let whole = PixelRect(width: canvas.pixelWidth, height: canvas.pixelHeight)
    area = swept.intersection(whole)
    isOpen = area != swept
    let reach = Self.reach(offsets)
    if !isTranslation {
      refusal = "it turns or changes its size"
    } else if reach < 1e-6 {
      return nil
    } else if reach < Self.leastMotion {
      refusal = "it moves by less than \(Self.leastMotion) px"
    } else {
      refusal = area.isEmpty ? "it is outside of the canvas" : nil
    }
  }

  /// Whether views are at the same distances from where they were, but for rounding, and can be
  /// measured as well.
  private func movesLike(_ other: SeenGroup) -> Bool {
    refusal == other.refusal && isOpen == other.isOpen
      && zip(offsets, other.offsets).allSatisfy {
        ($0.x - $1.x).magnitude < 1e-6 && ($0.y - $1.y).magnitude < 1e-6
      }
  }
}
