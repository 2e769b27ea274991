import Geometry
import Raster
public import Timing

/// Reads the frames of an animated PNG one at a time, each as it is to be seen.
///
/// Every legal file is read: all ways to dispose of a frame and to blend one, a first picture that
/// is not part of the animation, any colour type and bit depth. A PNG that is not animated is one
/// frame. The whole file is checked before the first frame, except for the compressed pixels
/// themselves. Memory does not grow with the number of frames.
public struct APNGReader: Sendable {
  /// The most frames that an animation may have.
  public static let maximumFrameCount = 1_000_000

  /// Columns.
  public var width: Int { header.width }
  /// Rows.
  public var height: Int { header.height }
  /// Whether the file has an animation.
  public var isAnimated: Bool { animation != nil }
  /// How many frames there are; 1 where there is no animation.
  public var frameCount: Int { animation?.frames.count ?? 1 }
  /// How often the animation is played; 0 for ever.
  public var plays: Int { animation?.plays ?? 1 }
  /// The exact frame rate, where all frames are shown for the same time; nil where they are not.
  public let frameRate: FrameRate?

  private let header: PNGHeader
  private let file: [UInt8]
  private let animation: APNGScan?
  private var canvas: Pixmap?
  private var index = 0
  private var time = 0.0

  /// Reads everything but the pixels of a file.
  public init(_ bytes: [UInt8]) throws(PNGError) {
    file = bytes
    header = try PNGHeader(bytes)
    animation = Self.isAnimated(bytes) ? try APNGScan(bytes, header) : nil
    let delay = animation?.frames.first?.delay.frameRate
    let isConstant = animation?.frames.allSatisfy { $0.delay.frameRate == delay } ?? false
    frameRate = isConstant ? delay : nil
  }

  /// Whether each frame is shown as long as so many frames of a rate, as ``APNGWriter`` writes it.
  package func hasLengths(_ lengths: [Int], at rate: FrameRate) -> Bool {
    guard let animation else { return false }
    return animation.frames.map(\.delay.frameRate)
      == lengths.map { APNGDelay(nearest: $0, at: rate).frameRate }
  }

  /// The next frame; nil after the last.
  public mutating func next() throws(PNGError) -> APNGFrame? {
    guard index < frameCount else { return nil }
    defer { index += 1 }
    guard let animation else {
      return APNGFrame(index: 0, time: 0, duration: 0, pixmap: try Pixmap(pngData: file))
    }
    let frame = animation.frames[index]
    let pixmap = try compose(frame, animation)
    let start = frameRate?.time(ofFrame: index) ?? time
    time += frame.delay.seconds
    return APNGFrame(index: index, time: start, duration: frame.delay.seconds, pixmap: pixmap)
  }

  /// Draws a frame onto those before it, and disposes of it.
  private mutating func compose(
    _ frame: APNGFrameRecord, _ animation: APNGScan
  ) throws(PNGError) -> Pixmap {
    let picture = try decode(frame, animation.colorChunks)
    guard var canvas = canvas.take() ?? Pixmap(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let (x, y) = (frame.region.minX, frame.region.minY)
    let before = frame.disposal == .previous ? canvas.cropped(to: frame.region) : nil
    switch frame.blending {
    case .source: canvas.copy(from: picture, picture.bounds, toX: x, y: y)
    case .over:
      let step = SubpixelPoint.stepsPerPixel
      canvas.draw(picture, at: SubpixelPoint(x: x * step, y: y * step))
    }
    let shown = canvas
    if frame.disposal == .background { canvas.clear(frame.region) }
    if let before { canvas.copy(from: before, before.bounds, toX: x, y: y) }
    self.canvas = canvas
    return shown
  }

  /// The frame's own picture: the same file with its data for those of the image.
  private func decode(
    _ frame: APNGFrameRecord, _ colorChunks: [UInt8]
  ) throws(PNGError) -> Pixmap {
    guard case .data(let range) = frame.content else { return try Pixmap(pngData: file) }
    var bytes = PNGHeader.signature
    var header: [UInt8] = []
    PNGChunk.appendNumber(UInt32(frame.region.width), to: &header)
    PNGChunk.appendNumber(UInt32(frame.region.height), to: &header)
    try PNGChunk.append("IHDR", header + file[24..<29], to: &bytes)
    bytes += colorChunks
    var place = range.lowerBound
    while place < range.upperBound {
      let end = place + 12 + Int(PNGChunk.number(file[place...], at: 0))
      if file[place + 4..<place + 8].elementsEqual("fdAT".utf8) {
        // Behind the length and the name is the chunk's number, at the end its checksum.
        try PNGChunk.append("IDAT", Array(file[place + 12..<end - 4]), to: &bytes)
      }
      place = end
    }
    try PNGChunk.append("IEND", [], to: &bytes)
    return try Pixmap(pngData: bytes)
  }

  /// Whether an acTL comes before the picture, which is what makes an animation of it.
  private static func isAnimated(_ bytes: [UInt8]) -> Bool {
    var place = PNGHeader.signature.count
    while place + 8 <= bytes.count {
      let name = bytes[place + 4..<place + 8]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      place += 12 + Int(PNGChunk.number(bytes[place...], at: 0))
    }
    return false
  }
}
