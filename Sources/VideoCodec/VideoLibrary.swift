import CAVCodec

/// The C libraries that video is read and written with.
public enum VideoLibrary {
  /// The name and version of each library that runs, such as ("libavcodec", "59.37.100").
  public static var versions: [(name: String, version: String)] {
    [
      ("libavformat", words(avformat_version())), ("libavcodec", words(avcodec_version())),
      ("libavutil", words(avutil_version())), ("libswscale", words(swscale_version())),
    ]
  }

  /// Whether H.264 can be written.
  public static var hasH264Encoder: Bool { avcodec_find_encoder_by_name(h264EncoderName) != nil }

  /// Whether JPEG pictures can be read.
  public static var hasJPEGDecoder: Bool { avcodec_find_decoder(AV_CODEC_ID_MJPEG) != nil }

  /// Whether WebP pictures can be read.
  public static var hasWebPDecoder: Bool { avcodec_find_decoder(AV_CODEC_ID_WEBP) != nil }

  /// x264's own name for its version, such as "core 164 r3095 baee400"; nil where there is none.
  public static var x264Version: String? { X264Version.read() }

  static let h264EncoderName = "libx264"

  /// Keeps FFmpeg and x264 from writing to stderr. Every way into the module comes through here.
  static let quiet: Void = av_log_set_level(AV_LOG_QUIET)

  private static func words(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }
}
