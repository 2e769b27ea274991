import CAVCodec
package import Timing

/// What a video file says about itself, in FFmpeg's words.
package struct VideoInfo: Hashable, Sendable {
  /// The container by its demuxer's names, such as "mov,mp4,m4a,3gp,3g2,mj2" or "gif".
  package let container: String
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Such as "h264".
  package let codec: String
  /// Such as "avc1".
  package let codecTag: String
  /// Such as "High".
  package let profile: String
  /// Such as "yuv420p".
  package let pixelFormat: String
  /// The range, the matrix, the primaries, the transfer function, the place of chroma samples.
  package let colorTags: [String]
  /// Frames divided by duration, exactly.
  package let averageRate: FrameRate?
  /// The lowest rate that hits all timestamps.
  package let baseRate: FrameRate?
  /// Units of the timestamps in a second.
  package let timescale: FrameRate?
  /// The first timestamp, in seconds.
  package let startTime: Double
  /// How long the stream lasts, in seconds.
  package let duration: Double
  /// How long the container says that it lasts, in seconds.
  package let containerDuration: Double
  /// How many pictures the index has.
  package let frameCount: Int
  let streamIndex: Int
  let turns: QuarterTurns

  /// Columns as players show them.
  package var shownWidth: Int { turns.swapsSides ? height : width }
  /// Rows as players show them.
  package var shownHeight: Int { turns.swapsSides ? width : height }

  /// A number of the units that timestamps count in, in seconds, rounded once.
  func seconds(_ units: Int64) -> Double { timescale?.time(ofFrame: Int(units)) ?? 0 }
}

extension VideoInfo {
  init(_ container: UnsafePointer<AVFormatContext>, _ stream: UnsafePointer<AVStream>) {
    let parameters = stream.pointee.codecpar.pointee
    let scale = stream.pointee.time_base
    let unit = Double(scale.num) / Double(scale.den)
    self.container = Self.words(container.pointee.iformat?.pointee.name)
    width = Int(parameters.width)
    height = Int(parameters.height)
    codec = Self.words(avcodec_get_name(parameters.codec_id))
    codecTag = String(
      decoding: (0..<4).map { UInt8(parameters.codec_tag >> ($0 * 8) & 255) }, as: UTF8.self)
    profile = Self.words(avcodec_profile_name(parameters.codec_id, parameters.profile))
    pixelFormat = Self.words(av_get_pix_fmt_name(AVPixelFormat(parameters.format)))
    colorTags = [
      Self.words(av_color_range_name(parameters.color_range)),
      Self.words(av_color_space_name(parameters.color_space)),
      Self.words(av_color_primaries_name(parameters.color_primaries)),
      Self.words(av_color_transfer_name(parameters.color_trc)),
      Self.words(av_chroma_location_name(parameters.chroma_location)),
    ]
    averageRate = Self.rate(stream.pointee.avg_frame_rate)
    baseRate = Self.rate(stream.pointee.r_frame_rate)
    timescale = Self.rate(AVRational(num: scale.den, den: scale.num))
    startTime = Double(stream.pointee.start_time) * unit
    duration = Double(stream.pointee.duration) * unit
    containerDuration = Double(container.pointee.duration) / Double(AV_TIME_BASE)
    frameCount = Int(stream.pointee.nb_frames)
    streamIndex = Int(stream.pointee.index)
    turns = QuarterTurns(stream)
  }

  private static func words(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "unknown"
  }

  private static func rate(_ rational: AVRational) -> FrameRate? {
    FrameRate(Int(rational.num), over: Int(rational.den))
  }
}
