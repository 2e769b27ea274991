import CAVCodec

/// The coded frames of a clip, kept so that they can be written more than once.
struct CodedClip: ~Copyable {
  private(set) var packets: [UnsafeMutablePointer<AVPacket>] = []

  /// Moves a packet's data in; `packet` is blank afterwards.
  mutating func take(_ packet: borrowing Packet) throws(AVError) {
    guard let kept = av_packet_alloc() else { throw .outOfMemory("av_packet_alloc") }
    av_packet_move_ref(kept, packet.pointer)
    packets.append(kept)
  }

  deinit {
    for packet in packets {
      var packet: UnsafeMutablePointer<AVPacket>? = packet
      av_packet_free(&packet)
    }
  }
}
