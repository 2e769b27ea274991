import Geometry

/// What else may have happened in a frame that a displacement does not explain.
struct Alternatives {
  /// The best explanation that is clearly better than the displacement; nil if none is.
  private(set) var best: PartSample.Alternative?

  /// The rotation and scale that were found, for the next frame to start from.
  let similarity: [Double]

  /// Looks at a frame, at the sizes of the levels, whose displacement is `sample`; `previous` is
  /// the similarity of a frame before.
  init(
    _ levels: [RegistrationLevel], frames: [LumaPlane], sample: PartSample, previous: [Double]
  ) {
    let limit = 0.5 * sample.unexplained
    let turned = SimilarityFit.best(
      levels, frames: frames,
      starts: [
        [sample.displacement.x, sample.displacement.y, 0, 0], [0, 0, 0, 0], previous,
        previous.map { -$0 },
      ])
    let isFound = turned.error < limit
    similarity = isFound ? turned.parameters : previous
    let faded = Self.fadeError(levels[0], frames[0])
    if isFound, turned.error < faded, turned.reach >= 0.4 {
      best = turned.isRotation ? .rotation : .scaling
    } else if faded < limit {
      best = .fade
    }
  }

  /// The squared error of the best `frame = a * rest + b`.
  private static func fadeError(_ level: RegistrationLevel, _ frame: LumaPlane) -> Double {
    var (n, r, f, rr, rf, ff) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for block in level.blocks {
      for y in block.minY..<block.maxY {
        for x in block.minX..<block.maxX {
          let rest = Double(level.rest.values[y * frame.width + x])
          let shown = Double(frame.values[y * frame.width + x])
          n += 1
          r += rest
          f += shown
          rr += rest * rest
          rf += rest * shown
          ff += shown * shown
        }
      }
    }
    let (variance, covariance) = (rr - r * r / n, rf - r * f / n)
    let total = ff - f * f / n
    return variance > 0 ? max(total - covariance * covariance / variance, 0) : total
  }
}
