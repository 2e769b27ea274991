/// A width and a height.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// A size with the given extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
