import Raster

/// Why a video or a picture could not be encoded or decoded.
public enum VideoError: Error, Hashable, Sendable {
  /// The FFmpeg at hand was built without libx264.
  case noH264Encoder
  /// FFmpeg refused; `action` says at what, in plain words.
  case ffmpeg(action: String, AVError)
  /// No known container, or a damaged one.
  case notVideo
  /// The file is not what it should be; `detail` says how.
  case unreadable(detail: String)
  /// A picture has another size than the video.
  case wrongSize(width: Int, height: Int)
  /// A side or the area is beyond what a picture may have.
  case tooLarge(width: Int, height: Int)
}

extension VideoError: CustomStringConvertible {
  /// What is wrong, in words for the user; they stand alone after a file's name and a colon.
  public var description: String {
    switch self {
    case .noH264Encoder:
      "this FFmpeg cannot encode H.264: install Debian's libavcodec-extra, or an FFmpeg built "
        + "with libx264"
    case .ffmpeg(let action, let error): error.isSystemError ? error.words : "\(action): \(error)"
    case .notVideo: "not a video that can be read, or a damaged one"
    case .unreadable(let detail): detail
    case .wrongSize(let width, let height):
      "a frame of \(width)x\(height) pixels does not fit the video"
    case .tooLarge(let width, let height):
      "the picture is \(width)x\(height) pixels; the limit is \(Pixmap.maximumSide) a side and "
        + "\(Pixmap.maximumPixelCount) in all"
    }
  }
}
