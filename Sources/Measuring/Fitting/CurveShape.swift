import Geometry
import ShakeEngine

/// A shake's displacement, in points, over the part of its duration that has passed.
struct CurveShape {
  private static let steps = 4096

  /// How long the shake takes as it is defined, in seconds.
  let duration: Double
  /// The largest displacement, in points.
  let peak: Double
  /// The longest time that it stands still at rest before it moves again, in seconds.
  let longestPause: Double
  /// How many axes it moves along: 1 or 2.
  let axisCount: Int
  private let table: [Point]

  /// The shape of a motion; nil if it does not move, or does more than move.
  init?(_ motion: ShakeMotion) {
    let curve = ShakeCurve(motion)
    duration = curve.duration
    guard duration > 0 else { return nil }
    var table: [Point] = []
    for step in 0...Self.steps {
      let pose = curve.pose(at: curve.duration * Double(step) / Double(Self.steps))
      guard pose == Pose(x: pose.x, y: pose.y) else { return nil }
      table.append(Point(x: pose.x, y: pose.y))
    }
    let peak = table.map(\.length).max() ?? 0
    guard peak > 0 else { return nil }
    var (pause, longest, hasMoved) = (0, 0, false)
    for point in table {
      if point.length > peak * 0.03 {
        longest = hasMoved ? max(longest, pause) : 0
        (pause, hasMoved) = (0, true)
      } else {
        pause += 1
      }
    }
    self.table = table
    self.peak = peak
    longestPause = duration * Double(longest) / Double(Self.steps)
    axisCount = (table.contains { $0.x != 0 } ? 1 : 0) + (table.contains { $0.y != 0 } ? 1 : 0)
  }

  /// The displacement once a part of the duration has passed, and its change over all of it.
  func callAsFunction(_ part: Double) -> (place: Point, slope: Point) {
    guard part > 0, part < 1 else { return (part < 1 ? .zero : table[Self.steps], .zero) }
    let position = part * Double(Self.steps)
    let step = min(Int(position), Self.steps - 1)
    let slope = table[step + 1] - table[step]
    return (table[step] + slope * (position - Double(step)), slope * Double(Self.steps))
  }
}
