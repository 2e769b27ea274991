import CAVCodec

/// A container that is being read.
struct Demuxer: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFormatContext>

  init(path: String) throws(AVError) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    // The protocol is named, or a colon in the path would be taken for one.
    try check(
      avformat_open_input(&context, "file:" + path, nil, nil), "avformat_open_input")
    guard let context else { throw .outOfMemory("avformat_open_input") }
    pointer = context
  }

  /// The stream that holds the video.
  func videoStream() throws(AVError) -> UnsafeMutablePointer<AVStream> {
    try check(avformat_find_stream_info(pointer, nil), "avformat_find_stream_info")
    let index = try check(
      av_find_best_stream(pointer, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0), "av_find_best_stream")
    guard let stream = pointer.pointee.streams[Int(index)] else {
      throw .outOfMemory("av_find_best_stream")
    }
    return stream
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFormatContext>? = pointer
    avformat_close_input(&pointer)
  }
}
