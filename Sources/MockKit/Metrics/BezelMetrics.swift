package import Raster

/// The device's rim: decoration, all assumed.
package struct BezelMetrics: Hashable, Sendable {
  /// The rim's width.
  package var width = 4.0
  /// The rim's colour.
  package var color = Color.black
}
