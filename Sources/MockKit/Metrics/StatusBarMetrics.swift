package import Geometry
package import SceneModel

/// The status bar's numbers.
package struct StatusBarMetrics: Hashable, Sendable {
  /// The height of the bar on phones with a home button; a higher bar is split by a notch or an
  /// island.
  package var plainHeight = 20.0
  /// The time in a plain bar.
  package var plainTime = "9:41 AM"
  /// Its font.
  package var plainFont = FontStyle(.semibold, 12)
  /// The time beside a notch or an island.
  package var earTime = "9:41"
  /// Its font.
  package var earFont = FontStyle(.semibold, 17)
  /// The width of the notch. Assumed.
  package var notchWidth = 209.0
  /// The least height of a bar with an island. Assumed.
  package var islandHeight = 54.0
  /// The width of the left ear's box on phones with an island.
  package var islandEarWidth = 134.0
  /// How far below the middle of the bar the time stands beside an island.
  package var islandShift = 2.5
  /// The battery's body. Assumed.
  package var battery = Size(width: 24, height: 11.5)
  /// The body's corner radius. Assumed.
  package var batteryRadius = 3.5
  /// The width of the body's outline. Assumed.
  package var batteryLineWidth = 1.0
  /// The opacity of outline and tip. Assumed.
  package var batteryOutlineOpacity = 0.35
  /// From the body's edge to the charge. Assumed.
  package var batteryInset = 2.0
  /// The tip, and how far from the body it stands. Assumed.
  package var batteryTip = Rect(x: 1, y: 0, width: 1.5, height: 4)
  /// From the right edge of a plain bar to the battery. Assumed.
  package var plainPadding = 6.0
}
