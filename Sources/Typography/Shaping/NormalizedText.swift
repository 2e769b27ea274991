/// Text in Unicode's normalization form C, so that composed and decomposed spellings of the same text
/// are the same before anything is measured (UAX #15).
enum NormalizedText {
  /// The composed form of some characters.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    // Below U+0300 every character is composed already, and no mark follows.
    if scalars.allSatisfy({ $0.value < 0x300 }) { return scalars }
    var decomposed: [Unicode.Scalar] = []
    for scalar in scalars {
      // Nothing below U+00C0 has a mapping.
      if scalar.value < 0xC0 { decomposed.append(scalar) } else { append(scalar, to: &decomposed) }
    }
    reorder(&decomposed)
    return compose(decomposed)
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [Unicode.Scalar]) {
    guard let (first, second) = CanonicalMapping.decompose(scalar) else {
      output.append(scalar)
      return
    }
    append(first, to: &output)
    if let second { append(second, to: &output) }
  }

  /// Sorts each stretch of combining marks by class; marks of one class keep their order.
  private static func reorder(_ scalars: inout [Unicode.Scalar]) {
    var start = 0
    while start < scalars.count {
      guard CanonicalMapping.combiningClass(scalars[start]) != 0 else {
        start += 1
        continue
      }
      var end = start
      var keys: [(class: UInt8, offset: Int)] = []
      while end < scalars.count {
        let combiningClass = CanonicalMapping.combiningClass(scalars[end])
        if combiningClass == 0 { break }
        keys.append((combiningClass, end))
        end += 1
      }
      keys.sort { $0 < $1 }
      scalars.replaceSubrange(start..<end, with: keys.map { scalars[$0.offset] })
      start = end
    }
  }

  private static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var output: [Unicode.Scalar] = []
    output.reserveCapacity(scalars.count)
    var starter: Int?
    // The class of the last mark kept after the starter: it blocks marks of the same class.
    var lastClass: UInt8?
    for scalar in scalars {
      let combiningClass = CanonicalMapping.combiningClass(scalar)
      if let place = starter, lastClass.map({ $0 != 0 && $0 < combiningClass }) ?? true,
        let composite = CanonicalMapping.compose(output[place], scalar)
      {
        output[place] = composite
        continue
      }
      output.append(scalar)
      if combiningClass == 0 {
        starter = output.count - 1
        lastClass = nil
      } else {
        lastClass = combiningClass
      }
    }
    return output
  }
}
