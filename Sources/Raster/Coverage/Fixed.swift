import Geometry

/// Coordinates of the coverage scan: whole numbers of 1/65 536 px.
///
/// On this grid a figure moved by whole pixels has the same fractions, and everything computed from
/// it the same bits; so a window of a picture, or a picture drawn elsewhere, never differs from the
/// whole. The grid moves an edge by 2^-17 px at most, 0.002 of a grey level.
enum Fixed {
  static let one = 65_536
  static let shift = 16

  /// The nearest grid line to a finite coordinate in pixels. Clipped to ±2^34 px, where slanted
  /// edges lose their direction but nothing overflows.
  static func snapped(_ pixels: Double) -> Int {
    let limit = 17_179_869_184.0
    return rounded(min(max(pixels, -limit), limit) * 65_536)
  }

  /// The nearest whole number, halves away from 0, so that mirrored figures stay mirrored.
  @inline(__always)
  static func rounded(_ value: Double) -> Int {
    value < 0 ? -Int(0.5 - value) : Int(value + 0.5)
  }
}
