/// What an animation shows outside its active time, as `CAMediaTimingFillMode`. An animation that
/// fills stays in place: `isRemovedOnCompletion` is off.
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the model's value shows.
  case removed
  /// Its last value, after its end.
  case forwards
  /// Its first value, before its start.
  case backwards
  /// Its first value before and its last value after.
  case both

  var holdsAfterEnd: Bool { self == .forwards || self == .both }
  var holdsBeforeStart: Bool { self == .backwards || self == .both }
}
