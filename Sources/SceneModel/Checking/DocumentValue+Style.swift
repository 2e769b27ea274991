import Raster

extension DocumentValue {
  /// A colour: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` or a UIKit name.
  func color() -> Color? {
    guard let text = string() else { return nil }
    if let color = Self.hexColor(text)
      ?? SystemColor.color(named: text, in: checker.appearance)
    {
      return color
    }
    let hint = checker.hint(for: text, among: SystemColor.names)
    error("\(text.quoted) is not a colour\(hint); use #RRGGBB, #RRGGBBAA or a UIKit name")
    return nil
  }

  private static func hexColor(_ text: String) -> Color? {
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil }.compactMap(\.self)
    guard digits.count == text.count - 1, [3, 4, 6, 8].contains(digits.count) else { return nil }
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    return Color(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1)
  }

  /// A font: a weight and a size, or a text style.
  func font() -> FontStyle? {
    guard let text = string() else { return nil }
    if let style = FontStyle.textStyles.first(where: { $0.name == text }) { return style.font }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let weights = FontStyle.Weight.allCases.map(\.rawValue)
    guard parts.count == 2, let size = Self.fontSize(parts[1]) else {
      let hint = checker.hint(for: text, among: FontStyle.textStyles.map(\.name))
      error("\(text.quoted) is not a font\(hint); use a weight and a size, or a text style")
      return nil
    }
    guard let weight = FontStyle.Weight(rawValue: parts[0]) else {
      let hint = checker.hint(for: parts[0], among: weights)
      error("\(parts[0].quoted) is not one of \(weights.joined(separator: ", "))\(hint)")
      return nil
    }
    if let complaint = NumberRule.positive(upTo: 1000).complaint(about: size) {
      error("the size \(complaint)")
      return nil
    }
    return FontStyle(weight, size)
  }

  /// Digits with at most one point between them; nil for anything else.
  private static func fontSize(_ text: String) -> Double? {
    let isPlain = text.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    return isPlain && text.first != "." && text.last != "." ? Double(text) : nil
  }
}
