import CAVCodec
public import Geometry
public import Raster

extension VideoWriter {
  /// Adds a picture.
  ///
  /// `damage` is where it can differ from the one before; only that part is converted. It is
  /// ignored for the first picture.
  public mutating func append(_ pixmap: Pixmap, damage: PixelRect) throws(VideoError) {
    guard pixmap.width == width, pixmap.height == height else {
      throw .wrongSize(width: pixmap.width, height: pixmap.height)
    }
    do throws(AVError) {
      // The encoder may still hold the memory of the picture before: this copies it if so.
      try check(av_frame_make_writable(frame.pointer), "av_frame_make_writable")
      let region = frameCount == 0 ? pixmap.bounds : damage
      if let planes = YUVPlanes(frame) { YUVConverter(pixmap: pixmap).convert(region, to: planes) }
      try encodeFrame()
    } catch {
      throw .ffmpeg(action: "a frame cannot be encoded", error)
    }
  }

  /// Ends the file: the encoder's last packets, the other loops, the index.
  public consuming func finish() throws(VideoError) {
    do throws(AVError) {
      if frameCount == 1, loops > 1 {
        // A loop of one picture is coded as a longer clip: whole pictures that follow one another
        // must have different numbers, and copies have not.
        for _ in 1..<loops { try encodeFrame() }
        try encode(nil)
        try write(times: 1)
      } else {
        try encode(nil)
        try write(times: loops)
      }
      try muxer.finish()
    } catch {
      throw .ffmpeg(action: "the video file cannot be completed", error)
    }
  }

  /// Codes ``frame`` as the next one.
  private mutating func encodeFrame() throws(AVError) {
    frame.pointer.pointee.pts = Int64(frameCount)
    frameCount += 1
    try encode(frame.pointer)
  }

  /// Hands a picture, or nil for the end, to the encoder and takes what it has ready.
  private mutating func encode(_ frame: UnsafeMutablePointer<AVFrame>?) throws(AVError) {
    try check(avcodec_send_frame(codec.pointer, frame), "avcodec_send_frame")
    while true {
      let code = avcodec_receive_packet(codec.pointer, packet.pointer)
      if code == AVError.again || code == AVError.endOfFile { return }
      try check(code, "avcodec_receive_packet")
      // Without it the last frame would have no display time.
      packet.pointer.pointee.duration = 1
      if loops == 1 {
        try write()
      } else {
        try clip.take(packet)
      }
    }
  }

  /// Writes the kept clip, each time later by its length.
  private func write(times: Int) throws(AVError) {
    for loop in 0..<times {
      for kept in clip.packets {
        try check(av_packet_ref(packet.pointer, kept), "av_packet_ref")
        packet.pointer.pointee.pts += Int64(loop * frameCount)
        packet.pointer.pointee.dts += Int64(loop * frameCount)
        try write()
      }
    }
  }

  /// Writes ``packet``, whose times are in frames, and blanks it.
  private func write() throws(AVError) {
    av_packet_rescale_ts(
      packet.pointer, codec.pointer.pointee.time_base, stream.pointee.time_base)
    packet.pointer.pointee.stream_index = stream.pointee.index
    try check(
      av_interleaved_write_frame(muxer.pointer, packet.pointer), "av_interleaved_write_frame")
  }
}

extension YUVPlanes {
  /// The memory of a frame in 4:2:0.
  fileprivate init?(_ frame: borrowing FrameBuffer) {
    let data = frame.pointer.pointee.data
    let lines = frame.pointer.pointee.linesize
    guard let luma = data.0, let blue = data.1, let red = data.2 else { return nil }
    self.init(
      luma: luma, blue: blue, red: red, lumaStride: Int(lines.0), chromaStride: Int(lines.1))
  }
}
