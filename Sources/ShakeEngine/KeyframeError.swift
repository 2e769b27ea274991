/// Why an animation cannot be.
public enum KeyframeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A property, or an entry of one, that has no sense: `keyTimes[3]`, `0.2 comes after 0.32`.
  case invalid(property: String, reason: String)

  /// The property's name, with the entry's index where there is one.
  public var property: String {
    switch self {
    case .invalid(let property, _): property
    }
  }

  /// What is wrong with it.
  public var reason: String {
    switch self {
    case .invalid(_, let reason): reason
    }
  }

  /// One line for the user: `keyTimes[3]: 0.2 comes after 0.32`.
  public var description: String { "\(property): \(reason)" }
}

extension KeyframeError {
  /// Refuses a number outside a range, or one that is not finite.
  static func check(
    _ number: Double, _ property: String, in range: ClosedRange<Double>, got: Double? = nil
  ) throws(KeyframeError) {
    guard number.isFinite else { throw .invalid(property: property, reason: "not a finite number") }
    guard range.contains(number) else {
      let limits = "\(PlainNumber(range.lowerBound))...\(PlainNumber(range.upperBound))"
      throw .invalid(
        property: property, reason: "must be in \(limits), got \(PlainNumber(got ?? number))")
    }
  }
}
