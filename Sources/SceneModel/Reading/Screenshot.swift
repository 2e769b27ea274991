public import Geometry

/// A picture and the part of it to shake: a scene without a document.
public struct Screenshot: Hashable, Sendable {
  /// The picture's file, as it was typed: relative to the reader's folder, or absolute.
  public var path: String
  /// The part that is lifted out and shaken, in points.
  public var rect: Rect
  /// Pixels a point; nil to read it from the name (`@2x`, `@3x`), or else 1.
  public var scale: Int?

  /// A part of a picture.
  public init(path: String, rect: Rect, scale: Int? = nil) {
    self.path = path
    self.rect = rect
    self.scale = scale
  }
}
