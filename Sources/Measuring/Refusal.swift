/// Why a clip cannot be measured.
package enum Refusal: String, Hashable, Sendable, CaseIterable {
  /// It has fewer than three frames.
  case tooShort
  /// Its frames differ in size.
  case sizeChanges
  /// Nothing moves.
  case still
  /// Brightness or opacity changes, not the place.
  case fade
  /// The content moves on and does not come back.
  case scroll
  /// The content turns.
  case rotation
  /// The content grows and shrinks.
  case scaling
  /// It changes in a way that no displacement explains.
  case notATranslation
  /// It moves, but too few frames show where to.
  case uncertain

  /// The reason in words.
  package var reason: String {
    switch self {
    case .tooShort: "there are fewer than three frames"
    case .sizeChanges: "the frames differ in size"
    case .still: "nothing moves"
    case .fade: "a fade: brightness changes, nothing moves"
    case .scroll: "a scroll: the content moves on and does not come back"
    case .rotation: "a rotation, not a translation"
    case .scaling: "a change of scale, not a translation"
    case .notATranslation: "not a translation: no displacement explains the change"
    case .uncertain: "too uncertain: too few frames show where the content is"
    }
  }
}
