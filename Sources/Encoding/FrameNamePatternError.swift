/// What is wrong with a frame name pattern.
package enum FrameNamePatternError: Error, Hashable, Sendable {
  /// A `%` is followed by something else than `d`, `0Nd` or `%`.
  case unknownToken(String)
  /// The index is asked for twice.
  case severalNumbers
  /// The index is not asked for.
  case noNumber
}
