package import Encoding
import Raster

extension FrameSequence {
  /// Draws each frame once, into all sinks; all outputs appear, or none.
  ///
  /// - Parameters:
  ///   - sinks: The outputs, prepared.
  ///   - afterEach: Told how many frames are drawn.
  /// - Throws: ``RenderingError`` and `EncodingError`.
  package func write(
    to sinks: [any FrameSink], afterEach: (_ count: Int) -> Void = { _ in }
  ) throws {
    let pipeline = FramePipeline(sinks: sinks)
    do {
      try deliver { frame in
        try pipeline.append(
          Frame(
            ordinal: frame.ordinal, index: frame.index, pixmap: frame.pixmap,
            damage: frame.damage))
        afterEach(frame.ordinal + 1)
      }
      try pipeline.finish()
    } catch {
      pipeline.cancel()
      throw error
    }
  }
}
