import Geometry
import MockKit
import Raster
import SceneModel
import ShakeEngine
import Testing

/// Where layers are at rest and while they move.
@Suite struct LayerMotions {
  private let shaker = ShakeMotion.afViewShaker(AFViewShaker(duration: 0.5))

  @Test(arguments: [-1.0, 0, 0.2, 0.7, 0.75, 2])
  func aLayerRestsBeforeAndAfterItsShake(time: Double) throws {
    let stage = try TestScene.stage([TestScene.box("a")], shaking: ["a"], shakeStart: 0.2)
    let layer = try #require(stage.displayList(at: time).nodes.layers.first)
    #expect(layer.transform == layer.rest)
    #expect(layer.rest == .translation(x: 10, y: 20))
    #expect(layer.opacity == 1)
  }

  /// The base pose is turned and stretched about a point off the middle, on numbers that binary
  /// fractions do not hold: the linear part must still be the same bits in every frame.
  @Test func aTranslationKeepsTheLinearPartBitForBit() throws {
    var view = TestScene.box("a", Rect(x: 10.1, y: 20.3, width: 41.7, height: 33.3))
    view.pose = Pose(x: 0.7, y: -0.1, rotation: 0.3, scaleX: 1.1, scaleY: 0.9, skew: 0.2)
    view.anchorPoint = Point(x: 0.3, y: 0.9)
    let stage = try TestScene.stage([view], shaking: ["a"], motion: shaker)
    let timeline = stage.scene.timeline
    var moved = 0
    for frame in 0..<30 {
      let time = Double(frame) / 60
      let layer = try #require(stage.displayList(at: time).nodes.layers.first)
      #expect(layer.transform.hasSameLinearPart(as: layer.rest))
      let offset = timeline.pose(of: "a", at: time).x - 0.7
      // One rounding in each of the two sums: a few ulps of 50.
      #expect(abs(layer.transform.tx - layer.rest.tx - offset) < 1e-13)
      #expect(layer.transform.ty == layer.rest.ty)
      if offset != 0 { moved += 1 }
    }
    #expect(moved == 29, "every frame but the first is off its place")
  }

  @Test func aViewThatIsNotTurnedMovesByExactlyItsTranslation() throws {
    let stage = try TestScene.stage([TestScene.box("a")], shaking: ["a"], motion: shaker)
    let x = stage.scene.timeline.pose(of: "a", at: 0.1).x
    let layer = try #require(stage.displayList(at: 0.1).nodes.layers.first)
    #expect(layer.transform == .translation(x: 10 + x, y: 20))
    #expect(x != 0)
  }

  @Test(arguments: [Point(x: 0.5, y: 0.5), Point(x: 0, y: 0), Point(x: 1, y: 0.25)])
  func aRotationKeepsTheAnchorInItsPlace(anchor: Point) throws {
    let turn = try KeyframeAnimation(
      keyPath: .rotation, values: [0.4, 0.4], timing: MediaTiming(duration: 1))
    var view = TestScene.box("a")
    view.anchorPoint = anchor
    let stage = try TestScene.stage([view], shaking: ["a"], motion: .keyframes([turn]))
    let layer = try #require(stage.displayList(at: 0.5).nodes.layers.first)
    let inside = Point(x: anchor.x * 40, y: anchor.y * 30)
    let place = layer.transform.apply(to: inside)
    #expect(abs(place.x - (10 + inside.x)) < 1e-12)
    #expect(abs(place.y - (20 + inside.y)) < 1e-12)
    // Clockwise on the screen: the x axis turns towards positive y.
    #expect(abs(layer.transform.a - 0.921060994002885) < 1e-15)
    #expect(abs(layer.transform.b - 0.389418342308651) < 1e-15)
    #expect(layer.rest == .translation(x: 10, y: 20))
  }

  /// Scale first, then skew, then rotation: with a quarter turn, x' = -sy * y and
  /// y' = sx * x + tan(skew) * sy * y.
  @Test func poseComponentsComposeInCoreAnimationsOrder() throws {
    var view = TestScene.box("a")
    view.pose = Pose(
      rotation: Double.pi / 2, scaleX: 2, scaleY: 3, skew: 0.46364760900080615)
    view.anchorPoint = .zero
    let stage = try TestScene.stage([view], shaking: ["a"])
    let rest = try #require(stage.displayList(at: 0).nodes.layers.first).rest
    // The skew's tangent is 1/2.
    let expected = Transform(a: 0, b: 2, c: -3, d: 1.5, tx: 10, ty: 20)
    #expect(abs(rest.a - expected.a) < 1e-12 && abs(rest.b - expected.b) < 1e-12)
    #expect(abs(rest.c - expected.c) < 1e-12 && abs(rest.d - expected.d) < 1e-12)
    #expect(rest.tx == expected.tx && rest.ty == expected.ty)
  }

  @Test func anOpacityShakeFadesTheLayer() throws {
    let fade = try KeyframeAnimation(
      keyPath: .opacity, values: [1, 0], timing: MediaTiming(duration: 1))
    let stage = try TestScene.stage(
      [TestScene.box("a")], shaking: ["a"], motion: .keyframes([fade]))
    #expect(stage.displayList(at: 0.25).nodes.layers.first?.opacity == 0.75)
    #expect(stage.displayList(at: 2).nodes.layers.first?.opacity == 1)
  }

  @Test func picturesAreTheSameObjectsWhateverTheTime() throws {
    let stage = try TestScene.stage(
      [TestScene.box("a"), TestScene.box("b"), TestScene.box("c")], shaking: ["b"],
      events: [
        ScheduledEvent(id: nil, start: 0.1, end: 1, action: .hud(HUD(mode: .text, label: "x")))
      ])
    let first = stage.displayList(at: 0).nodes.allPictures.map(ObjectIdentifier.init)
    for frame in 1..<20 {
      let later = stage.displayList(at: Double(frame) / 60).nodes.allPictures
        .map(ObjectIdentifier.init)
      #expect(later.prefix(first.count) == first[...])
    }
  }

  @Test func aSetThatChangesNothingKeepsThePictures() throws {
    let views = [TestScene.box("a")]
    var changed = views
    changed[0].backgroundColor = .white
    let scene = try TestScene.make(stages: [
      SceneStage(start: 0, views: views), SceneStage(start: 1, views: views),
      SceneStage(start: 2, views: changed),
    ])
    let stage = Stage(scene: scene, fonts: TestScene.fonts)
    let pictures = [0, 0.999, 1, 1.999, 2].map {
      stage.displayList(at: $0).nodes.allPictures.map(ObjectIdentifier.init)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[2])
    #expect(pictures[0] == pictures[3])
    #expect(pictures[0] != pictures[4])
    #expect(
      stage.displayList(at: 2).nodes.allPictures[0].fills.last?.color == .white)
  }

  @Test func manyThreadsGetTheSameLists() async throws {
    let stage = try TestScene.stage([TestScene.box("a"), TestScene.box("b")], shaking: ["b"])
    let expected = stage.displayList(at: 0.1).nodes
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let nodes = stage.displayList(at: 0.1).nodes
          return nodes.allPictures.map(ObjectIdentifier.init)
            == expected.allPictures.map(ObjectIdentifier.init)
            && nodes.layers.map(\.transform) == expected.layers.map(\.transform)
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
