/// A straight piece of an outline, from its upper to its lower end, in `Fixed` coordinates.
struct Edge: BitwiseCopyable {
  /// The upper end's x.
  var x: Int
  /// The upper end's y.
  var top: Int
  /// The lower end's y; below `top`.
  var bottom: Int
  /// How much x grows with y.
  var slope: Double
  /// +1 where the outline runs downwards, -1 where it runs upwards.
  var winding: Int

  /// The edge between two different heights.
  init(fromX: Int, fromY: Int, toX: Int, toY: Int) {
    let downwards = toY > fromY
    x = downwards ? fromX : toX
    top = downwards ? fromY : toY
    bottom = downwards ? toY : fromY
    slope = Double(toX - fromX) / Double(toY - fromY)
    winding = downwards ? 1 : -1
  }

  /// The edge's x at a height between its ends.
  @inline(__always)
  func x(at y: Int) -> Int { x &+ Fixed.rounded(Double(y &- top) * slope) }
}
