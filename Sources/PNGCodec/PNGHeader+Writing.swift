extension PNGHeader {
  /// Appends IHDR: 8 bits a sample, RGB or RGBA, not interlaced.
  static func append(
    width: Int, height: Int, isOpaque: Bool, to file: inout [UInt8]
  ) throws(PNGError) {
    var body: [UInt8] = []
    PNGChunk.appendNumber(UInt32(width), to: &body)
    PNGChunk.appendNumber(UInt32(height), to: &body)
    // Colour type 2 is RGB, 6 RGBA; then deflate, the five filters, no interlacing.
    try PNGChunk.append("IHDR", body + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
  }

  /// Appends sRGB, with rendering intent 0, perceptual.
  static func appendColorSpace(to file: inout [UInt8]) throws(PNGError) {
    try PNGChunk.append("sRGB", [0], to: &file)
  }
}
