/// A cubic Bézier from (0, 0) to (1, 1) that maps progress in time to progress in value, as
/// `CAMediaTimingFunction` and CSS `cubic-bezier`.
public struct TimingFunction: Hashable, Sendable {
  /// The first control point's time, 0 ... 1.
  public let c1x: Double
  /// The first control point's value.
  public let c1y: Double
  /// The second control point's time, 0 ... 1.
  public let c2x: Double
  /// The second control point's value.
  public let c2y: Double

  /// The function of two control points. Times lie in 0 ... 1, so that every time has one value;
  /// values may overshoot, up to ±1000.
  ///
  /// - Throws: ``TimingFunctionError`` for other control points.
  public init(c1x: Double, c1y: Double, c2x: Double, c2y: Double) throws(TimingFunctionError) {
    for (index, number) in [c1x, c1y, c2x, c2y].enumerated() {
      guard number.isFinite else { throw .notFinite(index: index) }
      if index.isMultiple(of: 2) {
        guard (0...1).contains(number) else { throw .time(number, index: index) }
      } else {
        guard number.magnitude <= 1000 else { throw .value(number, index: index) }
      }
    }
    self.init(unchecked: c1x, c1y, c2x, c2y)
  }

  private init(unchecked c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    self.c1x = c1x
    self.c1y = c1y
    self.c2x = c2x
    self.c2y = c2y
  }

  /// Constant speed.
  public static let linear = TimingFunction(unchecked: 0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = TimingFunction(unchecked: 0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingFunction(unchecked: 0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInEaseOut = TimingFunction(unchecked: 0.42, 0, 0.58, 1)
  /// Core Animation's default curve, CSS `ease`.
  public static let `default` = TimingFunction(unchecked: 0.25, 0.1, 0.25, 1)

  /// The named functions with Core Animation's names, in the order of its documentation.
  public static let named: [(name: String, function: TimingFunction)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut), ("default", .default),
  ]

  /// A named function; nil for other names.
  public init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.function
  }

  /// Core Animation's name of the function, if it has one.
  public var name: String? { Self.named.first { $0.function == self }?.name }
}
