import Geometry

extension DocumentValue {
  /// Exactly as many numbers as there are names, such as `[x, y]`.
  func numbers(_ names: [String], _ rules: [NumberRule]? = nil) -> [Double]? {
    let form = "[\(names.joined(separator: ", "))]"
    guard let elements = array(form) else { return nil }
    guard elements.count == names.count else {
      error("expected \(form), got \(Self.count(of: elements))")
      return nil
    }
    let numbers = elements.enumerated().map { $1.number(rules?[$0] ?? .any) }
    let valid = numbers.compactMap(\.self)
    return valid.count == names.count ? valid : nil
  }

  private static func count(of elements: [DocumentValue]) -> String {
    let areNumbers = elements.allSatisfy { if case .number = $0.node.value { true } else { false } }
    let noun = areNumbers ? "number" : "value"
    return "\(elements.count) \(noun)\(elements.count == 1 ? "" : "s")"
  }

  /// `[x, y]`.
  func point(_ rule: NumberRule = .any) -> Point? {
    numbers(["x", "y"], [rule, rule]).map { Point(x: $0[0], y: $0[1]) }
  }

  /// `[width, height]`.
  func size(_ rule: NumberRule = .positive) -> Size? {
    numbers(["width", "height"], [rule, rule]).map { Size(width: $0[0], height: $0[1]) }
  }

  /// `{x, y, width, height}` or `[x, y, width, height]`.
  func frame() -> Rect? {
    let rules: [NumberRule] = [.any, .any, .positive, .positive]
    if node.members == nil {
      if node.elements == nil {
        mismatch("{x, y, width, height} or [x, y, width, height]")
        return nil
      }
      return numbers(DocumentKeys.frame, rules).map {
        Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    }
    guard let object = object(KeySet(DocumentKeys.frame)) else { return nil }
    let values = zip(DocumentKeys.frame, rules).map { object.required($0)?.number($1) }
    guard let x = values[0], let y = values[1], let width = values[2], let height = values[3] else {
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
