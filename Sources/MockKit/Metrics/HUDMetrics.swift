package import Raster
package import SceneModel

/// MBProgressHUD 1.2.0's numbers. Its margin is a property of the HUD itself.
package struct HUDMetrics: Hashable, Sendable {
  /// The bezel's corner radius.
  package var cornerRadius = 5.0
  /// Between indicator, label and details.
  package var gap = 4.0
  /// The one-line label's font.
  package var labelFont = FontStyle(.bold, 16)
  /// The details' font.
  package var detailsFont = FontStyle(.bold, 12)
  /// The side of the indicator and of a custom view.
  package var indicatorSide = 37.0
  /// The bezel's own colour over a light blur, or without one.
  package var bezelColor = Color(white: 0.8, alpha: 0.6)
  /// The thick material in light mode. Assumed: about the sample's extra light.
  package var lightMaterial = HUDBlur(
    sigma: 20, saturation: 1.8, tint: Color(white: 0.97, alpha: 0.82))
  /// The thick material in dark mode; the tint is that of Apple's published design resources. On
  /// black it makes #212121.
  package var darkMaterial = HUDBlur(
    sigma: 20, saturation: 1.8, tint: Color(hex: 0x252525, alpha: 0.9))
  /// How much smaller than its own size a bezel is that zooms.
  package var smallScale = 0.5
  /// How much larger than its own size a bezel is that zooms.
  package var largeScale = 1.5
  /// The width of an icon's strokes. Assumed.
  package var iconLineWidth = 3.0
  /// The spokes of the activity indicator. Assumed, like all that follows.
  package var spokes = 12
  /// Turns a second; the indicator jumps from spoke to spoke.
  package var turnsPerSecond = 1.0
  /// Where a spoke starts, from the indicator's middle.
  package var spokeStart = 9.0
  /// Where a spoke ends.
  package var spokeEnd = 17.0
  /// A spoke's width.
  package var spokeWidth = 3.5
  /// The opacity of the faintest spoke.
  package var faintestSpoke = 0.25

  /// The blur of a style: standard deviation, saturation and tint, after Apple's
  /// UIImage+ImageEffects sample; the material follows the appearance.
  package func blur(_ style: HUD.BlurEffectStyle, in appearance: Canvas.Appearance) -> HUDBlur? {
    switch style {
    case .light: HUDBlur(sigma: 30, saturation: 1.8, tint: Color(white: 1, alpha: 0.3))
    case .extraLight: HUDBlur(sigma: 20, saturation: 1.8, tint: Color(white: 0.97, alpha: 0.82))
    case .dark: HUDBlur(sigma: 20, saturation: 1.8, tint: Color(white: 0.11, alpha: 0.73))
    case .systemThickMaterial: appearance == .light ? lightMaterial : darkMaterial
    case .none: nil
    }
  }
}

/// The blur behind a bezel.
package struct HUDBlur: Hashable, Sendable {
  /// The Gaussian's standard deviation.
  package var sigma: Double
  /// What saturation is multiplied by.
  package var saturation: Double
  /// What is painted over it.
  package var tint: Color
}
