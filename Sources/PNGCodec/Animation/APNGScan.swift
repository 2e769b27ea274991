import CPNG
import Geometry
import Raster

/// Collects what a PNG file says about its animation, chunk by chunk, and finds what is wrong.
///
/// The file's own rules decide: one acTL before IDAT, as many fcTL as it says, numbers of fcTL and
/// fdAT from 0 without a gap, frames inside the canvas, each with data.
struct APNGScan {
  /// The palette and the colour that is transparent, whole chunks, as each frame needs them.
  private(set) var colorChunks: [UInt8] = []
  /// How often the animation is played; 0 for ever.
  private(set) var plays = 0
  private(set) var frames: [APNGFrameRecord] = []

  private let file: [UInt8]
  private let header: PNGHeader
  private var frameCount: Int?
  private var sequence: UInt32 = 0
  private var image = ImageData.ahead
  private var problem: PNGError?

  /// Where in the file IDAT is.
  private enum ImageData {
    case ahead
    case here
    case behind
  }

  /// Reads all chunks of a file.
  init(_ bytes: [UInt8], _ header: PNGHeader) throws(PNGError) {
    file = bytes
    self.header = header
    var error = cpng_error()
    var source = cpng_source()
    let isRead = withUnsafeMutablePointer(to: &self) { scan in
      var handler = cpng_chunk_handler(take: takeChunk, taker: scan)
      return bytes.withUnsafeBufferPointer { buffer in
        source.bytes = buffer.baseAddress
        source.count = buffer.count
        return cpng_read_chunks(
          &source, UInt32(header.width), UInt32(header.height), &handler, &error) != 0
      }
    }
    if let problem { throw problem }
    if source.truncated != 0 { throw .truncated }
    guard isRead else { throw .corrupt(detail: error.words) }
    try finish()
  }

  /// Takes the next chunk; false where it is wrong.
  fileprivate mutating func take(_ chunk: Range<Int>, name: [UInt8]) -> Bool {
    let body = file[chunk].dropFirst(8).dropLast(4)
    let name = String(decoding: name, as: UTF8.self)
    do throws(PNGError) {
      if name != "IDAT", image == .here { image = .behind }
      switch name {
      case "PLTE", "tRNS": colorChunks += file[chunk]
      case "IDAT": try takeImage()
      case "acTL": try takeControl(body)
      case "fcTL": try takeFrame(body)
      case "fdAT": try takeData(body, at: chunk)
      // A capital says that the picture cannot be understood without it.
      case _ where name.utf8.first.map { $0 & 32 == 0 } ?? true:
        throw .corrupt(detail: "\(name): unknown critical chunk")
      default: break
      }
      return true
    } catch {
      problem = error
      return false
    }
  }

  private mutating func takeImage() throws(PNGError) {
    guard image != .behind else { throw .corrupt(detail: "IDAT: out of place") }
    image = .here
    if !frames.isEmpty { frames[0].content = .image }
  }

  private mutating func takeControl(_ body: ArraySlice<UInt8>) throws(PNGError) {
    guard body.count == 8 else { throw .corrupt(detail: "acTL: its length is wrong") }
    guard frameCount == nil, image == .ahead else { throw .corrupt(detail: "acTL: out of place") }
    let count = Int(PNGChunk.number(body, at: 0))
    guard count > 0 else { throw .corrupt(detail: "acTL: no frames") }
    guard count <= APNGReader.maximumFrameCount else { throw .tooManyFrames(count) }
    frameCount = count
    plays = Int(PNGChunk.number(body, at: 4))
  }

  private mutating func takeFrame(_ body: ArraySlice<UInt8>) throws(PNGError) {
    guard body.count == 26 else { throw .corrupt(detail: "fcTL: its length is wrong") }
    try takeSequenceNumber(PNGChunk.number(body, at: 0), of: "fcTL")
    try requireContent()
    let place = [4, 8, 12, 16].map { Int(PNGChunk.number(body, at: $0)) }
    let region = PixelRect(
      minX: place[2], minY: place[3], maxX: place[2] + place[0], maxY: place[3] + place[1])
    let canvas = PixelRect(width: header.width, height: header.height)
    let isInside = !region.isEmpty && region.intersection(canvas) == region
    // What is in IDAT has the size that IHDR says.
    guard isInside, image != .ahead || frames.isEmpty && region == canvas else {
      throw .corrupt(
        detail: "fcTL: frame \(frames.count) is \(place[0])x\(place[1]) pixels at "
          + "(\(place[2]), \(place[3])) of \(header.width)x\(header.height)")
    }
    let end = body.suffix(6)
    let numbers = (0..<4).map { UInt16(end[end.startIndex + $0]) }
    guard let disposal = APNGFrameRecord.Disposal(rawValue: end[end.endIndex - 2]),
      let blending = APNGFrameRecord.Blending(rawValue: end[end.endIndex - 1])
    else { throw .corrupt(detail: "fcTL: frame \(frames.count) is drawn in an unknown way") }
    frames.append(
      APNGFrameRecord(
        region: region,
        delay: APNGDelay(
          stored: numbers[0] << 8 | numbers[1], over: numbers[2] << 8 | numbers[3]),
        disposal: disposal, blending: blending))
    if let frameCount, frames.count > frameCount { throw wrongCount(frames.count, frameCount) }
  }

  private mutating func takeData(
    _ body: ArraySlice<UInt8>, at chunk: Range<Int>
  ) throws(PNGError) {
    guard body.count >= 4 else { throw .corrupt(detail: "fdAT: its length is wrong") }
    try takeSequenceNumber(PNGChunk.number(body, at: 0), of: "fdAT")
    switch frames.last?.content {
    case .missing where image == .behind: frames[frames.count - 1].content = .data(chunk)
    case .data(let range):
      frames[frames.count - 1].content = .data(range.lowerBound..<chunk.upperBound)
    case .missing, .image, nil: throw .corrupt(detail: "fdAT: out of place")
    }
  }

  private mutating func takeSequenceNumber(
    _ number: UInt32, of name: String
  ) throws(PNGError) {
    guard number == sequence else {
      throw .corrupt(detail: "\(name): its number is \(number) instead of \(sequence)")
    }
    sequence += 1
  }

  /// The last frame so far must have a picture.
  private func requireContent() throws(PNGError) {
    if case .missing? = frames.last?.content {
      throw .corrupt(detail: "fcTL: frame \(frames.count - 1) has no picture")
    }
  }

  private func finish() throws(PNGError) {
    try requireContent()
    guard let frameCount, frames.count == frameCount else {
      throw wrongCount(frames.count, frameCount ?? 0)
    }
  }

  private func wrongCount(_ count: Int, _ expected: Int) -> PNGError {
    .corrupt(detail: "acTL: it says \(expected) frames, and there are \(count)")
  }
}

/// What libpng calls for each chunk.
private func takeChunk(
  taker: UnsafeMutableRawPointer?, name: UnsafePointer<UInt8>?, body: UnsafePointer<UInt8>?,
  count: Int, offset: Int
) -> Int32 {
  guard let scan = taker?.assumingMemoryBound(to: APNGScan.self), let name else { return 0 }
  let bytes = UnsafeBufferPointer(start: name, count: 4)
  return scan.pointee.take(offset..<offset + count + 12, name: Array(bytes)) ? 1 : 0
}
