import CAVCodec

/// An uncompressed picture of FFmpeg's.
struct FrameBuffer: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFrame>

  init() throws(AVError) {
    guard let frame = av_frame_alloc() else { throw .outOfMemory("av_frame_alloc") }
    pointer = frame
  }

  /// A picture with memory of its own.
  static func allocated(
    width: Int, height: Int, format: AVPixelFormat
  ) throws(AVError) -> FrameBuffer {
    let frame = try FrameBuffer()
    frame.pointer.pointee.width = Int32(width)
    frame.pointer.pointee.height = Int32(height)
    frame.pointer.pointee.format = format.rawValue
    try check(av_frame_get_buffer(frame.pointer, 0), "av_frame_get_buffer")
    return frame
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&pointer)
  }
}
