public import Raster

/// One of UIKit's colours that follow the appearance. The values are those of Apple's published
/// design resources (iOS 13).
public struct SystemColor: Hashable, Sendable {
  /// The name in documents, as UIKit spells it.
  public var name: String
  /// The colour in light mode.
  public var light: Color
  /// The colour in dark mode.
  public var dark: Color

  /// A colour from 0xRRGGBB and an alpha of 0 ... 255 for each appearance.
  init(
    _ name: String, light: UInt32, _ lightAlpha: Int = 255, dark: UInt32, _ darkAlpha: Int = 255
  ) {
    self.name = name
    self.light = Color(hex: light, alpha: Double(lightAlpha) / 255)
    self.dark = Color(hex: dark, alpha: Double(darkAlpha) / 255)
  }

  /// The colour in an appearance.
  public func color(in appearance: Canvas.Appearance) -> Color {
    appearance == .light ? light : dark
  }

  /// The colour of a UIKit name, system or fixed; nil when there is none.
  public static func color(named name: String, in appearance: Canvas.Appearance) -> Color? {
    all.first { $0.name == name }?.color(in: appearance)
      ?? fixed.first { $0.name == name }?.color
  }

  /// The colours of `UIColor` that are the same in both appearances.
  public static let fixed: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("red", Color(hex: 0xFF0000)),
    ("green", Color(hex: 0x00FF00)), ("blue", Color(hex: 0x0000FF)),
    ("cyan", Color(hex: 0x00FFFF)), ("yellow", Color(hex: 0xFFFF00)),
    ("magenta", Color(hex: 0xFF00FF)), ("orange", Color(hex: 0xFF8000)),
    ("purple", Color(hex: 0x800080)), ("brown", Color(hex: 0x996633)),
    ("gray", Color(hex: 0x808080)), ("darkGray", Color(hex: 0x555555)),
    ("lightGray", Color(hex: 0xAAAAAA)), ("clear", .clear),
  ]

  /// Every name that a document's colours may have.
  public static let names: [String] = all.map(\.name) + fixed.map(\.name)
}
