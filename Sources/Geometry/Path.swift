/// Outlines in the plane: lines and Bézier curves, open or closed, in the order they were added.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable, BitwiseCopyable {
    /// Starts a new subpath.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A quadratic Bézier from the current point.
    case quad(control: Point, end: Point)
    /// A cubic Bézier from the current point.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A straight line back to the subpath's start.
    case close
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []

  /// A path without steps.
  public init() {}

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether all points and control points are finite.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .quad(let control, let end): control.isFinite && end.isFinite
      case .cubic(let control1, let control2, let end):
        control1.isFinite && control2.isFinite && end.isFinite
      case .close: true
      }
    }
  }

  /// Starts a new subpath at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line. Without a current point it starts a subpath.
  public mutating func line(to point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a quadratic Bézier.
  public mutating func quad(to end: Point, control: Point) {
    if elements.isEmpty { elements.append(.move(control)) }
    elements.append(.quad(control: control, end: end))
  }

  /// Adds a cubic Bézier.
  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    if elements.isEmpty { elements.append(.move(control1)) }
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Closes the current subpath with a straight line.
  public mutating func close() {
    if let last = elements.last, last != .close { elements.append(.close) }
  }

  /// Adds all steps of another path, mapped by `transform`.
  public mutating func append(_ other: Path, transform: Transform = .identity) {
    for element in other.elements { elements.append(element.mapped(by: transform)) }
  }

  /// The path mapped by `transform`.
  public func transformed(by transform: Transform) -> Path {
    var path = Path()
    path.append(self, transform: transform)
    return path
  }

  /// The smallest rectangle around all points and control points; nil for an empty path.
  public var controlBox: Rect? {
    var low: Point?
    var high = Point.zero
    func include(_ point: Point) {
      guard let known = low else {
        low = point
        high = point
        return
      }
      low = Point(x: min(known.x, point.x), y: min(known.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): include(p)
      case .quad(let control, let end):
        include(control)
        include(end)
      case .cubic(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    guard let low else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path.Element {
  fileprivate func mapped(by t: Transform) -> Path.Element {
    switch self {
    case .move(let p): .move(t.apply(to: p))
    case .line(let p): .line(t.apply(to: p))
    case .quad(let control, let end): .quad(control: t.apply(to: control), end: t.apply(to: end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: t.apply(to: control1), control2: t.apply(to: control2), end: t.apply(to: end))
    case .close: .close
    }
  }
}
