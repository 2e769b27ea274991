import CAVCodec

/// A piece of coded data of FFmpeg's.
struct Packet: ~Copyable {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() throws(AVError) {
    guard let packet = av_packet_alloc() else { throw .outOfMemory("av_packet_alloc") }
    pointer = packet
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&pointer)
  }
}
