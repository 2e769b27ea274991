import Geometry

extension DisplayItem {
  /// A rectangle around everything that the item can paint; empty where it paints nothing.
  var bounds: Rect {
    switch self {
    case .fill(let path, rule: _, paint: _): path.controlBox ?? .zero
    case .image(_, in: let rect): rect
    case .shadow(of: let items, let silhouette): silhouette.bounds(around: items.bounds)
    case .group(let group): group.bounds
    }
  }
}

extension [DisplayItem] {
  /// A rectangle around everything that the items can paint.
  var bounds: Rect { reduce(.zero) { $0.union($1.bounds) } }
}

extension DisplayItem.Silhouette {
  /// A rectangle around the shadow of something inside `rect`.
  func bounds(around rect: Rect) -> Rect {
    guard !rect.isEmpty else { return .zero }
    // Beyond 3 sigma the Gaussian is below half a level and not drawn; the rest is for ends on whole
    // pixels.
    let reach = 3 * sigma + 2
    return rect.offset(by: offset).inset(dx: -reach, dy: -reach)
  }
}

extension DisplayItem.Group {
  fileprivate var bounds: Rect {
    var inner = items.bounds
    if let clip { inner = inner.intersection(clip.controlBox ?? .zero) }
    return inner.isEmpty ? .zero : transform.boundingBox(of: inner)
  }
}

extension Rect {
  /// What lies in both; the rectangle of no extent where nothing does.
  func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let width = min(maxX, other.maxX) - x
    let height = min(maxY, other.maxY) - y
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : .zero
  }
}
