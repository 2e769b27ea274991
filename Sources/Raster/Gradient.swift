public import Geometry

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// Where, 0 ... 1.
  public var location: Double
  /// Which colour; colours between two stops are interpolated premultiplied.
  public var color: Color

  /// A stop at a place.
  public init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// Colours along the line from `start` to `end`; beyond them the end colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// Where location 0 is.
  public var start: Point
  /// Where location 1 is.
  public var end: Point
  /// The colours, by rising location.
  public var stops: [GradientStop]

  /// A gradient along a line.
  public init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Colours by the distance from `center`; beyond `radius` the last colour goes on.
public struct RadialGradient: Hashable, Sendable {
  /// Where location 0 is.
  public var center: Point
  /// The distance of location 1; above 0.
  public var radius: Double
  /// The colours, by rising location.
  public var stops: [GradientStop]

  /// A gradient around a centre.
  public init(center: Point, radius: Double, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}
