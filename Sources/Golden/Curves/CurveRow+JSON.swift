extension CurveRow: Encodable {
  private enum CodingKeys: CodingKey {
    case frame, time, view, x, y, rotation, scaleX, scaleY, skew, opacity
  }

  /// Writes the numbers with nine decimals at most, as the table has them.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frame, forKey: .frame)
    try container.encode(view, forKey: .view)
    let keys: [CodingKeys] = [.time, .x, .y, .rotation, .scaleX, .scaleY, .skew, .opacity]
    for (key, number) in zip(keys, [time] + numbers) {
      try container.encode(JSONNumber(wrappedValue: number), forKey: key)
    }
  }
}
