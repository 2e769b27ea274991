package import Raster

/// A colour for light and one for dark mode.
package struct ColorPair: Hashable, Sendable {
  /// The colour in light mode.
  package var light: Color
  /// The colour in dark mode.
  package var dark: Color

  /// Two colours; one for both when the dark one is left out.
  package init(_ light: Color, dark: Color? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}
