/// Neighbouring pixels of a row that are inside an outline by the same amount.
struct CoverageRun: BitwiseCopyable {
  /// The first pixel's column.
  var x: Int
  /// How many pixels; 1 or more.
  var count: Int
  /// How much of each is inside, 1 ... 255.
  var coverage: UInt8
}

/// Takes an outline's coverage row by row: the seam between outlines and pixels.
protocol CoverageSink {
  /// Takes the covered runs of a row, from left to right; what is between them is outside.
  mutating func row(_ y: Int, runs: [CoverageRun])
}
