package import Geometry
package import ShakeEngine

/// A shake laid over a measured motion by least squares.
package struct CurveFit: Hashable, Sendable {
  /// The shake's name.
  package var shake: String
  /// The shake with the duration and, where it is known, the amplitude that were found. Keyframes
  /// are as expected.
  package var motion: ShakeMotion
  /// When it starts, in seconds of the clip's time.
  package var start: Double
  /// How long it takes, in seconds.
  package var duration: Double
  /// How far it goes, as a multiple of the shake as it is defined; 1 where the pixels of a point
  /// are not known. Below 0, and -1 there, it starts the other way.
  package var amplitude: Double
  /// Pixels a point: what was given, or else what makes `amplitude` 1 or -1.
  package var pixelsPerPoint: Double
  /// The largest displacement of the fitted curve, in pixels.
  package var peak: Double
  /// Where the fitted curve rests, in pixels from where the content was found to rest.
  package var rest: Point
  /// The root mean square distance of the frames from the curve, in pixels; the least distance
  /// within what a frame's time may be off.
  package var rms: Double
  /// The largest distance of a frame from the curve, in pixels.
  package var max: Double
  /// How much later than expected it starts, in seconds; nil if no start was expected.
  package var lag: Double?
  /// One standard error of `start`, in seconds.
  package var startError: Double
  /// One standard error of `duration`, in seconds.
  package var durationError: Double
  /// One standard error of `amplitude`, as a part of it.
  package var amplitudeError: Double

  /// `rms` in points.
  package var rmsInPoints: Double { rms / pixelsPerPoint }
  /// `max` in points.
  package var maxInPoints: Double { max / pixelsPerPoint }
}
