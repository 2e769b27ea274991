/// What is measured of how two curves differ, and said of every comparison.
enum CurveMeasure {
  case offset, lag, peak, settling, rest
}
