extension KeyframeAnimation {
  static func check(values: [Double]) throws(KeyframeError) {
    guard !values.isEmpty else { throw .invalid(property: "values", reason: "is empty") }
    guard values.count <= maximumValueCount else {
      throw .invalid(
        property: "values", reason: "at most \(maximumValueCount) values, got \(values.count)")
    }
    for (index, value) in values.enumerated() {
      try KeyframeError.check(value, "values[\(index)]", in: -1e9...1e9)
    }
  }

  static func check(
    keyTimes: [Double]?, values count: Int, _ mode: CalculationMode
  ) throws(KeyframeError) {
    guard let keyTimes else { return }
    let wanted = mode == .discrete ? count + 1 : count
    guard keyTimes.count == wanted else {
      let hint = mode == .discrete ? "; the discrete mode needs \(wanted)" : ""
      throw .invalid(
        property: "keyTimes", reason: "\(keyTimes.count) times for \(count) values\(hint)")
    }
    var previous = 0.0
    for (index, time) in keyTimes.enumerated() {
      let property = "keyTimes[\(index)]"
      guard time.isFinite else { throw .invalid(property: property, reason: "not a finite number") }
      if index == 0, time != 0 {
        throw .invalid(property: property, reason: "must be 0, got \(PlainNumber(time))")
      }
      guard time >= previous else {
        let reason = "\(PlainNumber(time)) comes after \(PlainNumber(previous))"
        throw .invalid(property: property, reason: reason)
      }
      try KeyframeError.check(time, property, in: 0...1)
      if index == wanted - 1, index > 0, time != 1 {
        throw .invalid(property: property, reason: "must be 1, got \(PlainNumber(time))")
      }
      previous = time
    }
  }

  static func check(
    timingFunctions: [TimingFunction], values count: Int
  ) throws(KeyframeError) {
    guard timingFunctions.isEmpty || timingFunctions.count == count - 1 else {
      throw .invalid(
        property: "timingFunctions",
        reason: "needs \(count - 1) entries for \(count) values, got \(timingFunctions.count)")
    }
  }

  static func check(shaping: CurveShaping) throws(KeyframeError) {
    let lists = [
      ("tensionValues", shaping.tension), ("continuityValues", shaping.continuity),
      ("biasValues", shaping.bias),
    ]
    for (name, list) in lists {
      for (index, number) in list.enumerated() {
        try KeyframeError.check(number, "\(name)[\(index)]", in: -1...1)
      }
    }
  }
}
