/// A gradient's colours by place, premultiplied, each computed from its two neighbours: hard edges
/// stay hard and no table rounds them.
struct GradientRamp {
  private struct Stop {
    var location: Double
    /// Premultiplied, 0 ... 255.
    var color: SIMD4<Double>
    /// How far the next stop is; 0 after the last one.
    var length: Double
    /// By how much the colour changes for each unit of location up to the next stop.
    var slope: SIMD4<Double>
  }

  private var stops: [Stop] = []

  /// The ramp of stops by rising location; a location lower than the one before it counts as that.
  /// Nil where there is no stop.
  init?(_ given: [GradientStop], opacity: Double) {
    guard !given.isEmpty else { return nil }
    var lowest = -Double.infinity
    for stop in given {
      let color = stop.color.multipliedAlpha(by: opacity)
      lowest = max(lowest, stop.location.isFinite ? stop.location : 0)
      stops.append(
        Stop(
          location: lowest,
          color: SIMD4(
            color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha,
            color.alpha) * 255,
          length: 0, slope: .zero))
    }
    for index in stops.indices.dropLast() {
      let gap = stops[index + 1].location - stops[index].location
      guard gap > 0 else { continue }
      stops[index].length = gap
      stops[index].slope = (stops[index + 1].color - stops[index].color) / gap
    }
  }

  /// The colour at a place, which may be infinite; before the first stop and after the last their
  /// colours go on. Of stops in one place the last counts at it.
  @inline(__always)
  func color(at location: Double) -> PremultipliedColor {
    var index = 0
    while index + 1 < stops.count, stops[index + 1].location <= location { index += 1 }
    let stop = stops[index]
    let beyond = location - stop.location
    let color = stop.color + stop.slope * (beyond > 0 ? min(beyond, stop.length) : 0) + 0.5
    return PremultipliedColor(
      red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z), alpha: UInt8(color.w))
  }
}
