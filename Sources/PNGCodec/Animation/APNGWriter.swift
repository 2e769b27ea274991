import CPNG
public import Geometry
public import Raster
public import Timing

/// Makes an animated PNG of pictures, piece by piece.
///
/// The file holds straight-alpha sRGB. Each frame stores the smallest rectangle around the pixels
/// that changed and replaces them, so that the composed pictures are the given ones exactly. As a
/// plain PNG the file shows frame 0. All pictures have the size of the first.
public struct APNGWriter: ~Copyable {
  /// The most plays that a file can ask for.
  public static let maximumPlays = 2_147_483_647

  private static let level: Int32 = 6

  private let deflater: Deflater
  private let frameRate: FrameRate
  private let plays: Int
  private let mergesEqualFrames: Bool
  private var shown: Pixmap?
  private var pending: APNGPendingFrame?
  private var frameCount = 0
  private var sequence: UInt32 = 0

  /// Whether a file can hold the rate exactly: as a fraction whose parts have at most 16 bits.
  public static func holds(_ frameRate: FrameRate) -> Bool {
    APNGDelay(of: 1, at: frameRate) != nil
  }

  /// The rate itself where a file can hold it, or else one that it can, nearer than a 65535th.
  public static func heldRate(near frameRate: FrameRate) -> FrameRate {
    APNGDelay(nearest: 1, at: frameRate).frameRate ?? frameRate
  }

  /// A writer that has seen no picture yet.
  ///
  /// - Parameters:
  ///   - frameRate: The rate, which the file holds exactly.
  ///   - plays: How often the animation is played, up to ``maximumPlays``; 0 for ever.
  ///   - mergesEqualFrames: Whether a frame like the one before makes that one longer. Otherwise
  ///     it is a frame of one pixel, and the file has as many frames as there are pictures.
  /// - Throws: ``PNGError/frameRate(_:)`` for a rate whose parts have more than 16 bits, and
  ///   ``PNGError/plays(_:)``.
  public init(
    frameRate: FrameRate, plays: Int = 0, mergesEqualFrames: Bool = false
  ) throws(PNGError) {
    guard Self.holds(frameRate) else { throw .frameRate(frameRate) }
    guard (0...Self.maximumPlays).contains(plays) else { throw .plays(plays) }
    let deflater = try Deflater(level: Self.level)
    self.deflater = deflater
    self.frameRate = frameRate
    self.plays = plays
    self.mergesEqualFrames = mergesEqualFrames
  }

  /// The file of pictures that are all there.
  public static func file(
    of pictures: [Pixmap], frameRate: FrameRate, plays: Int = 0, mergesEqualFrames: Bool = false
  ) throws(PNGError) -> [UInt8] {
    var writer = try APNGWriter(
      frameRate: frameRate, plays: plays, mergesEqualFrames: mergesEqualFrames)
    var file: [UInt8] = []
    for picture in pictures { file += try writer.append(picture, damage: picture.bounds) }
    let ending = try writer.finish()
    file.replaceSubrange(0..<ending.head.count, with: ending.head)
    return file + ending.tail
  }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - pixmap: The picture.
  ///   - damage: Where it can differ from the one before. It is ignored for the first picture.
  ///   - length: For how many frames of the rate it is shown; 1 or more. Where the file cannot hold
  ///     that time exactly, as for a second and more of 30000/1001 frames, it is nearer than a 65535th.
  /// - Returns: The bytes that the file goes on with, which may be none yet.
  /// - Throws: ``PNGError`` for a picture of another size than the first, one too many, and one that
  ///   cannot be deflated.
  public mutating func append(
    _ pixmap: Pixmap, damage: PixelRect, length: Int = 1
  ) throws(PNGError) -> [UInt8] {
    let length = min(max(length, 1), APNGReader.maximumFrameCount)
    var region = pixmap.bounds
    if let shown {
      guard shown.bounds == region else {
        throw .wrongSize(width: pixmap.width, height: pixmap.height)
      }
      region = pixmap.changes(since: shown, within: damage)
    }
    if region.isEmpty {
      if mergesEqualFrames, lengthenPendingFrame(by: length) { return [] }
      region = PixelRect(width: 1, height: 1)
    }
    guard frameCount < APNGReader.maximumFrameCount else { throw .tooManyFrames(frameCount + 1) }
    let next = APNGPendingFrame(
      region: region, data: try encode(pixmap, region), length: length,
      delay: APNGDelay(nearest: length, at: frameRate))
    var output: [UInt8] = shown == nil ? try head(of: pixmap) : []
    try writePendingFrame(to: &output)
    pending = next
    shown = pixmap
    frameCount += 1
    return output
  }

  /// Ends the file.
  ///
  /// - Throws: ``PNGError/noFrames`` where there was no picture.
  public consuming func finish() throws(PNGError) -> APNGEnding {
    guard let shown else { throw .noFrames }
    var tail: [UInt8] = []
    try writePendingFrame(to: &tail)
    try PNGChunk.append("IEND", [], to: &tail)
    return APNGEnding(tail: tail, head: try head(of: shown))
  }

  /// Shows the last frame for so many more; false where no fraction can say so.
  private mutating func lengthenPendingFrame(by length: Int) -> Bool {
    guard var frame = pending, let delay = APNGDelay(of: frame.length + length, at: frameRate)
    else { return false }
    frame.length += length
    frame.delay = delay
    pending = frame
    return true
  }

  private func encode(_ pixmap: Pixmap, _ region: PixelRect) throws(PNGError) -> [UInt8] {
    // Whether later frames are opaque is not known yet, so all have alpha.
    let raw = FilteredRows.bytes(of: pixmap, region, isOpaque: false)
    var data = Deflater.streamStart
    try deflater.append(raw, to: &data)
    data += Deflater.endOfStream
    PNGChunk.appendNumber(UInt32(Deflater.checksum(of: raw)), to: &data)
    return data
  }

  /// Everything before the first frame.
  private func head(of pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    var head = PNGHeader.signature
    try PNGHeader.append(
      width: pixmap.width, height: pixmap.height, isOpaque: false, to: &head)
    var control: [UInt8] = []
    PNGChunk.appendNumber(UInt32(frameCount), to: &control)
    PNGChunk.appendNumber(UInt32(plays), to: &control)
    try PNGChunk.append("acTL", control, to: &head)
    try PNGHeader.appendColorSpace(to: &head)
    return head
  }

  private mutating func writePendingFrame(to output: inout [UInt8]) throws(PNGError) {
    guard let frame = pending.take() else { return }
    let isFirst = sequence == 0
    let region = frame.region
    var control = nextNumber()
    for number in [region.width, region.height, region.minX, region.minY] {
      PNGChunk.appendNumber(UInt32(number), to: &control)
    }
    PNGChunk.appendNumber(
      UInt32(frame.delay.numerator << 16 | frame.delay.denominator), to: &control)
    control += [
      APNGFrameRecord.Disposal.none.rawValue, APNGFrameRecord.Blending.source.rawValue,
    ]
    try PNGChunk.append("fcTL", control, to: &output)
    if isFirst {
      try PNGChunk.append("IDAT", frame.data, to: &output)
    } else {
      try PNGChunk.append("fdAT", nextNumber() + frame.data, to: &output)
    }
  }

  /// The next number of the animation's chunks, as it is stored.
  private mutating func nextNumber() -> [UInt8] {
    var bytes: [UInt8] = []
    PNGChunk.appendNumber(sequence, to: &bytes)
    sequence += 1
    return bytes
  }
}
