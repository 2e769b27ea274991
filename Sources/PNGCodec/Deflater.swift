import CPNG

/// A zlib compressor that makes self-contained pieces of raw deflate data.
///
/// Each piece starts with an empty window and ends on a byte, so pieces can be joined in any
/// combination and closed by ``endOfStream``.
struct Deflater: ~Copyable {
  /// zlib's header: deflate, 32 KiB window, default level.
  static let streamStart: [UInt8] = [0x78, 0x9C]
  /// An empty last block: joins to any piece and ends the stream.
  static let endOfStream: [UInt8] = [0x03, 0x00]

  // zlib keeps a pointer back to the stream, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// A compressor of the given level, 1 (fast) ... 9 (small).
  init(level: Int32) throws(PNGError) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let code = cpng_deflate_start(stream, level)
    guard code == Z_OK else {
      stream.deallocate()
      throw .compressor(detail: Self.words(code))
    }
    self.stream = stream
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses `bytes` and appends the piece to `output`.
  func append(_ bytes: [UInt8], to output: inout [UInt8]) throws(PNGError) {
    var code = deflateReset(stream)
    guard code == Z_OK else { throw .compressor(detail: Self.words(code)) }
    // Room for the worst case and the flush marker, so that one call does it all.
    let room = Int(deflateBound(stream, UInt(bytes.count))) + 16
    let stream = stream
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      bytes.withUnsafeBufferPointer { input in
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        code = deflate(stream, Z_FULL_FLUSH)
      }
      count = buffer.count - Int(stream.pointee.avail_out)
    }
    guard code == Z_OK, stream.pointee.avail_in == 0, stream.pointee.avail_out > 0 else {
      throw .compressor(detail: Self.words(code))
    }
    output.append(contentsOf: piece)
  }

  /// The Adler-32 checksum, which stands after the last block.
  static func checksum(of bytes: [UInt8]) -> UInt {
    bytes.withUnsafeBufferPointer { adler32_z(1, $0.baseAddress, $0.count) }
  }

  private static func words(_ code: Int32) -> String {
    zError(code).map { String(cString: $0) } ?? "zlib error \(code)"
  }
}
