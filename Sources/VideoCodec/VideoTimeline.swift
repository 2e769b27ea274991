import CAVCodec
import Timing

/// When the pictures of a file appear, as its container says: read in full, without decoding.
///
/// What a header says about rates is a guess, and it says nothing about a file that was cut.
struct VideoTimeline {
  /// How many pieces of coded video there are.
  private(set) var packetCount = 0
  /// When pictures are shown, in the stream's units, in no order; nil where a time is missing.
  private var timestamps: [Int64]? = []

  init(path: String) throws(AVError) {
    let container = try Demuxer(path: path)
    let index = try container.videoStream().pointee.index
    let packet = try Packet()
    while true {
      let code = av_read_frame(container.pointer, packet.pointer)
      if code == AVError.endOfFile { break }
      try check(code, "av_read_frame")
      defer { av_packet_unref(packet.pointer) }
      if packet.pointer.pointee.stream_index == index { take(packet.pointer.pointee) }
    }
  }

  private mutating func take(_ packet: AVPacket) {
    packetCount += 1
    // Decoders need some packets only for others that follow.
    if packet.flags & AV_PKT_FLAG_DISCARD != 0 { return }
    if packet.pts == cav_no_timestamp { timestamps = nil }
    timestamps?.append(packet.pts)
  }

  /// Whether pictures appear at `rate`: as nearly as the file can say where its unit is a tenth of
  /// a frame or less, exactly where it is coarse.
  func isConstant(_ rate: FrameRate, timescale: FrameRate) -> Bool {
    guard let times = timestamps?.sorted(), let first = times.first else { return false }
    let units = timescale.framesPerSecond / rate.framesPerSecond
    // Two numbers that are each rounded by half a unit differ by up to one.
    let tolerance = units >= 10 ? 1.0 : 0
    return times.enumerated().allSatisfy { index, time in
      abs(Double(time) - Double(first) - Double(index) * units) <= tolerance + 1e-6
    }
  }
}
