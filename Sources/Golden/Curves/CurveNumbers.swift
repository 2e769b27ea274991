/// How far a motion is from the one that is expected.
package struct CurveNumbers: Hashable, Sendable, Encodable {
  /// The largest offset error, in device pixels.
  package var largestOffset = 0.0
  /// The frame that has it; nil where no frame was compared.
  package var worstFrame: Int?
  /// The root of the mean square of the offset errors, in device pixels.
  package var rmsOffset = 0.0
  /// By how many frames the motion is late, below 0 early; nil where nothing moves.
  package var lagFrames: Double?
  /// The same in milliseconds.
  package var lagMilliseconds: Double?
  /// By how much the motion goes too far from its start, in device pixels, below 0 not far enough:
  /// of the ends of its range along x and y the one that is most wrong.
  package var peakError = 0.0
  /// By how much later it settles, in milliseconds: comes within a tenth of a device pixel of
  /// where it ends, for good.
  package var settleError = 0.0
  /// How far from the expected place it ends, in device pixels.
  package var restError = 0.0
  /// The largest error of the rotation, in degrees.
  package var rotationError = 0.0
  /// The largest error of the skew, in degrees.
  package var skewError = 0.0
  /// The largest error of a scale factor.
  package var scaleError = 0.0
  /// The largest error of the opacity.
  package var opacityError = 0.0
}

extension CurveNumbers {
  /// The worst of several motions; errors of offsets together have one root mean square.
  init(worstOf all: [CurveNumbers]) {
    for numbers in all where numbers.largestOffset > largestOffset || worstFrame == nil {
      largestOffset = numbers.largestOffset
      worstFrame = numbers.worstFrame
    }
    let squares = all.reduce(0) { $0 + $1.rmsOffset * $1.rmsOffset }
    rmsOffset = all.isEmpty ? 0 : (squares / Double(all.count)).squareRoot()
    let late = all.filter { $0.lagFrames != nil }
      .max { ($0.lagFrames ?? 0).magnitude < ($1.lagFrames ?? 0).magnitude }
    lagFrames = late?.lagFrames
    lagMilliseconds = late?.lagMilliseconds
    func worst(_ error: KeyPath<CurveNumbers, Double>) -> Double {
      all.map { $0[keyPath: error] }.max { $0.magnitude < $1.magnitude } ?? 0
    }
    peakError = worst(\.peakError)
    settleError = worst(\.settleError)
    restError = worst(\.restError)
    rotationError = worst(\.rotationError)
    skewError = worst(\.skewError)
    scaleError = worst(\.scaleError)
    opacityError = worst(\.opacityError)
  }
}
