import Geometry

/// The pixels of a linear gradient.
struct LinearSource: PixelSource {
  private let ramp: GradientRamp
  /// The location at the centre of pixel (0, 0), and by how much it grows with x and y.
  private let location: Double
  private let perX: Double
  private let perY: Double

  /// Nil where nothing is to be painted: no stops, or a map that flattens the plane. A gradient
  /// whose ends are one place has the last colour everywhere.
  init?(_ gradient: LinearGradient, transform: Transform, opacity: Double) {
    guard let ramp = GradientRamp(gradient.stops, opacity: opacity),
      let inverse = transform.inverse
    else { return nil }
    self.ramp = ramp
    let axis = gradient.end - gradient.start
    let length = axis.x * axis.x + axis.y * axis.y
    guard length > 0, length.isFinite else {
      (location, perX, perY) = (.infinity, 0, 0)
      return
    }
    let center = inverse.apply(to: Point(x: 0.5, y: 0.5)) - gradient.start
    perX = (inverse.a * axis.x + inverse.b * axis.y) / length
    perY = (inverse.c * axis.x + inverse.d * axis.y) / length
    location = (center.x * axis.x + center.y * axis.y) / length
  }

  func fetch(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<PremultipliedColor>) {
    let start = location + Double(y) * perY
    if perX == 0 {
      unsafe colors.update(repeating: ramp.color(at: start), count: count)
    } else {
      for index in 0..<count {
        unsafe colors[index] = ramp.color(at: start + Double(x &+ index) * perX)
      }
    }
  }
}

/// The pixels of a radial gradient.
struct RadialSource: PixelSource {
  private let ramp: GradientRamp
  /// From pixel columns and rows to the plane in which the gradient is the unit circle.
  private let inverse: Transform

  /// Nil where nothing is to be painted: no stops, or a map that flattens the plane. A gradient
  /// without a radius has the last colour everywhere.
  init?(_ gradient: RadialGradient, transform: Transform, opacity: Double) {
    guard let ramp = GradientRamp(gradient.stops, opacity: opacity),
      let inverse = transform.inverse
    else { return nil }
    self.ramp = ramp
    let scale = gradient.radius > 0 ? 1 / gradient.radius : .infinity
    let center = gradient.center
    self.inverse =
      Transform(a: scale, b: 0, c: 0, d: scale, tx: -center.x * scale, ty: -center.y * scale)
      * inverse * .translation(x: 0.5, y: 0.5)
  }

  func fetch(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<PremultipliedColor>) {
    for index in 0..<count {
      let p = inverse.apply(to: Point(x: Double(x &+ index), y: Double(y)))
      let distance = (p.x * p.x + p.y * p.y).squareRoot()
      unsafe colors[index] = ramp.color(at: distance.isNaN ? .infinity : distance)
    }
  }
}
