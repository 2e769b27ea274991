package import Geometry

/// The home indicator's numbers.
package struct HomeIndicatorMetrics: Hashable, Sendable {
  /// The bar's size.
  package var size = Size(width: 134, height: 5)
  /// From the bar to the screen's bottom edge.
  package var bottomGap = 8.0
}
