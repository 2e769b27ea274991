import Geometry
import Raster
import SceneModel
import Typography

/// What text is expected to look like, from the fonts themselves.
enum Expected {
  /// A line's outline whose pen starts at `x` and whose baseline is at `baseline`.
  static func line(
    _ text: String, size: Double, weight: Int, x: Double, baseline: Double
  ) -> Path {
    TestScene.fonts.line(text, size: size, weight: TextWeight(weight)).path
      .transformed(by: .translation(x: x, y: baseline))
  }

  /// The advance of a line.
  static func width(_ text: String, size: Double, weight: Int) -> Double {
    TestScene.fonts.line(text, size: size, weight: TextWeight(weight)).width
  }

  /// SF's line height and ascender, from its units of 1/2048 em.
  static func lineHeight(_ size: Double) -> Double { size * (1950 + 494) / 2048 }
  static func ascender(_ size: Double) -> Double { size * 1950 / 2048 }

  /// The baseline of a line in the middle of a box, on a whole pixel.
  static func baseline(top: Double, height: Double, size: Double, scale: Double) -> Double {
    ((top + (height - lineHeight(size)) / 2 + ascender(size)) * scale).rounded() / scale
  }
}

extension Path {
  /// Whether another path has the same steps at the same places, but for rounding errors.
  func isNear(_ other: Path, tolerance: Double = 1e-9) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { a, b in
      switch (a, b) {
      case (.move(let p), .move(let q)), (.line(let p), .line(let q)):
        return p.isNear(q, tolerance)
      case (.quad(let c, let p), .quad(let d, let q)):
        return c.isNear(d, tolerance) && p.isNear(q, tolerance)
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        return c1.isNear(d1, tolerance) && c2.isNear(d2, tolerance) && p.isNear(q, tolerance)
      case (.close, .close): return true
      default: return false
      }
    }
  }
}

extension Point {
  func isNear(_ other: Point, _ tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension [DrawnFill] {
  /// The fill of this very outline, but for rounding errors.
  func first(near path: Path) -> DrawnFill? { first { $0.path.isNear(path) } }
}
