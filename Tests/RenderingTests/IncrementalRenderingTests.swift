import Geometry
import MockKit
import Raster
import Rendering
import TestSupport
import Testing

/// What a renderer drew before never shows.
@Suite struct IncrementalRendering {
  static let seeds = Array(UInt64(1)...40)

  private func orders(_ seed: UInt64) -> [[Int]] {
    let forwards = Array(0..<RandomAnimation.frameCount)
    var random = SeededGenerator(seed: seed)
    return [forwards, forwards.reversed(), (forwards + forwards).shuffled(using: &random)]
  }

  @Test(arguments: seeds) func everyFrameEqualsTheFrameFromScratch(seed: UInt64) throws {
    let animation = RandomAnimation(seed: seed)
    let fresh = try (0..<RandomAnimation.frameCount).map { try drawn(animation.list($0)) }
    for order in orders(seed) {
      let renderer = FrameRenderer()
      for frame in order {
        #expect(try renderer.render(animation.list(frame)) == fresh[frame], "frame \(frame)")
      }
    }
  }

  @Test(arguments: seeds) func everyFrameIsTheSameWithoutRoomForCaches(seed: UInt64) throws {
    let animation = RandomAnimation(seed: seed)
    let roomy = FrameRenderer()
    let cramped = FrameRenderer(pictures: PictureStore(byteLimit: 0), layerByteLimit: 0)
    for frame in 0..<RandomAnimation.frameCount {
      let list = animation.list(frame)
      #expect(try cramped.render(list) == roomy.render(list), "frame \(frame)")
    }
  }

  @Test(arguments: seeds) func damageHoldsEveryPixelThatChanged(seed: UInt64) throws {
    let animation = RandomAnimation(seed: seed)
    for order in orders(seed) {
      for (before, after) in zip(order, order.dropFirst()) {
        let (old, new) = (animation.list(before), animation.list(after))
        let damage = try FramePlan(new).damage(since: FramePlan(old))
        let difference = try drawn(new).difference(from: drawn(old))
        #expect(damage.union(difference) == damage, "\(before) to \(after)")
      }
    }
  }
}
