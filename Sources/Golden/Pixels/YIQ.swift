import Raster

/// A colour in the space of NTSC television.
struct YIQ {
  let y: Double
  let i: Double
  let q: Double

  /// A colour blended on grey.
  init(_ color: StraightColor, on background: Double) {
    let alpha = Double(color.alpha) / 255
    func blended(_ channel: UInt8) -> Double {
      color.alpha == 255
        ? Double(channel) : background + (Double(channel) - background) * alpha
    }
    let (red, green, blue) = (blended(color.red), blended(color.green), blended(color.blue))
    y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }
}
