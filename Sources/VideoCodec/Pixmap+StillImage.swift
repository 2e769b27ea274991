import CAVCodec
public import Raster

extension Pixmap {
  /// Decodes a JPEG or a still WebP.
  ///
  /// Colours are taken as sRGB; profiles and a camera's rotation are ignored. JPEG is full-range
  /// BT.601, as JFIF has it. The result is whole: what the decoder can find wrong is an error.
  public init(stillImageData bytes: [UInt8]) throws(VideoError) {
    VideoLibrary.quiet
    let header = try StillImageHeader(bytes)
    let frame: FrameBuffer
    do throws(AVError) {
      frame = try FrameBuffer.decoded(bytes, header.format)
    } catch {
      throw .unreadable(detail: header.format.complaint(about: error))
    }
    guard frame.pointer.pointee.width == header.width,
      frame.pointer.pointee.height == header.height
    else {
      throw .unreadable(detail: "damaged \(header.format.name) picture: it has two sizes")
    }
    // The still formats code their colours by BT.601.
    self = try Scaler(frame, matrix: AVCOL_SPC_SMPTE170M).pixmap(frame)
  }
}

extension StillImageHeader.Format {
  /// What is wrong. The decoders' own codes say less than nothing: some damage is "Operation not
  /// permitted", some "Invalid argument".
  fileprivate func complaint(about error: AVError) -> String {
    switch error.code {
    case cav_error_no_decoder: "this FFmpeg cannot decode \(name) pictures"
    case -ENOMEM: "there is not enough memory for the \(name) picture"
    default: "damaged \(name) picture: its data cannot be decoded"
    }
  }
}

extension FrameBuffer {
  /// The one picture of a JPEG or WebP file.
  fileprivate static func decoded(
    _ bytes: [UInt8], _ format: StillImageHeader.Format
  ) throws(AVError) -> FrameBuffer {
    let id = format == .jpeg ? AV_CODEC_ID_MJPEG : AV_CODEC_ID_WEBP
    guard let decoder = avcodec_find_decoder(id) else {
      throw AVError(code: cav_error_no_decoder, call: "avcodec_find_decoder")
    }
    let codec = try CodecContext(decoder)
    codec.pointer.pointee.err_recognition =
      AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_EXPLODE
    codec.pointer.pointee.thread_count = 1
    codec.pointer.pointee.max_pixels = Int64(Pixmap.maximumPixelCount)
    try check(avcodec_open2(codec.pointer, decoder, nil), "avcodec_open2")
    let packet = try Packet()
    try check(av_new_packet(packet.pointer, Int32(clamping: bytes.count)), "av_new_packet")
    bytes.withUnsafeBytes { source in
      let target = UnsafeMutableRawBufferPointer(
        start: packet.pointer.pointee.data, count: Int(packet.pointer.pointee.size))
      target.copyBytes(from: source.prefix(target.count))
    }
    let frame = try FrameBuffer()
    try check(avcodec_send_packet(codec.pointer, packet.pointer), "avcodec_send_packet")
    try check(avcodec_send_packet(codec.pointer, nil), "avcodec_send_packet")
    try check(avcodec_receive_frame(codec.pointer, frame.pointer), "avcodec_receive_frame")
    guard frame.pointer.pointee.decode_error_flags == 0 else {
      throw AVError(code: cav_error_invalid_data, call: "avcodec_receive_frame")
    }
    return frame
  }
}
