/// The two libraries' motion by arithmetic of its own, from the numbers in their sources.
enum Motion {
  /// AFViewShaker's default: keyframes along x, of which the whole duration is eased.
  /// - Parameter time: Seconds from its beginning.
  /// - Returns: Points from rest.
  static func viewShaker(at time: Double) -> Double {
    let values: [Double] = [0, 10, -8, 8, -5, 5, 0]
    let keyTimes = [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1]
    guard time > 0, time < 0.5 else { return 0 }
    let progress = eased(time / 0.5)
    let next = keyTimes.firstIndex { progress < $0 } ?? keyTimes.count - 1
    let part = (progress - keyTimes[next - 1]) / (keyTimes[next] - keyTimes[next - 1])
    return values[next - 1] + part * (values[next] - values[next - 1])
  }

  /// QHLShakes' default: six strokes of 5 pt to and fro and one back, 0.05 s and eased each.
  /// - Parameter time: Seconds from its beginning.
  /// - Returns: Points from rest.
  static func shakes(at time: Double) -> Double {
    let ends: [Double] = [0, 5, -5, 5, -5, 5, -5, 0]
    guard time > 0, time < 0.35 else { return 0 }
    // At the very end of a stroke it is the next one's beginning, which is the same place.
    let stroke = min(Int(time / 0.05), ends.count - 2)
    let part = eased(min(max(time / 0.05 - Double(stroke), 0), 1))
    return ends[stroke] + part * (ends[stroke + 1] - ends[stroke])
  }

  /// Core Animation's ease-in-ease-out, the Bezier curve (0, 0), (.42, 0), (.58, 1), (1, 1), solved
  /// by bisection.
  private static func eased(_ x: Double) -> Double {
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
    }
    return bezier(0, 1, (low + high) / 2)
  }
}
