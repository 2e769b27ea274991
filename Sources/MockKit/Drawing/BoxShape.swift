import Geometry

/// A view's box with its corners.
struct BoxShape: Sendable {
  /// The box.
  let rect: Rect
  /// The corner radius: never more than half a side.
  let radius: Double
  /// How the corners bend.
  let curve: CornerCurve

  /// A box; the radius is clamped to half of the shorter side.
  init(_ rect: Rect, radius: Double = 0, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    self.curve = curve
  }

  /// The outline.
  var path: Path {
    radius > 0 ? .roundedRect(rect, radius: radius, curve: curve) : .rect(rect)
  }

  /// The box with every edge moved inwards and the corners' centres kept (outwards for negative
  /// values).
  func inset(by distance: Double) -> BoxShape {
    BoxShape(
      rect.inset(dx: distance, dy: distance),
      radius: radius > 0 ? max(0, radius - distance) : 0, curve: curve)
  }

  /// What lies between the outline and the same outline moved inwards by `width`: to be filled by
  /// the even-odd rule.
  func ring(width: Double) -> Path {
    var ring = path
    let inner = inset(by: width)
    if !inner.rect.isEmpty { ring.append(inner.path) }
    return ring
  }
}
