import Encoding
import Golden
import PNGCodec
import Rendering
import SceneModel
import ShakeEngine
import Timing
import VideoCodec

/// What a render did, as `--json` prints it.
struct RenderResult: Encodable {
  /// An output that appeared.
  struct Output: Encodable {
    let path: String
    let format: String
    let frames: Int
    @JSONNumber var duration: Double
    /// What the user should know about it, such as a padded size.
    let remark: String?
  }

  let program: String
  let scene: String
  let outputs: [Output]
  let frames: Int
  @JSONNumber var duration: Double
  let fps: String
  let width: Int
  let height: Int
  /// One digest for all frames, of their digests.
  let sha256: String
  /// The SHA-256 of each frame's pixels.
  let frameSHA256: [String]
  let warnings: [String]
  let completions: [CompletionEntry]
  let libraries: [String: String]

  init(
    _ plan: RenderPlan, outputs: [Output], digest: DigestSink, warnings: [String]
  ) throws(EncodingError) {
    program = "\(Manual.program) \(Program.version)"
    scene = plan.document.name
    self.outputs = outputs
    frames = plan.indices.count
    duration = plan.duration
    fps = "\(plan.clock.rate)"
    width = plan.width
    height = plan.height
    sha256 = try digest.whole
    frameSHA256 = digest.frames
    self.warnings = warnings
    completions = plan.document.scene.timeline.completions.map(CompletionEntry.init)
    libraries = Libraries.versions.reduce(into: [:]) { $0[$1.name] = $1.version }
  }
}

extension RenderResult.Output {
  /// An output of a plan; a video may hold its frames several times.
  init(_ target: OutputTarget, _ sink: any FrameSink, _ plan: RenderPlan, loops: Int) {
    let times = target.isVideo ? loops : 1
    path = sink.path
    format = target.format.rawValue
    frames = plan.indices.count * times
    duration = plan.clock.rate.time(ofFrame: frames)
    remark = sink.remark
  }

  /// The output in a line, for people.
  func summary(_ plan: RenderPlan) -> String {
    "\(path): \(Words.count(frames, "frame")), \(DecimalText.short(duration)) s, "
      + "\(plan.width)x\(plan.height) px at \(plan.clock.rate) fps"
  }
}
