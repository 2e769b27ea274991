import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// What is kept between frames is bounded.
@Suite struct Caches {
  /// 32 by 24 px of pixels.
  private static let boxBytes = 32 * 24 * 4

  private func box(_ step: Int) -> DisplayNode {
    .box(Double(step % 8), Double(step % 5), 32, 24, .red)
  }

  @Test func picturesBeyondTheLimitAreDropped() throws {
    let store = PictureStore(byteLimit: 3 * Self.boxBytes)
    let renderer = FrameRenderer(pictures: store)
    for step in 0..<10 {
      _ = try renderer.render(DisplayList([box(step)]))
      #expect(store.byteCount == min(step + 1, 3) * Self.boxBytes)
    }
  }

  @Test func aPictureIsRasterisedOnceForAllRenderers() throws {
    let store = PictureStore()
    let list = DisplayList([box(0), .moved([box(1)])])
    for _ in 0..<3 { _ = try FrameRenderer(pictures: store).render(list) }
    #expect(store.byteCount == 2 * Self.boxBytes)
  }

  @Test func layersBeyondTheLimitAreDropped() throws {
    let limit = 5 * Self.boxBytes
    let renderer = FrameRenderer(layerByteLimit: limit)
    var most = 0
    for step in 0..<20 {
      _ = try renderer.render(DisplayList([.moved(id: step, [box(step)])]))
      most = max(most, renderer.layerByteCount)
      #expect(renderer.layerByteCount <= limit)
    }
    #expect(most > 0)
  }

  @Test func aLongAnimationHoldsNoMoreThanAShortOne() throws {
    let store = PictureStore()
    let renderer = FrameRenderer(pictures: store)
    let nodes = [box(0), box(1)]
    var after10 = 0
    for frame in 0..<200 {
      let offset = Point(x: Double(frame % 17) / 4, y: Double(frame % 5))
      _ = try renderer.render(DisplayList([.paper, .moved(by: offset, nodes)]))
      if frame == 9 { after10 = store.byteCount + renderer.layerByteCount }
    }
    #expect(store.byteCount + renderer.layerByteCount == after10)
  }
}
