/// A keyframe animation of one key path, as `CAKeyframeAnimation`.
public struct KeyframeAnimation: Hashable, Sendable {}
