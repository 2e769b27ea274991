import Encoding
import Raster
import SceneModel
import Timing

extension SceneRenderer {
  /// Draws all frames, each once, and writes them to files.
  ///
  /// A path's ending says what is written, as with the command `render`: an H.264 video
  /// (`shake.mp4`), an animated PNG (`shake.apng`), PNG files in a folder (`frames/`) or under names
  /// of your own (`frame-%04d.png`). Missing folders are made. All outputs appear whole, or none
  /// does.
  ///
  /// - Parameters:
  ///   - paths: Where to.
  ///   - workers: How many threads draw, 1 ... 64, clamped; nil for one a processor.
  /// - Throws: An error that prints one line: a path that says no format, a disk that is full.
  public func write(to paths: String..., workers: Int? = nil) throws {
    let options = OutputOptions(
      width: scene.canvas.pixelWidth, height: scene.canvas.pixelHeight, frameRate: clock.rate,
      lastIndex: frameCount - 1)
    let sequence = try frames(nil, workers: workers)
    let targets = try paths.map { path throws(OutputTargetError) in
      try OutputTarget.parse(path)
    }
    try sequence.write(to: OutputTarget.sinks(targets, options))
  }
}
