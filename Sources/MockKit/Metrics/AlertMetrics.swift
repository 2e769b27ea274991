package import Raster
package import SceneModel

/// UIAlertController's numbers.
package struct AlertMetrics: Hashable, Sendable {
  /// The box's width.
  package var width = 270.0
  /// The box's corner radius.
  package var cornerRadius = 14.0
  /// The fill over the blur, of Apple's published design resources.
  package var fill = ColorPair(
    Color(hex: 0xF2F2F2, alpha: 0.8), dark: Color(hex: 0x2D2D2D, alpha: 0.8))
  /// The standard deviation of the blur.
  package var blurSigma = 20.0
  /// From the box's edges and the buttons to the words.
  package var padding = 20.0
  /// Between title and message.
  package var gap = 1.0
  /// The title's font.
  package var titleFont = FontStyle(.semibold, 17)
  /// The message's font.
  package var messageFont = FontStyle(.regular, 13)
  /// The height of a button.
  package var buttonHeight = 44.0
  /// A button's font.
  package var buttonFont = FontStyle(.regular, 17)
  /// The cancel button's font.
  package var cancelFont = FontStyle(.semibold, 17)
  /// From a button's edges to its title. Assumed.
  package var buttonPadding = 8.0
  /// What the rest of the screen is covered with.
  package var dimming = Color(white: 0, alpha: 0.2)
  /// How much larger than its own size the box is when it starts to show. Assumed: 1.2 to 1.3.
  package var startScale = 1.2
}
