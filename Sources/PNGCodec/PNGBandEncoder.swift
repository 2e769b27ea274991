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
    return file()
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
      let rows = rows(of: index)
      let pixels = pixmap.pixels[rows.lowerBound * size.width..<rows.upperBound * size.width]
      opaqueBands[index] = pixels.allSatisfy { $0.alpha == 255 }
    }
    let wasOpaque = isOpaque
    isOpaque = opaqueBands.allSatisfy(\.self)
    if isOpaque != wasOpaque { bands = Array(repeating: nil, count: bands.count) }
  }

  private func rows(of band: Int) -> Range<Int> {
    band * Self.bandHeight..<min((band + 1) * Self.bandHeight, size.height)
  }

  private func encodeBand(_ index: Int, of pixmap: Pixmap) throws(PNGError) -> PNGBand {
    let raw = FilteredRows.bytes(of: pixmap, rows: rows(of: index), isOpaque: isOpaque)
    // The zlib header goes before the first band: deflate, 32 KiB window, default level.
    var body: [UInt8] = index == 0 ? [0x78, 0x9C] : []
    try deflater.append(raw, to: &body)
    var chunk: [UInt8] = []
    chunk.reserveCapacity(body.count + 12)
    PNGChunk.append("IDAT", body, to: &chunk)
    let adler = raw.withUnsafeBufferPointer { adler32_z(1, $0.baseAddress, $0.count) }
    return PNGBand(chunk: chunk, adler: adler, rawCount: raw.count)
  }

  private func file() -> [UInt8] {
    var file = PNGHeader.signature
    file.reserveCapacity(bands.reduce(100) { $0 + ($1?.chunk.count ?? 0) })
    var header: [UInt8] = []
    PNGChunk.appendNumber(UInt32(size.width), to: &header)
    PNGChunk.appendNumber(UInt32(size.height), to: &header)
    // 8 bits a sample; colour type 2 is RGB, 6 RGBA; deflate, the five filters, not interlaced.
    PNGChunk.append("IHDR", header + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
    // Rendering intent 0, perceptual.
    PNGChunk.append("sRGB", [0], to: &file)
    var adler: UInt = 1
    for case let band? in bands {
      file.append(contentsOf: band.chunk)
      adler = adler32_combine(adler, band.adler, band.rawCount)
    }
    var end = Deflater.endOfStream
    PNGChunk.appendNumber(UInt32(adler), to: &end)
    PNGChunk.append("IDAT", end, to: &file)
    PNGChunk.append("IEND", [], to: &file)
    return file
  }
}
