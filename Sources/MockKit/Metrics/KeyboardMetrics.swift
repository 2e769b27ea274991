package import Geometry
import Raster
package import SceneModel

/// The numbers of a simplified iPhone keyboard.
package struct KeyboardMetrics: Hashable, Sendable {
  /// The height of a row of keys.
  package var rowHeight = 54.0
  /// From a key's cell to the key, left and right, above and below.
  package var keyInset = Point(x: 3, y: 6)
  /// The keys' corner radius.
  package var keyRadius = 5.0
  /// The board. Assumed.
  package var board = ColorPair(Color(hex: 0xD1D4DA), dark: Color(hex: 0x2B2B2C))
  /// Keys that type. Assumed.
  package var key = ColorPair(.white, dark: Color(hex: 0x6A6A6C))
  /// Keys that do something else. Assumed.
  package var specialKey = ColorPair(Color(hex: 0xABB1BA), dark: Color(hex: 0x464648))
  /// What shows of a key's shadow below it. Assumed.
  package var keyShadow = ColorPair(Color(hex: 0x898A8D), dark: Color(hex: 0x1D1D1E))
  /// How far the shadow shows.
  package var keyShadowHeight = 1.0
  /// The letters' font. Assumed.
  package var letterFont = FontStyle(.regular, 22)
  /// The words' font. Assumed.
  package var wordFont = FontStyle(.regular, 16)
  /// The height of the strip below the rows, with globe and microphone, on phones without a home
  /// button.
  package var stripHeight = 41.0
  /// From the rows' ends to the middle of the strip's icons. Assumed.
  package var stripIconInset = 33.0
  /// The width of the strokes of a key's icon. Assumed.
  package var iconLineWidth = 1.5
}
