import CAVCodec
package import Raster

/// A picture of a video.
package struct DecodedFrame: Sendable {
  /// A plane of samples, in rows from the top, without padding.
  package struct Plane: Hashable, Sendable {
    /// Columns.
    package let width: Int
    /// Rows.
    package let height: Int
    /// A byte a sample.
    package let samples: [UInt8]

    /// The sample in a column and a row, which must be inside.
    package subscript(x: Int, y: Int) -> UInt8 { samples[y * width + x] }
  }

  /// When it is shown, in the stream's units.
  package let timestamp: Int64
  /// Brightness, blueness and redness, as coded: in 4:2:0 the latter two have half the size. Empty
  /// for pictures that are not 8-bit YUV.
  package let planes: [Plane]
  /// The picture in sRGB.
  package let pixmap: Pixmap

  init(_ frame: borrowing FrameBuffer, matrix: AVColorSpace) throws(VideoError) {
    timestamp = frame.pointer.pointee.best_effort_timestamp
    planes = Self.planes(frame)
    pixmap = try Scaler(frame, matrix: matrix).pixmap(frame)
  }

  private static func planes(_ frame: borrowing FrameBuffer) -> [Plane] {
    let format = AVPixelFormat(frame.pointer.pointee.format)
    guard let layout = av_pix_fmt_desc_get(format)?.pointee, layout.nb_components == 3,
      layout.comp.0.depth == 8, layout.flags & UInt64(AV_PIX_FMT_FLAG_RGB) == 0,
      layout.flags & UInt64(AV_PIX_FMT_FLAG_PLANAR) != 0
    else { return [] }
    let width = Int(frame.pointer.pointee.width)
    let height = Int(frame.pointer.pointee.height)
    let data = frame.pointer.pointee.data
    let lines = frame.pointer.pointee.linesize
    let right = (1 << layout.log2_chroma_w) - 1
    let bottom = (1 << layout.log2_chroma_h) - 1
    let chromaWidth = (width + right) >> layout.log2_chroma_w
    let chromaHeight = (height + bottom) >> layout.log2_chroma_h
    return [
      plane(data.0, lines.0, width, height), plane(data.1, lines.1, chromaWidth, chromaHeight),
      plane(data.2, lines.2, chromaWidth, chromaHeight),
    ].compactMap(\.self)
  }

  private static func plane(
    _ data: UnsafeMutablePointer<UInt8>?, _ line: Int32, _ width: Int, _ height: Int
  ) -> Plane? {
    guard let data else { return nil }
    let samples = (0..<height).flatMap { y in
      UnsafeBufferPointer(start: data + y * Int(line), count: width)
    }
    return Plane(width: width, height: height, samples: samples)
  }
}
