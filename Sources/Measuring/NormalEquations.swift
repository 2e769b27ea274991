/// The normal equations of a weighted linear least-squares problem of a few unknowns.
struct NormalEquations {
  private let count: Int
  private var matrix: [Double]
  private var right: [Double]

  /// Equations without any observation.
  init(count: Int) {
    self.count = count
    matrix = Array(repeating: 0, count: count * count)
    right = Array(repeating: 0, count: count)
  }

  /// Equations that were summed elsewhere: the matrix row by row, and the right side.
  init(matrix: [Double], right: [Double]) {
    count = right.count
    self.matrix = matrix
    self.right = right
  }

  /// Adds an observation: `slopes` times the unknowns should be `error`.
  mutating func add(_ slopes: [Double], error: Double, weight: Double) {
    for row in 0..<count {
      let factor = weight * slopes[row]
      right[row] += factor * error
      for column in 0..<count { matrix[row * count + column] += factor * slopes[column] }
    }
  }

  /// The unknowns; nil if the observations do not fix them. `damping` is Levenberg's and
  /// Marquardt's: by how much of itself the diagonal is made longer.
  func solution(damping: Double = 0) -> [Double]? {
    solve(right, damping: damping)
  }

  /// The diagonal of the inverse: each unknown's variance where the observations' is 1.
  func variances() -> [Double]? {
    var result: [Double] = []
    for index in 0..<count {
      var unit = [Double](repeating: 0, count: count)
      unit[index] = 1
      guard let column = solve(unit, damping: 0) else { return nil }
      result.append(column[index])
    }
    return result
  }

  /// Gaussian elimination with the largest pivot of each column.
  private func solve(_ right: [Double], damping: Double) -> [Double]? {
    var (matrix, right) = (matrix, right)
    for index in 0..<count { matrix[index * count + index] *= 1 + damping }
    let scales = (0..<count).map { matrix[$0 * count + $0] }
    for pivot in 0..<count {
      var best = pivot
      for row in pivot..<count
      where abs(matrix[row * count + pivot]) > abs(matrix[best * count + pivot]) { best = row }
      guard abs(matrix[best * count + pivot]) > 1e-12 * scales[pivot], scales[pivot] > 0 else {
        return nil
      }
      if best != pivot {
        for column in 0..<count { matrix.swapAt(best * count + column, pivot * count + column) }
        right.swapAt(best, pivot)
      }
      for row in (pivot + 1)..<max(count, pivot + 1) {
        let factor = matrix[row * count + pivot] / matrix[pivot * count + pivot]
        for column in pivot..<count {
          matrix[row * count + column] -= factor * matrix[pivot * count + column]
        }
        right[row] -= factor * right[pivot]
      }
    }
    for pivot in stride(from: count - 1, through: 0, by: -1) {
      for column in (pivot + 1)..<max(count, pivot + 1) {
        right[pivot] -= matrix[pivot * count + column] * right[column]
      }
      right[pivot] /= matrix[pivot * count + pivot]
    }
    return right
  }
}
