/// When two times are one and the same.
package enum Simultaneity {
  /// Times this many seconds apart count as equal: 0.1 + 0.2 is then where 0.3 is, and a frame whose
  /// time was rounded down shows what begins, not what ends.
  package static let tolerance = 1e-9
}
