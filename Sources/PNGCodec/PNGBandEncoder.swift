import CPNG
public import Geometry
public import Raster

/// Encodes the frames of a sequence, deflating again only the rows that changed.
///
/// A picture is cut into bands of rows, each with an IDAT chunk of its own whose deflate data does
/// not refer to other bands; chunks of bands outside a frame's damage are used again. The bytes
/// depend on the picture alone, not on the frames before it.
///
/// The file holds straight-alpha sRGB, says so in an sRGB chunk, and has no alpha channel where
/// the picture is opaque.
public struct PNGBandEncoder: ~Copyable {
  /// Rows in a band: a fresh start costs a band some bytes, a larger band more work a change.
  static let bandHeight = 64
  /// zlib's level.
  static let level: Int32 = 6

  private let deflater: Deflater
  private var size = (width: 0, height: 0)
  private var isOpaque = true
  private var opaqueBands: [Bool] = []
  private var bands: [PNGBand?] = []

  /// An encoder that has seen no picture yet.
  public init() throws(PNGError) {
    let deflater = try Deflater(level: Self.level)
    self.deflater = deflater
  }

  /// The PNG file of `pixmap`.
  ///
  /// `damage` is where the picture can differ from the one of the call before. It is ignored for
  /// the first picture and for one of another size.
  public mutating func encode(
    _ pixmap: Pixmap, damage: PixelRect
  ) throws(PNGError) -> [UInt8] {
    prepare(for: pixmap, damage: damage)
    for index in bands.indices where bands[index] == nil {
      bands[index] = try encodeBand(index, of: pixmap)
    }
    return try file()
  }

  /// Forgets the bands that must be made anew.
  private mutating func prepare(for pixmap: Pixmap, damage: PixelRect) {
    var damage = damage.intersection(pixmap.bounds)
    if size != (pixmap.width, pixmap.height) {
      size = (pixmap.width, pixmap.height)
      let count = (pixmap.height + Self.bandHeight - 1) / Self.bandHeight
      bands = Array(repeating: nil, count: count)
      opaqueBands = Array(repeating: false, count: count)
      damage = pixmap.bounds
    }
    guard !damage.isEmpty else { return }
    for index in damage.minY / Self.bandHeight...(damage.maxY - 1) / Self.bandHeight {
      bands[index] = nil
      let band = region(of: index)
      let pixels = pixmap.pixels[band.minY * size.width..<band.maxY * size.width]
      opaqueBands[index] = pixels.allSatisfy { $0.alpha == 255 }
    }
    let wasOpaque = isOpaque
    isOpaque = opaqueBands.allSatisfy(\.self)
    if isOpaque != wasOpaque { bands = Array(repeating: nil, count: bands.count) }
  }

  private func region(of band: Int) -> PixelRect {
    PixelRect(
      minX: 0, minY: band * Self.bandHeight, maxX: size.width,
      maxY: min((band + 1) * Self.bandHeight, size.height))
  }

  private func encodeBand(_ index: Int, of pixmap: Pixmap) throws(PNGError) -> PNGBand {
    let raw = FilteredRows.bytes(of: pixmap, region(of: index), isOpaque: isOpaque)
    var body = index == 0 ? Deflater.streamStart : []
    try deflater.append(raw, to: &body)
    var chunk: [UInt8] = []
    chunk.reserveCapacity(body.count + 12)
    try PNGChunk.append("IDAT", body, to: &chunk)
    return PNGBand(chunk: chunk, adler: Deflater.checksum(of: raw), rawCount: raw.count)
  }

  private func file() throws(PNGError) -> [UInt8] {
    var file = PNGHeader.signature
    file.reserveCapacity(bands.reduce(100) { $0 + ($1?.chunk.count ?? 0) })
    try PNGHeader.append(width: size.width, height: size.height, isOpaque: isOpaque, to: &file)
    try PNGHeader.appendColorSpace(to: &file)
    var adler: UInt = 1
    for case let band? in bands {
      file.append(contentsOf: band.chunk)
      adler = adler32_combine(adler, band.adler, band.rawCount)
    }
    var end = Deflater.endOfStream
    PNGChunk.appendNumber(UInt32(adler), to: &end)
    try PNGChunk.append("IDAT", end, to: &file)
    try PNGChunk.append("IEND", [], to: &file)
    return file
  }
}
