/// A mistake that a golden must notice.
package enum Mutation: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Everything is shown one frame late.
  case lag
  /// Every motion goes 5 % further.
  case largerAmplitude
  /// Every motion goes 5 % less far.
  case smallerAmplitude
  /// Everything that moves is a quarter of a device pixel too far right.
  case offsetRight
  /// Everything that moves is a quarter of a device pixel too far left.
  case offsetLeft
  /// Every shake leaves out its smallest stroke, of equal ones the last.
  case droppedStroke
  /// What eases a whole shake eases each of its segments instead, or the other way round.
  case easingScope

  /// How much further or less far the amplitudes go.
  static let amplitude = 0.05
  /// How far the offsets are off, in device pixels.
  static let offset = 0.25
}

extension Mutation: CustomStringConvertible {
  /// What it is called in a sentence.
  package var description: String {
    switch self {
    case .lag: "one frame late"
    case .largerAmplitude: "amplitude 5 % larger"
    case .smallerAmplitude: "amplitude 5 % smaller"
    case .offsetRight: "0.25 px too far right"
    case .offsetLeft: "0.25 px too far left"
    case .droppedStroke: "a stroke dropped"
    case .easingScope: "easing of the wrong scope"
    }
  }
}
