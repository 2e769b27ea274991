import Geometry
package import Raster
package import SceneModel

/// UISegmentedControl's numbers.
package struct SegmentedControlMetrics: Hashable, Sendable {
  /// The titles' font.
  package var font = FontStyle(.regular, 13)

  /// The corner radius of iOS 7's outline. Assumed: 4 to 5.
  package var outlineRadius = 4.0
  /// The width of iOS 7's outline and dividers.
  package var outlineWidth = 1.0

  /// The selected title's font, since iOS 13.
  package var selectedFont = FontStyle(.medium, 13)
  /// The track's fill, since iOS 13.
  package var track = ColorPair(
    Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12),
    dark: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.24))
  /// The track's corner radius.
  package var trackRadius = 8.0
  /// The thumb's fill.
  package var thumb = ColorPair(.white, dark: Color(hex: 0x636366))
  /// The thumb's corner radius.
  package var thumbRadius = 6.93
  /// From the segment's edge to the thumb.
  package var thumbInset = 2.0
  /// The thumb's shadows; a blur of 8 is a standard deviation of 4.
  package var thumbShadows = [
    DisplayItem.Silhouette(
      color: Color(white: 0, alpha: 0.12), sigma: 4, offset: Point(x: 0, y: 3)),
    DisplayItem.Silhouette(
      color: Color(white: 0, alpha: 0.04), sigma: 0.5, offset: Point(x: 0, y: 3)),
  ]
  /// The thumb's outline.
  package var thumbOutline = Color(white: 0, alpha: 0.04)
  /// The width of the thumb's outline, around it.
  package var thumbOutlineWidth = 0.5
  /// The line between two segments that are not selected.
  package var separator = Color(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
  /// Its width.
  package var separatorWidth = 1.0
  /// From the track's upper and lower edge to it.
  package var separatorInset = 6.0
}
