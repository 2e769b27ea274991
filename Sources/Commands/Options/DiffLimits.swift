import Golden
import Raster

/// How far two clips may be apart.
struct DiffLimits: Sendable {
  /// For the pixels of each frame.
  let pixels: PixelTolerance
  /// For the motion that is measured, in device pixels; nil if it does not matter.
  let offset: Double?

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.exclude(.tolerance, .yiq)
    let levels = try reader.count(
      .tolerance, "levels of a channel, a whole number from 0 to 255", in: 0...255)
    let threshold = try reader.number(.yiq, "a number from 0 to 1") { (0...1).contains($0) }
    let most = Pixmap.maximumPixelCount
    let count = try reader.count(.maxPixels, "a whole number from 0 to \(most)", in: 0...most)
    let ratio = try reader.number(.maxRatio, "a share from 0 to 1") { (0...1).contains($0) }
    offset =
      reader.text(.maxOffset) == "any"
      ? nil
      : try reader.number(.maxOffset, "pixels, from 0 to 1000000, or any") {
        (0...1e6).contains($0)
      } ?? 0.1
    do {
      pixels = try PixelTolerance(
        threshold.map(PixelTolerance.Metric.yiq) ?? .channel(levels ?? 0), maximumCount: count,
        maximumRatio: ratio, ignoringAntialiasing: reader.has(.ignoreAntialiasing))
    } catch {
      throw .rule("\(error)")
    }
  }
}
