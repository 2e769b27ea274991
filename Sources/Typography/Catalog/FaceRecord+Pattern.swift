import CFontconfig

extension FaceRecord {
  /// What fontconfig says about a face; nil for faces that cannot be used: bitmaps, coloured glyphs,
  /// formats that HarfBuzz does not shape, and named instances, whose variable font is listed beside.
  init?(_ pattern: OpaquePointer, origin: Origin) {
    guard let file = Self.string(pattern, FC_FILE),
      Self.bool(pattern, FC_OUTLINE), Self.bool(pattern, FC_SCALABLE),
      !Self.bool(pattern, FC_COLOR),
      let format = Self.string(pattern, FC_FONTFORMAT), format == "TrueType" || format == "CFF",
      let characters = Self.characters(pattern),
      let weights = Self.weights(pattern)
    else { return nil }
    let isVariable = Self.bool(pattern, FC_VARIABLE)
    // The upper 16 bits of the index count named instances.
    let index = Self.integer(pattern, FC_INDEX) ?? 0
    guard isVariable || index >> 16 == 0 else { return nil }
    self.init(
      file: file, faceIndex: index & 0xFFFF, families: Self.strings(pattern, FC_FAMILY),
      weights: weights, isVariable: isVariable,
      isSlanted: (Self.integer(pattern, FC_SLANT) ?? 0) != 0,
      width: Self.integer(pattern, FC_WIDTH) ?? 100, origin: origin, characters: characters)
  }

  private static func string(_ pattern: OpaquePointer, _ key: String, _ n: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, n, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var values: [String] = []
    while let value = string(pattern, key, Int32(values.count)) { values.append(value) }
    return values
  }

  private static func bool(_ pattern: OpaquePointer, _ key: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
  }

  private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch { return Int(value) }
    return range(pattern, key).map { Int($0.lowerBound.rounded()) }
  }

  private static func range(_ pattern: OpaquePointer, _ key: String) -> ClosedRange<Double>? {
    var value: OpaquePointer?
    guard FcPatternGetRange(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    var low = 0.0
    var high = 0.0
    guard FcRangeGetDouble(value, &low, &high) != 0, low <= high else { return nil }
    return low...high
  }

  /// fontconfig has a scale of its own (80 is regular); a face speaks OpenType's (400).
  private static func weights(_ pattern: OpaquePointer) -> ClosedRange<Int>? {
    func openType(_ weight: Double) -> Int {
      Int(min(max(FcWeightToOpenTypeDouble(weight), 1), 1000).rounded())
    }
    if let range = range(pattern, FC_WEIGHT) {
      return openType(range.lowerBound)...openType(range.upperBound)
    }
    guard let weight = integer(pattern, FC_WEIGHT) else { return nil }
    return openType(Double(weight))...openType(Double(weight))
  }

  private static func characters(_ pattern: OpaquePointer) -> CharacterSet? {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch, let set else {
      return nil
    }
    return CharacterSet(set)
  }
}
