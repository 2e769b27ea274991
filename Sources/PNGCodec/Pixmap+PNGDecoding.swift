import CPNG
public import Raster

extension Pixmap {
  /// Decodes a PNG of any colour type, bit depth and interlacing.
  ///
  /// Sample values are taken as sRGB just as they are stored (16-bit ones rounded to 8): gAMA,
  /// cHRM and ICC profiles are ignored. The result is whole: any damage is an error.
  public init(pngData bytes: [UInt8]) throws(PNGError) {
    let header = try PNGHeader(bytes)
    let pixmap = try Pixmap(width: header.width, height: header.height) {
      (pixels) throws(PNGError) in
      try Self.decode(bytes, header, into: UnsafeMutableRawBufferPointer(pixels))
      Self.premultiply(pixels)
    }
    guard let pixmap else { throw .tooLarge(width: header.width, height: header.height) }
    self = pixmap
  }

  /// Multiplies straight colours by their alpha, in place.
  private static func premultiply(_ pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
    // Most pictures are opaque, and to see that is the quicker the plainer it is done.
    let words = UnsafeRawBufferPointer(pixels).bindMemory(to: UInt32.self)
    var all = UInt32.max
    for word in words { all &= UInt32(littleEndian: word) }
    if all >= 0xFF00_0000 { return }
    for index in pixels.indices where pixels[index].alpha != 255 {
      let stored = pixels[index]
      let color = StraightColor(
        red: stored.red, green: stored.green, blue: stored.blue, alpha: stored.alpha)
      pixels[index] = color.premultiplied
    }
  }

  /// Writes straight-alpha RGBA bytes.
  private static func decode(
    _ bytes: [UInt8], _ header: PNGHeader, into pixels: UnsafeMutableRawBufferPointer
  ) throws(PNGError) {
    var error = cpng_error()
    var source = cpng_source()
    let isDecoded = bytes.withUnsafeBufferPointer { buffer in
      source.bytes = buffer.baseAddress
      source.count = buffer.count
      return cpng_decode_rgba8(
        &source, UInt32(header.width), UInt32(header.height), pixels.baseAddress, &error) != 0
    }
    if isDecoded { return }
    if source.truncated != 0 { throw .truncated }
    throw .corrupt(detail: error.words)
  }
}
