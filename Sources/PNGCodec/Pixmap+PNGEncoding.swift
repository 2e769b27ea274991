public import Raster

extension Pixmap {
  /// The picture as a PNG file: 8-bit straight-alpha sRGB, without alpha where it is opaque.
  ///
  /// A sequence of pictures is encoded faster by a ``PNGBandEncoder``, to the same bytes.
  public func pngData() throws(PNGError) -> [UInt8] {
    var encoder = try PNGBandEncoder()
    return try encoder.encode(self, damage: bounds)
  }
}
