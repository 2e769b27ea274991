/// A picture's size in device pixels.
public struct PixelSize: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `780x1688`.
  public var description: String { "\(width)x\(height)" }
}
