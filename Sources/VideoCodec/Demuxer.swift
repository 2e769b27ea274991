import CAVCodec
import Raster

/// A container that is being read.
struct Demuxer: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFormatContext>

  init(path: String) throws(AVError) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    var options: OpaquePointer?
    defer { av_dict_free(&options) }
    av_dict_set(&options, "protocol_whitelist", "file", 0)
    av_dict_set(&options, "format_whitelist", Self.formats, 0)
    // GIF: a hundredth of a second is what it says. Only none at all is played as a tenth.
    av_dict_set(&options, "min_delay", "1", 0)
    // The protocol is named, or a colon in the path would be taken for one.
    try check(
      avformat_open_input(&context, "file:" + path, nil, &options), "avformat_open_input")
    guard let context else { throw .outOfMemory("avformat_open_input") }
    pointer = context
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFormatContext>? = pointer
    avformat_close_input(&pointer)
  }

  /// The stream that holds the video.
  func videoStream() throws(AVError) -> UnsafeMutablePointer<AVStream> {
    try findStreamInfo()
    let index = try check(
      av_find_best_stream(pointer, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0), "av_find_best_stream")
    guard let stream = pointer.pointee.streams[Int(index)] else {
      throw .outOfMemory("av_find_best_stream")
    }
    return stream
  }

  /// The columns and rows that the container says of each stream; 0 where it does not.
  ///
  /// Once FFmpeg has looked into streams whose pictures are too large, it knows of none.
  var sizes: [(width: Int, height: Int)] {
    (0..<Int(pointer.pointee.nb_streams)).map { index in
      let parameters = pointer.pointee.streams[index]?.pointee.codecpar.pointee
      return (Int(parameters?.width ?? 0), Int(parameters?.height ?? 0))
    }
  }

  /// Looks into the streams. FFmpeg decodes a picture of some, which must not be too large.
  private func findStreamInfo() throws(AVError) {
    var options = [OpaquePointer?](repeating: nil, count: Int(pointer.pointee.nb_streams))
    for index in options.indices {
      av_dict_set_int(&options[index], "max_pixels", Int64(Pixmap.maximumPixelCount), 0)
    }
    defer { for index in options.indices { av_dict_free(&options[index]) } }
    try check(
      avformat_find_stream_info(pointer, &options), "avformat_find_stream_info")
  }

  /// The names of all formats whose files stand for themselves.
  ///
  /// A file from somewhere else must not make us read other files, run scripts or draw its text as
  /// a video; and single pictures have readers of their own.
  private static let formats: String = {
    let others: Set = [
      "applehttp", "avisynth", "concat", "dash", "hls", "imf", "rtp", "rtsp", "sap", "sdp", "tty",
      "vapoursynth", "webm_dash_manifest",
    ]
    var names: [String] = []
    var position: UnsafeMutableRawPointer?
    while let format = av_demuxer_iterate(&position)?.pointee {
      guard let name = format.name, format.flags & AVFMT_NOFILE == 0 else { continue }
      names += String(cString: name).split(separator: ",").map(String.init)
        .filter { !others.contains($0) && !$0.hasSuffix("_pipe") }
    }
    return names.joined(separator: ",")
  }()
}
