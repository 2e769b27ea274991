import Foundation
import Geometry
import MockKit
import PNGCodec
import Raster
import Rendering
import SceneModel
import ShakeEngine
import TestSupport
import Testing
import Timing
import Typography

/// Whole scenes, as a user has them.
@Suite struct ExampleScenes {
  static let names = ["afviewshaker-form", "qhlshakes-demo", "login-error-hud", "screenshot-rect"]

  private func sequence(
    _ name: String, indices: (FrameClock) -> [Int], workers: Int
  ) throws -> FrameSequence {
    let folder = Repository.path("Examples")
    let document = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).json"))
    let reader = SceneReader(name: name, baseFolder: folder) { path in
      try Pixmap(pngData: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let (scene, _) = try reader.read(Array(document))
    let clock = try FrameClock(
      rate: try #require(FrameRate(60)), duration: scene.timeline.duration)
    return FrameSequence(
      of: Stage(scene: scene, fonts: .system()), clock: clock, indices: indices(clock),
      workers: workers)
  }

  @Test(arguments: names, [1, 2])
  func everyFrameEqualsItsStill(name: String, workers: Int) throws {
    let sequence = try sequence(
      name, indices: { Array(stride(from: 0, to: $0.frameCount, by: 7)) }, workers: workers)
    var last: Pixmap?
    try sequence.deliver { frame in
      let still = try sequence.still(frame: frame.index)
      #expect(frame.pixmap == still, "frame \(frame.index)")
      #expect(frame.damage == last.map { still.difference(from: $0) } ?? still.bounds)
      last = still
    }
  }

  @Test(arguments: ["afviewshaker-form", "screenshot-rect"])
  func theLastFrameEqualsTheFirst(name: String) throws {
    let sequence = try sequence(name, indices: { [0, $0.frameCount - 1] }, workers: 1)
    try sequence.deliver { frame in #expect(frame.damage.isEmpty == (frame.ordinal == 1)) }
  }
}
