import CAVCodec
public import Raster

/// The SHA-256 of bytes that come in pieces, by FFmpeg's libavutil.
public struct SHA256: ~Copyable {
  private let context: OpaquePointer

  /// The digest of nothing so far.
  public init() throws(VideoError) {
    guard let context = av_sha_alloc() else {
      throw .ffmpeg(action: "no digest can be made", .outOfMemory("av_sha_alloc"))
    }
    av_sha_init(context, 256)
    self.context = context
  }

  deinit { av_free(UnsafeMutableRawPointer(context)) }

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { av_sha_update(context, $0.baseAddress, $0.count) }
  }

  /// Adds a picture's pixels as a PNG holds them: straight-alpha red, green, blue and alpha bytes,
  /// rows from the top.
  public mutating func update(_ pixmap: Pixmap) {
    var row: [UInt8] = []
    row.reserveCapacity(pixmap.width * 4)
    for y in 0..<pixmap.height {
      row.removeAll(keepingCapacity: true)
      for pixel in pixmap.pixels[y * pixmap.width..<(y + 1) * pixmap.width] {
        let color = StraightColor(unpremultiplying: pixel)
        row.append(color.red)
        row.append(color.green)
        row.append(color.blue)
        row.append(color.alpha)
      }
      update(row)
    }
  }

  /// The digest's 32 bytes.
  public consuming func finish() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(context, &digest)
    return digest
  }
}

extension SHA256 {
  /// Bytes in lower-case hexadecimal.
  public static func hexadecimal(_ digest: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
