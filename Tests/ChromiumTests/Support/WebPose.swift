import Golden

/// Where a browser shows an element: its transform, taken apart.
struct WebPose: Decodable {
  /// In CSS pixels.
  let x: Double
  /// In CSS pixels; positive is down.
  let y: Double
  /// In degrees; positive is clockwise.
  let rotation: Double
  let scaleX: Double
  let scaleY: Double

  /// By how much a row of ours differs at most, in points, degrees or factors.
  func distance(to row: CurveRow) -> Double {
    [
      row.x - x, row.y - y, row.rotation - rotation, row.scaleX - scaleX, row.scaleY - scaleY,
      row.skew, row.opacity - 1,
    ].map(\.magnitude).max() ?? 0
  }
}
