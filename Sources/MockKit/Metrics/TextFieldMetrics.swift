import Raster

/// UITextField's numbers.
package struct TextFieldMetrics: Hashable, Sendable {
  /// The fill of a rounded field.
  package var fill = ColorPair(.white, dark: .black)
  /// The fill of a rounded field that cannot be typed in.
  package var disabledFill = ColorPair(Color(hex: 0xFAFAFA), dark: Color(hex: 0x050505))
  /// The outline of a rounded field, one device pixel wide.
  package var border = ColorPair(
    Color(white: 0, alpha: 0.2), dark: Color(white: 1, alpha: 0.2))
  /// The corner radius of a rounded field.
  package var cornerRadius = 5.0
  /// From a rounded field's edge to its text.
  package var textInset = 7.0
  /// The outline of a `line` field. Assumed.
  package var lineBorder = ColorPair(.black, dark: .white)
  /// The width of a `line` field's outline. Assumed.
  package var lineWidth = 1.0
  /// From a `line` field's edge to its text. Assumed.
  package var lineTextInset = 2.0
  /// The shaded upper and left edge of a `bezel` field. Assumed.
  package var bezelShade = ColorPair(
    Color(white: 0, alpha: 0.5), dark: Color(white: 1, alpha: 0.35))
  /// The lit lower and right edge of a `bezel` field. Assumed.
  package var bezelLight = ColorPair(
    Color(white: 0, alpha: 0.15), dark: Color(white: 1, alpha: 0.12))
  /// The width of a `bezel` field's edge. Assumed.
  package var bezelWidth = 1.0
  /// From a `bezel` field's edge to its text. Assumed.
  package var bezelTextInset = 4.0
  /// The caret's width.
  package var caretWidth = 2.0
  /// The caret's corner radius, before it is clamped to half its width.
  package var caretRadius = 2.0
}
