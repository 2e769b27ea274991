import Geometry

/// What one frame says about a part.
struct PartSample {
  /// The displacement from rest, in pixels.
  var displacement = Point.zero
  /// How well each direction is known: the normal matrix of the registration.
  var information = Information()
  /// The squared change from the part at rest, summed over its pixels.
  var change = 0.0
  /// How much of `change` is left once the part is moved.
  var unexplained = 0.0
  /// 0 ... 1.
  var confidence = 0.0
  /// Whether the part looks as it did a frame earlier, whatever it looks like at rest.
  var isUnchanged = false
  /// What else explains the frame, where a displacement does not.
  var alternative: Alternative?

  /// A change that is not a displacement.
  enum Alternative: CaseIterable {
    case fade, rotation, scaling
  }
}
