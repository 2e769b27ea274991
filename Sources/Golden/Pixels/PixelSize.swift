/// A picture's size in device pixels.
package struct PixelSize: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `780x1688`.
  package var description: String { "\(width)x\(height)" }
}
