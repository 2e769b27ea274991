import CAVCodec
import Timing

extension CodecContext {
  /// An open H.264 encoder.
  ///
  /// The same frames give the same bytes on every machine: x264 decides by its own threads'
  /// timing nowhere, but their number has a say, so it is fixed.
  static func h264(
    width: Int, height: Int, frameRate: FrameRate, settings: VideoSettings
  ) throws(VideoError) -> CodecContext {
    guard let encoder = avcodec_find_encoder_by_name(VideoLibrary.h264EncoderName) else {
      throw .noH264Encoder
    }
    do throws(AVError) {
      let codec = try CodecContext(encoder)
      codec.describe(width: width, height: height, frameRate: frameRate)
      try codec.set("preset", settings.preset.rawValue)
      try codec.set("crf", String(max(1, settings.crf)))
      try codec.set("profile", "high")
      try codec.set("x264-params", Self.parameters.joined(separator: ":"))
      try check(avcodec_open2(codec.pointer, encoder, nil), "avcodec_open2")
      return codec
    } catch {
      throw .ffmpeg(action: "the H.264 encoder does not start", error)
    }
  }

  private func describe(width: Int, height: Int, frameRate: FrameRate) {
    let context = pointer
    context.pointee.width = Int32(width)
    context.pointee.height = Int32(height)
    context.pointee.pix_fmt = AV_PIX_FMT_YUV420P
    context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    context.pointee.time_base = AVRational(
      num: Int32(frameRate.denominator), den: Int32(frameRate.numerator))
    context.pointee.framerate = AVRational(
      num: Int32(frameRate.numerator), den: Int32(frameRate.denominator))
    // BT.709 in all four tags, whatever the size: a player that has to guess guesses by size.
    context.pointee.color_range = AVCOL_RANGE_MPEG
    context.pointee.colorspace = AVCOL_SPC_BT709
    context.pointee.color_primaries = AVCOL_PRI_BT709
    context.pointee.color_trc = AVCOL_TRC_BT709
    context.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT
    context.pointee.thread_count = Self.encoderThreads
    context.pointee.thread_type = FF_THREAD_FRAME
    context.pointee.flags |= AV_CODEC_FLAG_BITEXACT | AV_CODEC_FLAG_GLOBAL_HEADER
  }

  private static let encoderThreads: Int32 = 4

  /// Adaptive quantisation and the macroblock tree save bits where film hides it: at strong edges
  /// and in what is about to move. In drawn pictures that is all there is to see, and with them the
  /// middle of a moving box is off by a tenth of a pixel at any crf; without, by a hundredth.
  private static let parameters = [
    "cpu-independent=1", "lookahead-threads=1", "sliced-threads=0", "aq-mode=0", "mbtree=0",
  ]

  private func set(_ name: String, _ value: String) throws(AVError) {
    try check(av_opt_set(pointer.pointee.priv_data, name, value, 0), "av_opt_set \(name)")
  }
}
