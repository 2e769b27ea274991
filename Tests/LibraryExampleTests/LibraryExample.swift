import Geometry
import PNGCodec
import Rendering
import ShakeEngine
import Timing

/// How far a view is from its place a tenth of a second into a shake, in points.
func offsetAfterATenth() -> Double {
  ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5))).pose(at: 0.1).x
}

/// The offsets that the frames of a shake show, as CSV.
func offsets(of shake: ShakeMotion, at rate: FrameRate) throws -> String {
  let rows = try ShakeCurve(shake).samples(at: rate).map { "\($0.frame),\($0.time),\($0.pose.x)\n" }
  return "frame,time,x\n" + rows.joined()
}

/// Writes a scene as a video and as PNG frames; its first frame once more, as PNG in memory.
func render(_ document: String, to folder: String) throws -> [UInt8] {
  let scene = try SceneRenderer(contentsOf: document, frameRate: .standard, scale: 2)
  for warning in scene.warnings { print(warning) }
  try scene.write(to: "\(folder)/scene.mp4", "\(folder)/frames/")
  return try scene.frame(0).pngData()
}

/// The indices of the frames that differ from the ones before them.
func changes(in document: String) throws -> [Int] {
  let rate = try FrameRate(parsing: "29.97")
  let scene = try SceneRenderer(SceneDocument(document.utf8), frameRate: rate)
  var changes: [Int] = []
  try scene.forEachFrame { frame in
    if !frame.damage.isEmpty { changes.append(frame.index) }
  }
  return changes
}
