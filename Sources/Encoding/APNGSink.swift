import Geometry
import PNGCodec
import Synchronization
import Timing

/// An animated PNG.
///
/// Frames go to disk as they come, so memory does not grow with their number.
final class APNGSink: FrameSink {
  let path: String
  let remark: String? = nil

  private let output: OutputFile
  private let state: Mutex<State?>

  struct State: ~Copyable {
    var writer: APNGWriter
    var file: OpenFile
    var hasFrames = false
  }

  init(_ output: OutputFile, _ options: OutputOptions) throws(EncodingError) {
    path = output.path
    self.output = output
    let state = Mutex<State?>(nil)
    do throws(EncodingError) {
      try output.start { (temporaryPath) throws(EncodingError) in
        try state.withLock { (state) throws(EncodingError) in
          let writer = try Self.png(output.path) { () throws(PNGError) in
            try APNGWriter(frameRate: options.frameRate, plays: options.plays)
          }
          let file = try OpenFile(temporaryPath, output: output.path)
          state = State(writer: writer, file: file)
        }
      }
    } catch {
      output.cancel()
      throw error
    }
    self.state = state
  }

  func append(_ frame: Frame) throws(EncodingError) {
    try state.withLock { (state) throws(EncodingError) in
      let bytes = try Self.png(path) { () throws(PNGError) in
        try state?.writer.append(frame.pixmap, damage: frame.damage) ?? []
      }
      try state?.file.append(bytes)
      state?.hasFrames = true
    }
  }

  func close() throws(EncodingError) {
    try state.withLock { (state) throws(EncodingError) in
      guard let last = state.take() else { return }
      guard last.hasFrames else { throw .noFrames(path: path) }
      let writer = last.writer
      var file = last.file
      let ending: APNGEnding
      do throws(PNGError) {
        ending = try writer.finish()
      } catch {
        throw .png(path: path, error)
      }
      try file.append(ending.tail)
      // It is known only now how many frames there are.
      try file.replaceStart(with: ending.head)
      try file.close()
    }
  }

  func publish() throws(EncodingError) { try output.publish() }

  func cancel() {
    state.withLock { $0 = nil }
    output.cancel()
  }

  /// Runs `body`; an error of it names the output.
  private static func png<R: ~Copyable>(
    _ path: String, _ body: () throws(PNGError) -> R
  ) throws(EncodingError) -> R {
    do throws(PNGError) {
      return try body()
    } catch {
      throw .png(path: path, error)
    }
  }
}
