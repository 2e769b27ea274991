import Geometry

/// A glyph's outline in font units, y up, and the rectangle around its ink.
struct Glyph {
  /// The outline.
  let path: Path
  /// The smallest rectangle around the outline; nil when there is none.
  let bounds: Rect?

  /// A glyph of an outline.
  init(_ path: Path) {
    self.path = path
    bounds = path.inkBounds
  }
}
