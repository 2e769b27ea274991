import Golden
import Measuring
import ShakeEngine

/// The shake that lies over a recording, as results list it: lengths in pixels unless they say so.
struct MeasuredFit: Encodable {
  let shake: String
  /// When it starts, in seconds of the recording.
  @JSONNumber var start: Double
  @JSONNumber var duration: Double
  /// How far it goes, as a multiple of what is expected; 1 where `scale` is what was found.
  @JSONNumber var amplitude: Double
  /// Whether the amplitude tells anything: the pixels of a point were said, or are the scene's.
  let isAmplitudeKnown: Bool
  /// Pixels a point: what was said, or else what makes `amplitude` 1.
  @JSONNumber var scale: Double
  /// The largest displacement of the curve.
  @JSONNumber var peak: Double
  @JSONNumber var rms: Double
  @JSONNumber var max: Double
  @JSONNumber var rmsPoints: Double
  @JSONNumber var maxPoints: Double
  /// How much later than in the scene it starts, in seconds.
  let lag: JSONNumber?
  /// The preset's parameters that come nearest.
  let parameters: Parameters?

  /// Parameters by their names in documents.
  struct Parameters: Encodable {
    let duration: JSONNumber?
    let times: Int?
    let speed: JSONNumber?
    let range: JSONNumber?
    let direction: String?
  }

  init(_ fit: CurveFit, isScaleKnown: Bool) {
    isAmplitudeKnown = isScaleKnown
    shake = fit.shake
    start = fit.start
    duration = fit.duration
    amplitude = fit.amplitude
    scale = fit.pixelsPerPoint
    peak = fit.peak
    rms = fit.rms
    max = fit.max
    rmsPoints = fit.rmsInPoints
    maxPoints = fit.maxInPoints
    lag = fit.lag.map(JSONNumber.init)
    parameters = Parameters(fit.motion)
  }

  /// The preset with its parameters as options, as far as there are any; a range is that of the
  /// scale, which is a guess where it is not known.
  func options(isScaleKnown: Bool) -> String? {
    guard let parameters else { return nil }
    let isGuess = parameters.range != nil && !isScaleKnown
    let guess =
      isGuess ? " (if a point is \(DecimalText.short(scale, 3)) px; --scale N says it)" : ""
    func option(_ name: OptionName, _ value: String?) -> String? {
      value.map { "\(name.long) \($0)" }
    }
    func number(_ number: JSONNumber?, _ digits: Int = 4) -> String? {
      number.map { DecimalText.short($0.wrappedValue, digits) }
    }
    return [
      option(.shake, shake), option(.duration, number(parameters.duration)),
      option(.times, parameters.times.map(String.init)),
      option(.speed, number(parameters.speed)), option(.range, number(parameters.range, 2)),
      option(.direction, parameters.direction),
    ].compactMap(\.self).joined(separator: " ") + guess
  }
}

extension MeasuredFit.Parameters {
  /// Those of a preset; nil for written-out keyframes.
  init?(_ motion: ShakeMotion) {
    switch motion {
    case .afViewShaker(let shaker):
      self.init(
        duration: JSONNumber(wrappedValue: shaker.duration), times: nil, speed: nil, range: nil,
        direction: nil)
    case .qhlShakes(let shakes):
      self.init(
        duration: nil, times: shakes.times, speed: JSONNumber(wrappedValue: shakes.speed),
        range: JSONNumber(wrappedValue: shakes.range), direction: shakes.direction.rawValue)
    case .keyframes: return nil
    }
  }
}
