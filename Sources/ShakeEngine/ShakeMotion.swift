/// How a shake moves a view.
public enum ShakeMotion: Hashable, Sendable {
  /// AFViewShaker's keyframes.
  case afViewShaker(AFViewShaker)
  /// QHLShakes' chain of strokes.
  case qhlShakes(QHLShakes)
  /// Keyframe animations written out.
  case keyframes([KeyframeAnimation])
}
