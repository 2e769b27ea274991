/// An axis-parallel rectangle: its top left corner and its extent.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  /// The top left corner.
  public var origin: Point
  /// The extent; never negative in a rectangle that is drawn.
  public var size: Size

  /// A rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers, in the order of `CGRectMake`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of whole pixels, in a plane whose unit is a pixel.
  package init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.minX), y: Double(pixels.minY), width: Double(pixels.width),
      height: Double(pixels.height))
  }

  /// The rectangle of no extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The centre's x.
  public var midX: Double { origin.x + size.width / 2 }
  /// The centre's y.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// Whether nothing lies inside.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

  /// The rectangle moved by a vector.
  public func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle with each edge moved inwards (outwards for negative values).
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
