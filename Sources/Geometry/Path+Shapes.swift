extension Path {
  /// A rectangle, clockwise from its top left corner; empty for a rectangle without an inside.
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    guard !rect.isEmpty else { return path }
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// The ellipse that touches the four sides of `rect`.
  public static func ellipse(in rect: Rect) -> Path {
    corners(of: rect, x: rect.width / 2, y: rect.height / 2, shape: .circular)
  }

  /// A rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; without an inside the path is empty.
  ///   - radius: The corners' radius, clamped to 0 ... half the shorter side; not a number is 0.
  ///   - curve: How the corners bend. A continuous corner needs 1.528665 radii of room on either
  ///     side; with less it goes over to the circular one, which it is at half the shorter side.
  /// - Returns: The outline, clockwise.
  public static func roundedRect(
    _ rect: Rect, radius: Double, curve: CornerCurve = .circular
  ) -> Path {
    let room = min(rect.width, rect.height) / 2
    let clamped = min(radius, room)
    guard clamped > 0 else { return .rect(rect) }
    let shape: CornerShape =
      switch curve {
      case .circular: .circular
      case .continuous: .continuous(expansion: room / clamped)
      }
    return corners(of: rect, x: clamped, y: clamped, shape: shape)
  }

  /// A single straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    return path
  }

  /// A rectangle with the same corner at all four places, clockwise, `x` and `y` to the radius.
  private static func corners(of rect: Rect, x: Double, y: Double, shape: CornerShape) -> Path {
    var path = Path()
    guard !rect.isEmpty else { return path }
    let reach = shape.points[0].x
    path.move(to: Point(x: rect.minX, y: rect.minY + reach * y))
    // A corner runs from the side that comes first clockwise; `turn` maps the unit corner, whose
    // sides are +x and +y, on it.
    let turns = [
      Transform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY),
      Transform(a: -x, b: 0, c: 0, d: y, tx: rect.maxX, ty: rect.minY),
      Transform(a: -x, b: 0, c: 0, d: -y, tx: rect.maxX, ty: rect.maxY),
      Transform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.maxY),
    ]
    for (index, turn) in turns.enumerated() {
      // The unit corner runs from the x side to the y side, which is clockwise at the second and
      // the fourth corner only.
      let points = index.isMultiple(of: 2) ? shape.points.reversed() : shape.points
      let p = points.map(turn.apply(to:))
      if index > 0 { path.line(to: p[0]) }
      for start in stride(from: 0, to: 9, by: 3) {
        path.cubic(to: p[start + 3], control1: p[start + 1], control2: p[start + 2])
      }
    }
    path.close()
    return path
  }
}
