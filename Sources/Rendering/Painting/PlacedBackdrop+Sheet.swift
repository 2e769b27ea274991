import Geometry
import Raster

extension PlacedBackdrop {
  /// The blur of what is painted so far: on the sheet that the backdrop stands on, and below it.
  func sheet(above below: Sheet?, and sheet: Sheet) -> Sheet? {
    guard var seen = (below ?? sheet).cropped(to: samples) else { return nil }
    if below != nil { seen.draw(sheet, within: samples) }
    let visible = bounds.intersection(samples)
    guard var blurred = seen.blurred(sigma: sigma, in: visible) else { return nil }
    blurred.saturate(by: saturation)
    blurred.fill(.rect(Rect(visible)), rule: .nonZero, paint: .color(tint), transform: .identity)
    guard var cut = Sheet(bounds: bounds) else { return nil }
    cut.draw(blurred, clip: cut.mask(of: path, transform: transform), within: bounds)
    return cut
  }
}
