import MockKit
public import Raster
public import SceneModel
import ShakeEngine
public import Timing
public import Typography

/// The frames of a scene: from a document to pixels.
///
/// The pixels of a frame depend on the scene, the fonts and the frame's time alone: frames can be
/// asked for in any order, and from several threads.
public struct SceneRenderer: Sendable {
  /// The document that is drawn, and the scene in it.
  public let document: SceneDocument
  /// Which time a frame shows.
  public let clock: FrameClock
  private let stage: Stage

  /// Reads a scene's file and gets it ready to be drawn.
  ///
  /// - Parameters:
  ///   - path: A scene document. Its pictures are relative to the folder that it is in.
  ///   - frameRate: Frames a second.
  ///   - scale: Device pixels a point, 1 ... 20; nil for the document's own.
  ///   - fonts: What text is drawn with.
  /// - Throws: ``InputFileError``, `SceneError`, which prints one line a mistake, and
  ///   `FrameClockError` where the scene has too many frames at this rate.
  public init(
    contentsOf path: String, frameRate: FrameRate = .standard, scale: Int? = nil,
    fonts: FontLibrary = .system()
  ) throws {
    let document = try SceneDocument(contentsOf: path, overrides: SceneOverrides(scale: scale))
    try self.init(document, frameRate: frameRate, fonts: fonts)
  }

  /// Gets a document's scene ready to be drawn.
  ///
  /// - Parameters:
  ///   - document: The scene.
  ///   - frameRate: Frames a second.
  ///   - slowdown: How many seconds of frames show one second of the scene; 1/1000 ... 1000.
  ///   - fonts: What text is drawn with.
  /// - Throws: `FrameClockError` for a slowdown out of range, and where there are too many frames.
  public init(
    _ document: SceneDocument, frameRate: FrameRate = .standard, slowdown: Double = 1,
    fonts: FontLibrary = .system()
  ) throws(FrameClockError) {
    let clock = try FrameClock(
      rate: frameRate, duration: document.scene.timeline.duration, slowdown: slowdown)
    self.init(document, clock: clock, fonts: fonts)
  }

  /// Gets a document's scene ready to be drawn at a clock's times.
  package init(_ document: SceneDocument, clock: FrameClock, fonts: FontLibrary) {
    self.document = document
    self.clock = clock
    stage = Stage(scene: document.scene, fonts: fonts)
  }

  /// What is drawn.
  public var scene: Scene { document.scene }

  /// How many frames there are; 1 or more.
  public var frameCount: Int { clock.frameCount }

  /// What a user should know, a line each: what is doubtful in the document, and then what cannot be
  /// drawn as it says, such as text in a font that is missing.
  public var warnings: [String] {
    document.warnings.map(\.description) + drawingWarnings
  }

  /// The warnings that the document's reader did not have.
  package var drawingWarnings: [String] {
    stage.warnings.map { "\(document.name): warning: \($0)" }
  }

  /// The picture of a frame.
  ///
  /// - Throws: ``RenderingError/noSuchFrame(_:frameCount:)`` for an index that is not in
  ///   0 ..< ``frameCount``.
  public func frame(_ index: Int) throws(RenderingError) -> Pixmap {
    try check(index)
    return try still(at: clock.time(ofFrame: index))
  }

  /// The picture at a time of the scene, in seconds; before its start it shows the start, and after
  /// its end the end.
  public func still(at time: Double) throws(RenderingError) -> Pixmap {
    try FrameRenderer().render(stage.displayList(at: time))
  }

  /// Draws frames on several threads and hands them over one after the other, on the caller's.
  ///
  /// No more than a few are drawn ahead while `body` takes its time.
  ///
  /// - Parameters:
  ///   - indices: Which frames, in which order; nil for all.
  ///   - workers: How many threads draw, 1 ... 64, clamped; nil for one a processor.
  ///   - body: Takes a frame. An error that it throws ends the work.
  /// - Throws: What `body` throws, and ``RenderingError``.
  public func forEachFrame(
    _ indices: [Int]? = nil, workers: Int? = nil, _ body: (RenderedFrame) throws -> Void
  ) throws {
    try frames(indices, workers: workers).deliver(to: body)
  }

  /// The frames, to be delivered.
  package func frames(
    _ indices: [Int]?, workers: Int?
  ) throws(RenderingError) -> FrameSequence {
    for index in indices ?? [] { try check(index) }
    return FrameSequence(of: stage, clock: clock, indices: indices, workers: workers)
  }

  private func check(_ index: Int) throws(RenderingError) {
    guard index >= 0, index < frameCount else {
      throw .noSuchFrame(index, frameCount: frameCount)
    }
  }
}
