/// A component of a pose as a plot shows it.
struct PlotComponent {
  let name: String
  let unit: String
  let value: (CurveRow) -> Double

  /// Every component; offsets in a unit of which a point has `scale`.
  static func all(unit: String, scale: Double) -> [PlotComponent] {
    [
      PlotComponent(name: "x", unit: unit) { $0.x * scale },
      PlotComponent(name: "y", unit: unit) { $0.y * scale },
      PlotComponent(name: "rotation", unit: "deg", value: \.rotation),
      PlotComponent(name: "scaleX", unit: "", value: \.scaleX),
      PlotComponent(name: "scaleY", unit: "", value: \.scaleY),
      PlotComponent(name: "skew", unit: "deg", value: \.skew),
      PlotComponent(name: "opacity", unit: "", value: \.opacity),
    ]
  }
}
