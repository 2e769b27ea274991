/// How a cubic curve bends at each value (Kochanek and Bartels, "Interpolating Splines with Local
/// Tension, Continuity, and Bias Control", 1984). A list may be shorter than the values': what is
/// missing is 0, and all zeros make a Catmull-Rom spline. Numbers lie in -1 ... 1.
public struct CurveShaping: Hashable, Sendable {
  /// How tight the curve is at each value: 1 is tight, -1 round.
  public var tension: [Double]
  /// How sharp the corner is at each value: negative corners inwards, positive outwards.
  public var continuity: [Double]
  /// Where the curve bulges at each value: positive before it, negative after it.
  public var bias: [Double]

  /// A shaping; what is not given is 0.
  public init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

extension CurveShaping {
  /// The weights of the chords before and after a value in the slope of the curve arriving there.
  func arriving(at index: Int) -> (before: Double, after: Double) {
    weights(at: index, continuity: -entry(continuity, index))
  }

  /// The weights of the chords before and after a value in the slope of the curve leaving there.
  func leaving(at index: Int) -> (before: Double, after: Double) {
    weights(at: index, continuity: entry(continuity, index))
  }

  private func weights(at index: Int, continuity: Double) -> (before: Double, after: Double) {
    let tightness = 1 - entry(tension, index)
    let bias = entry(bias, index)
    return (
      tightness * (1 + bias) * (1 + continuity), tightness * (1 - bias) * (1 - continuity)
    )
  }

  func entry(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
}
