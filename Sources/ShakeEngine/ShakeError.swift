/// Why a shake's parameters have no sense.
public struct ShakeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameter's name.
  public let parameter: String
  /// What is wrong with it.
  public let reason: String

  /// One line for the user: `speed: must be > 0, got 0`.
  public var description: String { "\(parameter): \(reason)" }

  init(_ parameter: String, _ reason: String) {
    self.parameter = parameter
    self.reason = reason
  }

  /// Refuses seconds that are not above 0 and at most a million.
  static func checkPositive(_ seconds: Double, _ parameter: String) throws(ShakeError) {
    guard seconds.isFinite else { throw ShakeError(parameter, "not a finite number") }
    guard seconds > 0 else {
      throw ShakeError(parameter, "must be > 0, got \(PlainNumber(seconds))")
    }
    guard seconds <= 1e6 else {
      throw ShakeError(parameter, "must be at most 1000000, got \(PlainNumber(seconds))")
    }
  }
}
