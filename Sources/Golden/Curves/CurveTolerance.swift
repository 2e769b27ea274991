/// How far two curves may be apart and still match. All limits are inclusive.
///
/// The defaults let through what no picture shows: a layer moves in steps of 1/256 pixel.
package struct CurveTolerance: Hashable, Sendable, Encodable {
  /// For offsets, peaks and the resting place, in device pixels; 0 ... 1e6.
  package let pixels: Double
  /// For lags and the time of settling, in milliseconds; 0 ... 1e6.
  package let milliseconds: Double
  /// For rotation and skew, in degrees.
  package static let degrees = 0.002
  /// For scale factors: 1/200 pixel at the edge of a view 1000 pixels wide.
  package static let factor = 0.000_01
  /// For opacity: half an 8-bit level.
  package static let opacity = 0.5 / 255

  /// Half a step of a layer's motion, and a tenth of a millisecond.
  package static let standard = CurveTolerance()

  private init() {
    pixels = 1.0 / 512
    milliseconds = 0.1
  }

  /// A tolerance.
  ///
  /// - Throws: ``CurveToleranceError`` for a limit outside its range, or no number.
  package init(
    pixels: Double = standard.pixels, milliseconds: Double = standard.milliseconds
  ) throws(CurveToleranceError) {
    guard pixels >= 0, pixels <= 1e6 else { throw .pixels(pixels) }
    guard milliseconds >= 0, milliseconds <= 1e6 else { throw .milliseconds(milliseconds) }
    self.pixels = pixels
    self.milliseconds = milliseconds
  }
}
