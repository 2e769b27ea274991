import CAVCodec
import Raster
import Timing

extension VideoReader {
  /// The next picture as players show it; nil at the end.
  ///
  /// All pictures have the size that ``info`` says, and each appears later than the one before.
  package mutating func nextPicture() throws(VideoError) -> VideoPicture? {
    guard try decode() else {
      if timestamps == nil { throw .unreadable(detail: "there is no picture in it") }
      return nil
    }
    let width = Int(frame.pointer.pointee.width)
    let height = Int(frame.pointer.pointee.height)
    guard width == info.width, height == info.height else {
      throw .wrongSize(width: width, height: height)
    }
    let time = try takeTime()
    let duration = cav_frame_duration(frame.pointer)
    return VideoPicture(
      time: time, duration: duration > 0 ? info.seconds(duration) : nil,
      pixmap: info.turns.applied(to: try convertedFrame()))
  }

  /// When ``frame`` appears, in seconds after the first.
  private mutating func takeTime() throws(VideoError) -> Double {
    let timestamp = frame.pointer.pointee.best_effort_timestamp
    guard timestamp != cav_no_timestamp else {
      throw .unreadable(detail: "it does not say when its pictures appear")
    }
    let first = timestamps?.lowerBound ?? timestamp
    if let last = timestamps?.upperBound, timestamp <= last {
      throw .unreadable(detail: "a picture appears before the one that it follows")
    }
    let (units, isTooLong) = timestamp.subtractingReportingOverflow(first)
    guard !isTooLong, abs(units) < 1 << 53 else {
      throw .unreadable(detail: "its times are senseless")
    }
    timestamps = first...timestamp
    let time = info.seconds(units)
    // Where a container rounds times, the rate has the true ones.
    guard let constantRate else { return time }
    return constantRate.time(
      ofFrame: Int(min((time * constantRate.framesPerSecond).rounded(), 0x1p53)))
  }

  private mutating func convertedFrame() throws(VideoError) -> Pixmap {
    if scaler?.fits(frame, matrix: Self.defaultMatrix) != true {
      scaler = try Scaler(frame, matrix: Self.defaultMatrix)
    }
    guard let pixmap = try scaler?.pixmap(frame) else {
      throw .tooLarge(width: info.width, height: info.height)
    }
    return pixmap
  }
}
