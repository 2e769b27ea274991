import CAVCodec
import Timing

/// What x264 says of itself. It has no call for that, but signs the first frame that it codes.
enum X264Version {
  /// The words between "x264 - " and " - H.264" in a coded frame.
  static func read() -> String? {
    VideoLibrary.quiet
    guard let frame = try? codedFrame() else { return nil }
    guard let start = frame.firstRange(of: Array("x264 - ".utf8)) else { return nil }
    let rest = frame[start.upperBound...]
    guard let end = rest.firstRange(of: Array(" - H.264".utf8)) else { return nil }
    return String(decoding: rest[..<end.lowerBound], as: UTF8.self)
  }

  private static func codedFrame() throws -> [UInt8] {
    guard let rate = FrameRate(1) else { return [] }
    let settings = try VideoSettings(preset: .ultrafast)
    let codec = try CodecContext.h264(width: 16, height: 16, frameRate: rate, settings: settings)
    let frame = try FrameBuffer.allocated(width: 16, height: 16, format: AV_PIX_FMT_YUV420P)
    let packet = try Packet()
    try check(avcodec_send_frame(codec.pointer, frame.pointer), "avcodec_send_frame")
    try check(avcodec_send_frame(codec.pointer, nil), "avcodec_send_frame")
    try check(avcodec_receive_packet(codec.pointer, packet.pointer), "avcodec_receive_packet")
    let size = Int(packet.pointer.pointee.size)
    return Array(UnsafeBufferPointer(start: packet.pointer.pointee.data, count: size))
  }
}
