extension DocumentChecker {
  /// Angles below this magnitude are noted, in degrees: less than a degree hardly shows, and 0.8
  /// radians, 45.8 degrees, is more than a form is turned by. 1, 2 or 3 degrees are what people mean.
  static let doubtfulAngle = 0.8

  /// Notes angles that were probably meant in radians, as UIKit has them: none reaches
  /// ``doubtfulAngle``, and one at least is not 0. The first of the largest is named.
  func warnAboutRadians(_ angles: [DocumentValue]) {
    let numbers = angles.map { value in
      if case .number(let number) = value.node.value { number } else { 0.0 }
    }
    let magnitudes = numbers.map(abs)
    guard let largest = magnitudes.max(), largest > 0, largest < Self.doubtfulAngle,
      let index = magnitudes.firstIndex(of: largest)
    else { return }
    let angle = numbers[index]
    let degrees = (angle * 180 / .pi * 100).rounded() / 100
    angles[index].warn(
      "\(angle.plain) is read as degrees; \(angle.plain) radians is \(degrees.plain)")
  }
}

extension Double {
  /// Degrees as radians.
  var radians: Double { self * .pi / 180 }
}
