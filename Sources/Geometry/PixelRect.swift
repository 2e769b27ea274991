/// A rectangle of whole device pixels: columns `minX ..< maxX`, rows `minY ..< maxY`.
public struct PixelRect: Hashable, Sendable, BitwiseCopyable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// One past the last column; never less than `minX`.
  public var maxX: Int
  /// One past the last row; never less than `minY`.
  public var maxY: Int

  /// A rectangle from its edges; crossed edges make an empty one.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// The rectangle of a picture's size, at the origin.
  public init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// The smallest pixel rectangle that covers `rect` (device pixels), clipped to ±2^30 so that
  /// no coordinate a document can hold overflows. A rectangle that is not finite covers nothing.
  public init(covering rect: Rect) {
    guard rect.isFinite, !rect.isEmpty else {
      self = .empty
      return
    }
    let limit = 1_073_741_824.0
    func whole(_ value: Double) -> Int { Int(min(max(value, -limit), limit)) }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }

  /// The rectangle of no pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The number of columns.
  public var width: Int { maxX - minX }
  /// The number of rows.
  public var height: Int { maxY - minY }
  /// Whether there is no pixel inside.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The pixels in both.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > x, bottom > y else { return .empty }
    return PixelRect(minX: x, minY: y, maxX: right, maxY: bottom)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle with every edge moved outwards by `margin` pixels.
  public func expanded(by margin: Int) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The rectangle moved by whole pixels.
  public func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
