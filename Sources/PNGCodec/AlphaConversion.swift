import Raster

/// Straight to premultiplied and back, pixel after pixel, rounded to the nearest value.
///
/// Premultiplying what was unpremultiplied gives the first pixel again, so a picture survives
/// its file bit for bit.
enum AlphaConversion {
  /// Premultiplies RGBA bytes in place.
  static func premultiply(_ bytes: UnsafeMutableRawBufferPointer) {
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      let alpha = UInt32(bytes[start + 3])
      if alpha == 255 { continue }
      for channel in start..<start + 3 {
        bytes[channel] = UInt8((UInt32(bytes[channel]) * alpha * 2 + 255) / 510)
      }
    }
  }

  /// The straight value of a premultiplied channel under an alpha above 0.
  static func straight(_ value: UInt8, alpha: UInt8) -> UInt8 {
    let alpha = UInt32(alpha)
    return UInt8(min(255, (UInt32(value) * 510 + alpha) / (2 * alpha)))
  }
}
