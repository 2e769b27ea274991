import Geometry

/// The refinement of a displacement to a fraction of a pixel, with the sums it ends on.
struct GaussNewton {
  /// The displacement.
  private(set) var displacement: Point
  /// The normal matrix at the end.
  private(set) var information = Information()
  /// What is left of the change: the sum of the smaller of the two squared differences.
  private(set) var unexplained = 0.0
  /// How badly the frame shows the part moved: `unexplained` and a quarter of the squared
  /// differences from the moved part, as the search counts them.
  private(set) var cost = 0.0
  private var right = Point.zero
  private let stride: Int

  /// Refines a displacement of a frame until a step is below 1/5000 pixel. `noise` is the variance
  /// of a pixel of the smoothed planes. A trial makes a few steps on some of the blocks, enough to
  /// see which of several starts leads to the least cost.
  init(
    _ level: RegistrationLevel, frame: LumaPlane, start: Point, noise: Float, isTrial: Bool = false
  ) {
    displacement = start
    stride = isTrial ? level.blocks.count / ShiftSearch.blockLimit + 1 : 1
    for _ in 0..<(isTrial ? 4 : 15) {
      accumulate(level, frame, noise: noise)
      var step = information.solve(right)
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      if length > 1 { step = step * (1 / length) }
      displacement = displacement + step
      if length < 2e-4 { break }
    }
    accumulate(level, frame, noise: noise)
  }

  /// Sums the normal equations at the present displacement.
  ///
  /// The part at rest is interpolated bilinearly, as renderers and compositors move a layer: for
  /// frames made so the model is exact. A pixel's weight falls where standing still explains it
  /// better, and where nothing does (Cauchy's weight).
  private mutating func accumulate(
    _ level: RegistrationLevel, _ frame: LumaPlane, noise: Float
  ) {
    let whole = (x: displacement.x.rounded(.down), y: displacement.y.rounded(.down))
    let (dx, dy) = (Int(whole.x), Int(whole.y))
    let (fx, fy) = (Float(displacement.x - whole.x), Float(displacement.y - whole.y))
    let (gx, gy) = (1 - fx, 1 - fy)
    // Where noise alone decides which explanation is nearer, both have half the weight.
    let doubt = max(8 * noise, 1)
    let tolerance = max(36, 16 * noise)
    let (width, height) = (level.rest.width, level.rest.height)
    let rest = level.rest.values.span
    let shownValues = frame.values.span
    information = Information()
    right = .zero
    unexplained = 0
    cost = 0
    var index = 0
    while index < level.blocks.count {
      let block = level.blocks[index]
      index += stride
      var sums = (xx: Float(0), xy: Float(0), yy: Float(0), x: Float(0), y: Float(0))
      var (left, movedSum) = (Float(0), Float(0))
      for y in block.minY..<block.maxY {
        let isInside = y > dy && y - dy < height
        for x in block.minX..<block.maxX {
          let at = y * width + x
          let shown = unsafe shownValues[unchecked: at]
          let still = unsafe shown - rest[unchecked: at]
          let stillSquare = still * still
          guard isInside, x > dx, x - dx < width else {
            // The part's content there is not in the picture: nothing is known, nothing gained.
            left += stillSquare
            movedSum += stillSquare
            continue
          }
          let source = at - dy * width - dx
          let a = unsafe rest[unchecked: source]
          let before = unsafe rest[unchecked: source - 1]
          let up = unsafe rest[unchecked: source - width]
          let upLeft = unsafe rest[unchecked: source - width - 1]
          let predicted = gy * (gx * a + fx * before) + fy * (gx * up + fx * upLeft)
          let slopeX = gy * (before - a) + fy * (upLeft - up)
          let slopeY = gx * (up - a) + fx * (upLeft - before)
          let moved = shown - predicted
          let movedSquare = moved * moved
          left += min(movedSquare, stillSquare)
          movedSum += movedSquare
          // A flat spot knows nothing of the displacement.
          guard abs(slopeX) + abs(slopeY) > 0.02 else { continue }
          let share = (stillSquare + doubt) / (stillSquare + movedSquare + 2 * doubt)
          let weight = share * tolerance / (tolerance + movedSquare)
          sums.xx += weight * slopeX * slopeX
          sums.xy += weight * slopeX * slopeY
          sums.yy += weight * slopeY * slopeY
          sums.x += weight * slopeX * moved
          sums.y += weight * slopeY * moved
        }
      }
      information =
        information
        + Information(xx: Double(sums.xx), xy: Double(sums.xy), yy: Double(sums.yy))
      right = right + Point(x: Double(sums.x), y: Double(sums.y))
      unexplained += Double(left)
      cost += Double(left + RegistrationLevel.stillnessCost * movedSum)
    }
  }
}
