public import Geometry

/// A picture and the part of it to shake: a scene without a document.
public struct Screenshot: Hashable, Sendable {
  /// The picture's file, as it was typed: relative to the reader's folder, or absolute.
  public var path: String
  /// The part that is lifted out and shaken, in points.
  public var rect: Rect
  /// Pixels a point; nil to read it from the name (`@2x`, `@3x`), or else 1.
  public var scale: Int?
  /// What is seen where the part was, as a cutout's `fill`: a colour or `auto`; nil for `auto`.
  public var fill: String?
  /// The file of a picture without the part, to be seen where it was; excludes ``fill``.
  public var plate: String?
  /// How far around the part the hole is filled, in points; nil for 4.
  public var padding: Double?

  /// A part of a picture.
  public init(
    path: String, rect: Rect, scale: Int? = nil, fill: String? = nil, plate: String? = nil,
    padding: Double? = nil
  ) {
    self.path = path
    self.rect = rect
    self.scale = scale
    self.fill = fill
    self.plate = plate
    self.padding = padding
  }
}
