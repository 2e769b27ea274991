import ShakeEngine

extension DocumentChecker {
  /// A timing function: a name or the four numbers of a cubic Bézier.
  func timingFunction(_ value: DocumentValue) -> TimingFunction? {
    if value.node.elements != nil {
      guard let numbers = value.numbers(["x1", "y1", "x2", "y2"]) else { return nil }
      do {
        return try TimingFunction(
          c1x: numbers[0], c1y: numbers[1], c2x: numbers[2], c2y: numbers[3])
      } catch {
        return report(numbers, in: value)
      }
    }
    let names = TimingFunction.named.map(\.name)
    guard value.node.text != nil else {
      value.mismatch("one of \(names.joined(separator: ", ")) or [x1, y1, x2, y2]")
      return nil
    }
    return value.word(among: names).flatMap(TimingFunction.init(name:))
  }

  /// Reports every control point that is out of range, not only the first.
  private func report(_ numbers: [Double], in value: DocumentValue) -> TimingFunction? {
    for (index, element) in (value.array() ?? []).enumerated() {
      let (name, range) = index.isMultiple(of: 2) ? ("x", 0.0...1) : ("y", -1000.0...1000)
      if let complaint = NumberRule.range(range).complaint(about: numbers[index]) {
        element.error("\(name) \(complaint)")
      }
    }
    return nil
  }

  /// One timing function for each pair of neighbouring values.
  func timingFunctions(_ value: DocumentValue, _ valueCount: Int?) -> [TimingFunction]? {
    guard let elements = value.array() else { return nil }
    if let valueCount, elements.count != valueCount - 1 {
      value.error(
        "needs \(valueCount - 1) entries for \(valueCount) values, got \(elements.count)")
    }
    return elements.compactMap(timingFunction)
  }
}
