import Foundation
import MockKit
import Raster
import Rendering
import SceneModel
import ShakeEngine
import Timing
import Typography

/// Times the drawing of the standard work, and a plain copy of one of its frames in the same run:
/// the ratio of the two is worth comparing between machines. Then the comparison of two of its frames,
/// and the decoding of both.
@main
enum RenderBenchmark {
  private static let rounds = 7

  static func main() throws {
    let reader = SceneReader(name: "standard work", baseFolder: ".") { path in
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    let (scene, _) = try reader.read(Array(StandardWork.scene.utf8))
    guard let rate = FrameRate(60) else { return }
    let clock = try FrameClock(rate: rate, duration: scene.timeline.duration)
    let stage = Stage(scene: scene, fonts: .system())

    let still = try FrameSequence(of: stage, clock: clock).still(frame: 0)
    let copy = copyTime(still)
    report("copy of a frame", copy, against: copy)
    for workers in [1, 2] {
      let sequence = FrameSequence(of: stage, clock: clock, workers: workers)
      let time = try median {
        // As an encoder's queue does, the taker still holds a frame while the next is drawn.
        var held: Pixmap?
        try sequence.deliver { held = $0.pixmap }
        withExtendedLifetime(held) {}
      }
      report(
        "frames, \(workers) worker\(workers > 1 ? "s" : "")", time / clock.frameCount, against: copy
      )
    }
    let diff = try DiffBenchmark()
    defer { diff.cleanUp() }
    try diff.run(still, FrameSequence(of: stage, clock: clock).still(frame: 25))
  }

  /// The medians of two works, done in turn so that a slow moment of the machine meets both.
  static func medians(
    _ first: () -> Void, and second: () -> Void
  ) -> (Duration, Duration) {
    let times = (0..<(3 * rounds)).map { _ in
      (ContinuousClock().measure(first), ContinuousClock().measure(second))
    }
    return (times.map(\.0).sorted()[times.count / 2], times.map(\.1).sorted()[times.count / 2])
  }

  private static func copyTime(_ pixmap: Pixmap) -> Duration {
    let target = UnsafeMutableBufferPointer<PremultipliedColor>.allocate(
      capacity: pixmap.pixels.count)
    defer { target.deallocate() }
    let copies = 60
    let time = median {
      for _ in 0..<copies { _ = target.update(fromContentsOf: pixmap.pixels) }
    }
    return time / copies
  }

  private static func median(_ work: () throws -> Void) rethrows -> Duration {
    let times = try (0..<rounds).map { _ in try ContinuousClock().measure(work) }
    return times.sorted()[rounds / 2]
  }

  private static func report(_ name: String, _ time: Duration, against copy: Duration) {
    let name = name.padding(toLength: 20, withPad: " ", startingAt: 0)
    print(String(format: "%@ %7.3f ms   %6.2f copies", name, time / .milliseconds(1), time / copy))
  }
}
