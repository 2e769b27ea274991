import CAVCodec

/// An MP4 file that is being written.
struct Muxer: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFormatContext>

  /// A container without a file.
  init(path: String) throws(AVError) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    // The protocol is named, or a colon in the path would be taken for one.
    try check(
      avformat_alloc_output_context2(&context, nil, "mp4", "file:" + path),
      "avformat_alloc_output_context2")
    guard let context else { throw .outOfMemory("avformat_alloc_output_context2") }
    pointer = context
  }

  /// A container whose file is open for writing.
  static func opened(path: String) throws(AVError) -> Muxer {
    let muxer = try Muxer(path: path)
    try check(
      avio_open(&muxer.pointer.pointee.pb, "file:" + path, AVIO_FLAG_WRITE), "avio_open")
    return muxer
  }

  /// Adds the stream that `codec` feeds, and writes the container's header.
  func start(_ codec: borrowing CodecContext) throws(AVError) -> UnsafeMutablePointer<AVStream> {
    guard let stream = avformat_new_stream(pointer, nil) else {
      throw .outOfMemory("avformat_new_stream")
    }
    let timeBase = codec.pointer.pointee.time_base
    stream.pointee.time_base = timeBase
    stream.pointee.avg_frame_rate = codec.pointer.pointee.framerate
    stream.pointee.r_frame_rate = codec.pointer.pointee.framerate
    try check(
      avcodec_parameters_from_context(stream.pointee.codecpar, codec.pointer),
      "avcodec_parameters_from_context")
    pointer.pointee.flags |= AVFMT_FLAG_BITEXACT
    var options: OpaquePointer?
    av_dict_set(&options, "movflags", "+faststart", 0)
    // The index comes in front, and the edit list counts in units that a frame is a whole number
    // of, or the clip would last up to a millisecond too long.
    let scale = Self.timescale(timeBase)
    av_dict_set_int(&options, "video_track_timescale", scale, 0)
    av_dict_set_int(&options, "movie_timescale", scale, 0)
    defer { av_dict_free(&options) }
    try check(avformat_write_header(pointer, &options), "avformat_write_header")
    return stream
  }

  /// Ticks a second: the frame rate's numerator, doubled until it is fine enough for any player.
  private static func timescale(_ timeBase: AVRational) -> Int64 {
    var scale = Int64(timeBase.den)
    while scale < 10_000 { scale *= 2 }
    return scale
  }

  /// Writes the index and closes the file.
  func finish() throws(AVError) {
    try check(av_write_trailer(pointer), "av_write_trailer")
    // What does not fit on the disk may show only here.
    try check(avio_closep(&pointer.pointee.pb), "avio_closep")
  }

  deinit {
    avio_closep(&pointer.pointee.pb)
    avformat_free_context(pointer)
  }
}
