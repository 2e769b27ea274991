package import Geometry
package import Raster

/// UISwitch's numbers.
package struct SwitchMetrics: Hashable, Sendable {
  /// The size, whatever the frame's.
  package var size = Size(width: 51, height: 31)
  /// The track's fill when off. The dark one is assumed.
  package var offTrack = ColorPair(
    Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16),
    dark: Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.32))
  /// From the track's edge to the thumb.
  package var thumbInset = 2.0
  /// The thumb's shadows; a blur of 8 is a standard deviation of 4.
  package var thumbShadows = [
    DisplayItem.Silhouette(
      color: Color(white: 0, alpha: 0.15), sigma: 4, offset: Point(x: 0, y: 3)),
    DisplayItem.Silhouette(
      color: Color(white: 0, alpha: 0.06), sigma: 0.5, offset: Point(x: 0, y: 3)),
  ]
  /// The thumb's outline.
  package var thumbOutline = Color(white: 0, alpha: 0.04)
  /// The width of the thumb's outline, around it.
  package var thumbOutlineWidth = 0.5
}
