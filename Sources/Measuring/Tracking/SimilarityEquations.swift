/// The sums of the four parameters' normal equations, pixel after pixel.
struct SimilarityEquations {
  private var rows = (
    SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero
  )
  private var right = SIMD4<Double>.zero

  mutating func add(_ slopes: SIMD4<Double>, error: Double, weight: Double) {
    let weighted = slopes * weight
    rows.0 += weighted * slopes[0]
    rows.1 += weighted * slopes[1]
    rows.2 += weighted * slopes[2]
    rows.3 += weighted * slopes[3]
    right += weighted * error
  }

  var equations: NormalEquations {
    NormalEquations(
      matrix: [rows.0, rows.1, rows.2, rows.3].flatMap { row in (0..<4).map { row[$0] } },
      right: (0..<4).map { right[$0] })
  }
}
