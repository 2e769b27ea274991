import Geometry
import Synchronization
import VideoCodec

/// Takes frames as a file would, and keeps a SHA-256 of each one's pixels.
///
/// A digest is over straight-alpha red, green, blue and alpha bytes, rows from the top: what any
/// PNG reader gives for the frame's file.
package final class DigestSink: FrameSink {
  /// A name for messages: there is no file.
  package let path = "digest"
  /// Nothing to say.
  package let remark: String? = nil

  private let state = Mutex<[[UInt8]]>([])

  /// A sink without frames.
  package init() {}

  /// The digest of each frame so far, in hexadecimal.
  package var frames: [String] { state.withLock { $0.map(SHA256.hexadecimal) } }

  /// One digest for all frames so far: of their digests, 32 bytes each, one after another.
  package var whole: String {
    get throws(EncodingError) {
      let frames = state.withLock(\.self)
      return SHA256.hexadecimal(try digest { $0.update(Array(frames.joined())) })
    }
  }

  /// Takes a frame's digest.
  package func append(_ frame: Frame) throws(EncodingError) {
    let last = state.withLock(\.last)
    // A frame like the one before has its digest.
    let next =
      if let last, frame.damage.isEmpty { last } else { try digest { $0.update(frame.pixmap) } }
    state.withLock { $0.append(next) }
  }

  /// Does nothing: the digests are there already.
  package func close() {}

  /// Does nothing: there is no file.
  package func publish() {}

  /// Does nothing: there is no file.
  package func cancel() {}

  private func digest(_ body: (inout SHA256) -> Void) throws(EncodingError) -> [UInt8] {
    do throws(VideoError) {
      var hash = try SHA256()
      body(&hash)
      return hash.finish()
    } catch {
      throw .video(path: path, error)
    }
  }
}
