/// A number in JSON results, without the tail of binary arithmetic: `1.7`, not `1.7000000000000002`.
///
/// It is the shortest decimal that is right to nine places: nanoseconds, billionths of a point.
@propertyWrapper
package struct JSONNumber: Hashable, Sendable, Encodable {
  /// The number as it was computed.
  package var wrappedValue: Double

  /// A number as it was computed.
  package init(wrappedValue: Double) { self.wrappedValue = wrappedValue }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(DecimalText.rounded(wrappedValue))
  }
}
