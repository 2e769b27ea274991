import CAVCodec
import Raster

extension CodecContext {
  /// An open decoder for a stream, to which damage is an error.
  static func decoder(of stream: UnsafePointer<AVStream>) throws(AVError) -> CodecContext {
    guard let decoder = avcodec_find_decoder(stream.pointee.codecpar.pointee.codec_id) else {
      throw AVError(code: cav_error_no_decoder, call: "avcodec_find_decoder")
    }
    let codec = try CodecContext(decoder)
    try check(
      avcodec_parameters_to_context(codec.pointer, stream.pointee.codecpar),
      "avcodec_parameters_to_context")
    codec.pointer.pointee.err_recognition = AV_EF_EXPLODE
    codec.pointer.pointee.max_pixels = Int64(Pixmap.maximumPixelCount)
    try check(avcodec_open2(codec.pointer, decoder, nil), "avcodec_open2")
    return codec
  }
}
