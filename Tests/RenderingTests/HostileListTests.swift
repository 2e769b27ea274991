import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// Nothing that a list can hold stops a render or takes memory without measure.
@Suite struct HostileLists {
  private static let huge = [
    1e9, 1e18, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: [
    (16_385, 10), (10, 16_385), (16_384, 16_384), (Int.max, Int.max), (Int.max, 1),
  ]) func aHugeCanvasIsRefusedWithItsSize(width: Int, height: Int) {
    let list = DisplayList(
      pixelWidth: width, pixelHeight: height, deviceTransform: .identity, nodes: [])
    #expect(throws: RenderingError.canvasTooLarge(width: width, height: height)) {
      try FrameRenderer().render(list)
    }
  }

  @Test(arguments: [(0, 10), (10, 0), (-5, 10), (Int.min, Int.min)])
  func aCanvasWithoutPixelsIsRefused(width: Int, height: Int) {
    let list = DisplayList(
      pixelWidth: width, pixelHeight: height, deviceTransform: .identity, nodes: [])
    #expect(throws: RenderingError.emptyCanvas) { try FrameRenderer().render(list) }
  }

  @Test func refusalsAreSentences() {
    let tooLarge = RenderingError.canvasTooLarge(width: 16_385, height: 10)
    #expect("\(tooLarge)" == "a canvas of 16385x10 px is larger than a picture may be")
    #expect("\(RenderingError.emptyCanvas)" == "the canvas has no pixels")
  }

  @Test func anEmptyListIsTransparent() throws {
    #expect(try drawn(DisplayList([])) == Pixmap(width: 64, height: 48))
    #expect(
      try drawn(DisplayList([.moved([]), .picture(Picture(items: [], bounds: .zero))]))
        == Pixmap(width: 64, height: 48))
  }

  private static let noMaps: [Transform] =
    [.scale(x: 0, y: 0), .scale(x: 0, y: 1), Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)]
    + huge.filter { !$0.isFinite }.flatMap {
      [
        Transform.translation(x: $0, y: 0), .scale(x: $0, y: 1),
        Transform(a: 1, b: $0, c: $0, d: 1, tx: 0, ty: 0),
      ]
    }

  @Test(arguments: noMaps) func aLayerWithoutAPlaceIsNotDrawn(transform: Transform) throws {
    let blank = try drawn(DisplayList([.paper]))
    let nodes = [DisplayNode.box(10, 10, 10, 10)]
    for rest in [.identity, transform] {
      let layer = DisplayNode.layer(Layer(id: 1, nodes: nodes, rest: rest, transform: transform))
      #expect(try drawn(DisplayList([.paper, layer])) == blank)
      #expect(try drawn(DisplayList([.paper, .moved(id: 2, [layer])])) == blank)
    }
    var list = DisplayList([.paper])
    list.deviceTransform = transform
    #expect(try drawn(list) == Pixmap(width: 64, height: 48))
  }

  @Test(arguments: noMaps) func aLayerWithoutARestIsDrawnThroughItsTransform(rest: Transform) throws
  {
    let nodes = [DisplayNode.box(10, 10, 10, 10)]
    let layer = DisplayNode.layer(
      Layer(id: 1, nodes: nodes, rest: rest, transform: .translation(x: 1.5, y: 0)))
    let direct = try drawn(DisplayList([.paper, .box(11.5, 10, 10, 10)]))
    #expect(try drawn(DisplayList([.paper, layer])) == direct)
  }

  @Test(arguments: [0, -1, .nan, -.infinity, 1e-300] as [Double])
  func noOpacityIsNoLayer(opacity: Double) throws {
    let layer = DisplayNode.moved(opacity: opacity, [.box(10, 10, 10, 10)])
    let blank = try drawn(DisplayList([.paper]))
    #expect(try drawn(DisplayList([.paper, layer])) == blank)
    let backdrop = Backdrop(
      path: .rect(Rect(x: 0, y: 0, width: 9, height: 9)), sigma: 1, saturation: 1, tint: .black,
      opacity: opacity)
    #expect(try drawn(DisplayList([.paper, .backdrop(backdrop)])) == blank)
  }

  @Test(arguments: huge) func sizesAndPlacesBeyondMeasureAreSurvived(value: Double) throws {
    let box = Rect(x: -value, y: -value, width: value, height: 2 * value)
    let look = DisplayItem.Silhouette(
      color: .black, sigma: value, offset: Point(x: value, y: -value))
    let items: [DisplayItem] = [
      .fill(.rect(box), rule: .nonZero, paint: .color(.red)),
      .shadow(of: [.fill(.ellipse(in: box), rule: .evenOdd, paint: .color(.red))], look),
      .group(
        DisplayItem.Group(
          [.fill(.rect(box), rule: .nonZero, paint: .color(.blue))],
          transform: .scale(x: value, y: 1), clip: .rect(box), opacity: value)),
    ]
    let nodes: [DisplayNode] = [
      .paper, .picture(Picture(items: items, bounds: box)),
      .moved(
        id: 1, by: Point(x: value, y: 3), clip: .ellipse(in: box), shadow: look,
        [.picture(Picture(items: items, bounds: box)), .box(5, 5, 5, 5)]),
      .transformed(id: 2, by: .scale(x: value, y: value), clip: .rect(box), [.box(0, 0, 1, 1)]),
      .backdrop(
        Backdrop(path: .rect(box), sigma: value, saturation: value, tint: .clear, opacity: value)),
    ]
    let store = PictureStore()
    let renderer = FrameRenderer(pictures: store)
    for nodes in [nodes, nodes.reversed(), [.moved(id: 3, by: Point(x: 7.5, y: 0), nodes)]] {
      let list = DisplayList(nodes)
      #expect(try renderer.render(list) == drawn(list))
    }
  }

  @Test func aGiganticPictureTakesNoMoreThanACanvasWithAMargin() throws {
    let giant = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let store = PictureStore()
    let renderer = FrameRenderer(pictures: store)
    let nodes = [DisplayNode.picture(Picture(box: giant, .red))]
    // 256 px and one for resampling on each side, 4 bytes a pixel.
    let most = (64 + 2 * 257) * (48 + 2 * 257) * 4
    _ = try renderer.render(
      DisplayList([.moved(by: Point(x: 0.5, y: 0), clip: .rect(giant), nodes)]))
    #expect(store.byteCount <= most)
    // The nodes, the cut nodes and a byte a pixel for the mask.
    #expect(renderer.layerByteCount <= most * 9 / 4)
  }

  @Test func aShadowOfAMillionPointsIsNotThere() throws {
    let look = DisplayItem.Silhouette(color: .black, sigma: 1e6, offset: .zero)
    let nodes = [DisplayNode.box(10, 10, 10, 10, .red)]
    let plain = try drawn(DisplayList([.paper, .moved(nodes)]))
    #expect(try drawn(DisplayList([.paper, .moved(shadow: look, nodes)])) == plain)
  }

  @Test func layersNestedManyTimesAreDrawn() throws {
    var nodes = [DisplayNode.box(10, 10, 10, 10)]
    for depth in 0..<100 { nodes = [.moved(id: depth, by: Point(x: 1, y: 0), nodes)] }
    let moved = DisplayNode.moved(
      id: 1000, rest: .translation(x: -100, y: 0), nodes)
    #expect(
      try drawn(DisplayList([.paper, moved])) == drawn(DisplayList([.paper, .box(10, 10, 10, 10)])))
  }
}
