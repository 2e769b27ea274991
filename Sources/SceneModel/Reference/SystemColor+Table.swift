extension SystemColor {
  /// UIKit's `systemBlue`.
  public static let systemBlue = SystemColor("systemBlue", light: 0x007AFF, dark: 0x0A84FF)
  /// UIKit's `systemGreen`.
  public static let systemGreen = SystemColor("systemGreen", light: 0x34C759, dark: 0x30D158)
  /// UIKit's `systemIndigo`.
  public static let systemIndigo = SystemColor("systemIndigo", light: 0x5856D6, dark: 0x5E5CE6)
  /// UIKit's `systemOrange`.
  public static let systemOrange = SystemColor("systemOrange", light: 0xFF9500, dark: 0xFF9F0A)
  /// UIKit's `systemPink`.
  public static let systemPink = SystemColor("systemPink", light: 0xFF2D55, dark: 0xFF375F)
  /// UIKit's `systemPurple`.
  public static let systemPurple = SystemColor("systemPurple", light: 0xAF52DE, dark: 0xBF5AF2)
  /// UIKit's `systemRed`.
  public static let systemRed = SystemColor("systemRed", light: 0xFF3B30, dark: 0xFF453A)
  /// UIKit's `systemTeal`.
  public static let systemTeal = SystemColor("systemTeal", light: 0x5AC8FA, dark: 0x64D2FF)
  /// UIKit's `systemYellow`.
  public static let systemYellow = SystemColor("systemYellow", light: 0xFFCC00, dark: 0xFFD60A)
  /// UIKit's `systemGray`.
  public static let systemGray = SystemColor("systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  /// UIKit's `systemGray2`.
  public static let systemGray2 = SystemColor("systemGray2", light: 0xAEAEB2, dark: 0x636366)
  /// UIKit's `systemGray3`.
  public static let systemGray3 = SystemColor("systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  /// UIKit's `systemGray4`.
  public static let systemGray4 = SystemColor("systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// UIKit's `systemGray5`.
  public static let systemGray5 = SystemColor("systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// UIKit's `systemGray6`.
  public static let systemGray6 = SystemColor("systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// UIKit's `label`.
  public static let label = SystemColor("label", light: 0x000000, dark: 0xFFFFFF)
  /// UIKit's `secondaryLabel`.
  public static let secondaryLabel = SystemColor(
    "secondaryLabel", light: 0x3C3C43, 153, dark: 0xEBEBF5, 153)
  /// UIKit's `tertiaryLabel`.
  public static let tertiaryLabel = SystemColor(
    "tertiaryLabel", light: 0x3C3C43, 76, dark: 0xEBEBF5, 76)
  /// UIKit's `quaternaryLabel`.
  public static let quaternaryLabel = SystemColor(
    "quaternaryLabel", light: 0x3C3C43, 45, dark: 0xEBEBF5, 40)
  /// UIKit's `placeholderText`.
  public static let placeholderText = SystemColor(
    "placeholderText", light: 0x3C3C43, 76, dark: 0xEBEBF5, 76)
  /// UIKit's `systemFill`.
  public static let systemFill = SystemColor(
    "systemFill", light: 0x787880, 51, dark: 0x787880, 91)
  /// UIKit's `secondarySystemFill`.
  public static let secondarySystemFill = SystemColor(
    "secondarySystemFill", light: 0x787880, 40, dark: 0x787880, 81)
  /// UIKit's `tertiarySystemFill`.
  public static let tertiarySystemFill = SystemColor(
    "tertiarySystemFill", light: 0x767680, 30, dark: 0x767680, 61)
  /// UIKit's `quaternarySystemFill`.
  public static let quaternarySystemFill = SystemColor(
    "quaternarySystemFill", light: 0x747480, 20, dark: 0x767680, 45)
  /// UIKit's `separator`.
  public static let separator = SystemColor(
    "separator", light: 0x3C3C43, 73, dark: 0x545458, 153)
  /// UIKit's `opaqueSeparator`.
  public static let opaqueSeparator = SystemColor(
    "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
  /// UIKit's `link`.
  public static let link = SystemColor("link", light: 0x007AFF, dark: 0x0984FF)
  /// UIKit's `systemBackground`.
  public static let systemBackground = SystemColor(
    "systemBackground", light: 0xFFFFFF, dark: 0x000000)
  /// UIKit's `secondarySystemBackground`.
  public static let secondarySystemBackground = SystemColor(
    "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// UIKit's `tertiarySystemBackground`.
  public static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E)
  /// UIKit's `systemGroupedBackground`.
  public static let systemGroupedBackground = SystemColor(
    "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000)
  /// UIKit's `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E)
  /// UIKit's `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E)

  /// The colours that follow the appearance, by kind.
  public static let all: [SystemColor] = [
    systemBlue, systemGreen, systemIndigo, systemOrange, systemPink, systemPurple, systemRed,
    systemTeal, systemYellow, systemGray, systemGray2, systemGray3, systemGray4, systemGray5,
    systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText,
    systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator,
    opaqueSeparator, link, systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground,
  ]
}
