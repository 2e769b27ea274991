/// How bold a face is, by OpenType's weight class: 100 (thin) ... 900 (black).
public struct TextWeight: Hashable, Sendable {
  /// The weight class.
  public var value: Int

  /// A weight by its class, clamped to 1 ... 1000.
  public init(_ value: Int) { self.value = min(max(value, 1), 1000) }
}
