import Geometry

/// The best displacement, rotation and scale of a part together, by Gauss-Newton.
struct SimilarityFit {
  /// The sum of the smaller of the two squared differences, as for a displacement alone.
  private(set) var error = Double.infinity
  /// How far rotation and scale move the part's pixels, root mean square, in pixels.
  private(set) var reach = 0.0
  /// Whether rotation moves them farther than scale.
  private(set) var isRotation = false

  /// The displacement in pixels of the level, the angle in radians, the scale less 1.
  private(set) var parameters: [Double]
  private let center: Point
  private let stride: Int

  /// Fits a frame, starting from a fit's parameters.
  init(_ level: RegistrationLevel, frame: LumaPlane, start: [Double]) {
    parameters = start
    stride = level.pixelCount / 20_000 + 1
    let (x, y, radius) = Self.extent(level)
    center = Point(x: x, y: y)
    for _ in 0..<12 {
      guard let step = step(level, frame) else { return }
      for index in 0..<4 { parameters[index] += step[index] }
      // Half a radian or half the size: no longer what a small-step model can follow.
      guard abs(parameters[2]) < 0.5, abs(parameters[3]) < 0.5 else { return }
    }
    _ = step(level, frame)
    error = sum * Double(stride)
    isRotation = abs(parameters[2]) >= abs(parameters[3])
    reach = radius * max(abs(parameters[2]), abs(parameters[3]))
  }

  /// Fits a frame from several starts on a coarse level, and on the finest from where the best led.
  /// Parameters are those of the finest level.
  static func best(
    _ levels: [RegistrationLevel], frames: [LumaPlane], starts: [[Double]]
  ) -> SimilarityFit {
    let coarse = min(2, levels.count - 1)
    let size = Double(1 << coarse)
    let fits = starts.map { start in
      SimilarityFit(
        levels[coarse], frame: frames[coarse],
        start: [start[0] / size, start[1] / size, start[2], start[3]])
    }
    let found = fits.min { $0.error < $1.error }?.parameters ?? [0, 0, 0, 0]
    return SimilarityFit(
      levels[0], frame: frames[0],
      start: [found[0] * size, found[1] * size, found[2], found[3]])
  }

  private var sum = 0.0

  private static func extent(_ level: RegistrationLevel) -> (Double, Double, Double) {
    var (n, x, y, square) = (0.0, 0.0, 0.0, 0.0)
    for block in level.blocks {
      let area = Double(block.width * block.height)
      let (u, v) = (Double(block.minX + block.maxX) / 2, Double(block.minY + block.maxY) / 2)
      n += area
      x += area * u
      y += area * v
      square += area * (u * u + v * v)
    }
    (x, y) = (x / n, y / n)
    return (x, y, max(square / n - x * x - y * y, 0).squareRoot())
  }

  /// The next step of the four parameters; nil where the pixels do not fix them.
  private mutating func step(_ level: RegistrationLevel, _ frame: LumaPlane) -> [Double]? {
    var normal = SimilarityEquations()
    sum = 0
    let (width, height) = (frame.width, frame.height)
    let (angle, scale) = (parameters[2], parameters[3])
    let values = level.rest.values
    for block in level.blocks {
      for y in block.minY..<block.maxY where y % stride == 0 {
        for x in block.minX..<block.maxX {
          let (u, v) = (Double(x) - center.x - parameters[0], Double(y) - center.y - parameters[1])
          // The inverse of a small rotation and scale, to first order in each.
          let sourceX = center.x + u * (1 - scale) + v * angle
          let sourceY = center.y + v * (1 - scale) - u * angle
          let (column, row) = (sourceX.rounded(.down), sourceY.rounded(.down))
          let shown = frame.values[y * width + x]
          let still = Double(shown - values[y * width + x])
          guard column >= 0, row >= 0, column < Double(width - 1), row < Double(height - 1) else {
            sum += still * still
            continue
          }
          let at = Int(row) * width + Int(column)
          let (fx, fy) = (Float(sourceX - column), Float(sourceY - row))
          let (a, b, c, d) = (
            values[at], values[at + 1], values[at + width], values[at + width + 1]
          )
          let gx = Double((1 - fy) * (b - a) + fy * (d - c))
          let gy = Double((1 - fx) * (c - a) + fx * (d - b))
          let predicted = (1 - fy) * (a + fx * (b - a)) + fy * (c + fx * (d - c))
          let moved = Double(shown - predicted)
          sum += min(moved * moved, still * still)
          let weight = 400 / (400 + moved * moved)
          normal.add(
            SIMD4(-gx, -gy, gx * v - gy * u, -gx * u - gy * v), error: moved, weight: weight)
        }
      }
    }
    return normal.equations.solution()
  }
}
