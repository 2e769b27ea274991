import CAVCodec
import Raster

/// Turns FFmpeg's pictures, whatever their pixel format, into pixmaps of the same size.
struct Scaler: ~Copyable {
  private let pointer: OpaquePointer
  private let source: Source
  private var width: Int { Int(source.width) }
  private var height: Int { Int(source.height) }

  /// What a conversion depends on.
  struct Source: Hashable {
    let width: Int32
    let height: Int32
    let format: Int32
    let matrix: UInt32
    let isFullRange: Bool

    init(_ frame: borrowing FrameBuffer, matrix: AVColorSpace) {
      let picture = frame.pointer.pointee
      width = picture.width
      height = picture.height
      format = picture.format
      let isUntold =
        picture.colorspace == AVCOL_SPC_UNSPECIFIED || picture.colorspace == AVCOL_SPC_RGB
      self.matrix = isUntold ? matrix.rawValue : picture.colorspace.rawValue
      isFullRange = picture.color_range == AVCOL_RANGE_JPEG
    }
  }

  /// A converter for pictures like `frame`. Where the picture does not say how its colours are
  /// coded, it is taken for `matrix` in limited range.
  init(_ frame: borrowing FrameBuffer, matrix: AVColorSpace) throws(VideoError) {
    let source = Source(frame, matrix: matrix)
    let context = sws_getContext(
      source.width, source.height, AVPixelFormat(source.format), source.width, source.height,
      AV_PIX_FMT_RGBA,
      SWS_BILINEAR | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP | SWS_ACCURATE_RND
        | SWS_BITEXACT, nil, nil, nil)
    guard let context else {
      throw .unreadable(detail: "its pixel format cannot be converted")
    }
    // Refused for formats that have no matrix, which is as well.
    let unity: Int32 = 1 << 16
    sws_setColorspaceDetails(
      context, sws_getCoefficients(Int32(source.matrix)), source.isFullRange ? 1 : 0,
      sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, unity, unity)
    pointer = context
    self.source = source
  }

  /// Whether a picture is like those that the converter is for.
  func fits(_ frame: borrowing FrameBuffer, matrix: AVColorSpace) -> Bool {
    source == Source(frame, matrix: matrix)
  }

  deinit { sws_freeContext(pointer) }

  /// The picture, premultiplied.
  func pixmap(_ frame: borrowing FrameBuffer) throws(VideoError) -> Pixmap {
    guard var pixmap = Pixmap(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let rows = pixmap.withMutablePixels { pixels in
      pixels.withUnsafeMutableBufferPointer { buffer in
        let rows = scale(frame, into: UnsafeMutableRawBufferPointer(buffer))
        for index in buffer.indices where buffer[index].alpha != 255 {
          let color = buffer[index]
          buffer[index] =
            StraightColor(
              red: color.red, green: color.green, blue: color.blue, alpha: color.alpha
            ).premultiplied
        }
        return rows
      }
    }
    guard Int(rows) == height else {
      throw .ffmpeg(action: "a picture cannot be converted", AVError(code: rows, call: "sws_scale"))
    }
    return pixmap
  }

  private func scale(
    _ frame: borrowing FrameBuffer, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int32 {
    var target: [UnsafeMutablePointer<UInt8>?] = [
      buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, nil, nil,
    ]
    let targetLines: [Int32] = [Int32(width * 4), 0, 0, 0]
    let data = frame.pointer.pointee.data
    let lines = frame.pointer.pointee.linesize
    let source: [UnsafePointer<UInt8>?] = [
      UnsafePointer(data.0), UnsafePointer(data.1), UnsafePointer(data.2), UnsafePointer(data.3),
    ]
    let sourceLines = [lines.0, lines.1, lines.2, lines.3]
    return sws_scale(pointer, source, sourceLines, 0, Int32(height), &target, targetLines)
  }
}
