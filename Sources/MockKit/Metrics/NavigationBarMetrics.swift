package import Geometry
import Raster
package import SceneModel

/// UINavigationBar's numbers.
package struct NavigationBarMetrics: Hashable, Sendable {
  /// The bar's height below the status bar.
  package var height = 44.0
  /// The height of a large title's row below the bar.
  package var largeTitleHeight = 52.0
  /// The fill over the blur.
  package var fill = ColorPair(
    Color(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94),
    dark: Color(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94))
  /// The standard deviation of the blur.
  package var blurSigma = 10.0
  /// The line at the bottom, one device pixel high. The dark one is assumed.
  package var hairline = ColorPair(
    Color(white: 0, alpha: 0.3), dark: Color(white: 1, alpha: 0.15))
  /// The title's font.
  package var titleFont = FontStyle(.semibold, 17)
  /// The large title's font.
  package var largeTitleFont = FontStyle(.bold, 34)
  /// The back button's font.
  package var backFont = FontStyle(.regular, 17)
  /// From the screen's edges to what stands in the bar.
  package var padding = 16.0
  /// The back chevron's box, from the bar's left edge and its vertical middle. Assumed.
  package var chevron = Rect(x: 9, y: -9.5, width: 10.5, height: 19)
  /// The width of the chevron's stroke. Assumed.
  package var chevronLineWidth = 3.0
  /// From the chevron to the back button's title. Assumed.
  package var chevronGap = 6.0
}
