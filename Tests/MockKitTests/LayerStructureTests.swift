import Geometry
import MockKit
import Raster
import SceneModel
import ShakeEngine
import Testing

/// What becomes a layer, and what runs together into pictures.
@Suite struct LayerStructure {
  private let inner = TestScene.box("inner", Rect(x: 5, y: 5, width: 10, height: 10))

  @Test func viewsThatNeverChangeAreOnePicture() throws {
    let stage = try TestScene.stage([
      TestScene.box("a", children: [inner]), TestScene.box("b"),
      View(
        kind: .label(Label(text: "c")), frame: Rect(x: 0, y: 0, width: 50, height: 20),
        pose: Pose(rotation: 0.3, opacity: 0.5)),
    ])
    #expect(stage.displayList(at: 0).nodes.kinds == "p")
  }

  @Test func thousandsOfViewsAreOnePictureInTheirOrder() throws {
    let views = (0..<5_000).map { index in
      View(
        kind: .view, frame: Rect(x: 0, y: 0, width: 10, height: 10),
        backgroundColor: Color(hex: UInt32(index)))
    }
    let nodes = try TestScene.stage(views).displayList(at: 0).nodes
    #expect(nodes.kinds == "p")
    #expect(
      nodes[0].picture?.fills.dropFirst().map(\.color)
        == (0..<5_000).map { Color(hex: UInt32($0)) })
  }

  @Test func aShakenViewIsALayerBetweenPictures() throws {
    let stage = try TestScene.stage(
      [TestScene.box("a"), TestScene.box("b"), TestScene.box("c"), TestScene.box("d")],
      shaking: ["b"])
    let nodes = stage.displayList(at: 0.1).nodes
    #expect(nodes.kinds == "plp")
    #expect(nodes[0].picture?.fills.count == 2, "canvas and a")
    #expect(nodes[2].picture?.fills.count == 2, "c and d")
  }

  @Test func aShakenViewTakesItsSubtreeAlongAsOnePicture() throws {
    let stage = try TestScene.stage(
      [TestScene.box("a", children: [inner, TestScene.box()])], shaking: ["a"])
    let layer = try #require(stage.displayList(at: 0).nodes.layers.first)
    #expect(layer.nodes.kinds == "p")
    #expect(layer.nodes[0].picture?.fills.count == 3)
  }

  @Test func aShakenChildSplitsItsParentsDrawing() throws {
    var parent = TestScene.box("a", children: [inner])
    parent.borderWidth = 1
    let stage = try TestScene.stage([parent], shaking: ["inner"])
    let nodes = stage.displayList(at: 0).nodes
    #expect(nodes.kinds == "plp")
    // (10, 20) of the parent and (5, 5) of the child.
    #expect(nodes.layers.first?.rest == .translation(x: 15, y: 25))
    #expect(nodes[2].picture?.fills.map(\.rule) == [.evenOdd], "the parent's border is above")
  }

  @Test func aShakenChildOfAShakenParentIsALayerInALayer() throws {
    let stage = try TestScene.stage(
      [TestScene.box("a", children: [inner])], shaking: ["a", "inner"])
    let outer = try #require(stage.displayList(at: 0).nodes.layers.first)
    #expect(outer.nodes.kinds == "pl")
    #expect(outer.nodes.layers.first?.rest == .translation(x: 5, y: 5))
  }

  @Test func aClipAroundAShakenChildIsALayerThatStands() throws {
    var parent = TestScene.box("a", children: [inner])
    parent.masksToBounds = true
    parent.cornerRadius = 6
    let stage = try TestScene.stage([parent], shaking: ["inner"])
    let nodes = stage.displayList(at: 0.1).nodes
    #expect(nodes.kinds == "pl")
    let clip = try #require(nodes.layers.first)
    #expect(clip.rest == clip.transform)
    #expect(
      clip.clip
        == .roundedRect(
          Rect(x: 0, y: 0, width: 40, height: 30), radius: 6, curve: .circular))
    #expect(clip.nodes.kinds == "l")
    let child = try #require(clip.nodes.layers.first)
    #expect(child.transform.tx != child.rest.tx)
  }

  @Test func aClipAroundWhatStandsIsAGroup() throws {
    var parent = TestScene.box("a", children: [inner])
    parent.masksToBounds = true
    let stage = try TestScene.stage([parent])
    let nodes = stage.displayList(at: 0).nodes
    #expect(nodes.kinds == "p")
    let groups = try #require(nodes[0].picture).items.groups
    #expect(
      groups.compactMap(\.clip) == [.rect(Rect(x: 0, y: 0, width: 40, height: 30))])
  }

  @Test func aShakenViewThatClipsIsNotCutTwice() throws {
    var view = TestScene.box("a", children: [inner])
    view.masksToBounds = true
    let stage = try TestScene.stage([view], shaking: ["a"])
    let layer = try #require(stage.displayList(at: 0).nodes.layers.first)
    #expect(layer.clip == nil, "its own background keeps its antialiased edge")
    #expect(layer.nodes.kinds == "p")
    #expect(layer.nodes[0].picture?.items.groups.compactMap(\.clip).count == 1)
  }

  @Test func opacityAndShadowAroundAShakenChildAreALayer() throws {
    let shadow = Shadow(color: Color(white: 0, alpha: 0.5), radius: 4, offset: Point(x: 0, y: 2))
    var parent = TestScene.box("a", children: [inner])
    parent.pose.opacity = 0.25
    parent.shadow = shadow
    let stage = try TestScene.stage([parent], shaking: ["inner"])
    let layer = try #require(stage.displayList(at: 0).nodes.layers.first)
    #expect(layer.opacity == 0.25)
    #expect(
      layer.shadow == .init(color: shadow.color, sigma: 4, offset: Point(x: 0, y: 2)))
    #expect(layer.nodes.kinds == "pl")
  }

  @Test func opacityAndShadowAroundWhatStandsAreAGroup() throws {
    var view = TestScene.box("a")
    view.pose.opacity = 0.25
    view.shadow = Shadow(color: .black, radius: 4, offset: .zero)
    let nodes = try TestScene.stage([view]).displayList(at: 0).nodes
    #expect(nodes.kinds == "p")
    let items = try #require(nodes[0].picture).items
    #expect(items.groups.map(\.opacity).contains(0.25))
    #expect(items.shadows().map(\.sigma) == [4])
  }

  @Test func aShakenViewsShadowMovesWithIt() throws {
    var view = TestScene.box("a")
    view.shadow = Shadow(color: .black, radius: 4, offset: .zero)
    let layer = try #require(
      TestScene.stage([view], shaking: ["a"]).displayList(at: 0).nodes.layers.first)
    #expect(layer.shadow?.sigma == 4)
  }

  @Test func masksToBoundsCutsTheShadowAway() throws {
    var view = TestScene.box("a")
    view.shadow = Shadow(color: .black, radius: 4, offset: .zero)
    view.masksToBounds = true
    let items = try #require(TestScene.stage([view]).displayList(at: 0).nodes.first?.picture).items
    #expect(items.shadows().isEmpty)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 10), Rect(x: 0, y: 0, width: 10, height: 0),
    Rect(x: 0, y: 0, width: -5, height: 10), Rect(x: .nan, y: 0, width: 10, height: 10),
    Rect(x: 0, y: 0, width: .infinity, height: 10),
  ])
  func viewsWithoutExtentDrawNothing(frame: Rect) throws {
    let view = TestScene.box("a", frame, children: [inner])
    let nodes = try TestScene.stage([view], shaking: ["a"]).displayList(at: 0.1).nodes
    #expect(nodes.kinds == "p")
    #expect(nodes[0].picture?.fills.count == 1, "the canvas alone")
  }

  @Test func hiddenAndClearViewsDrawNothing() throws {
    var hidden = TestScene.box("a", children: [inner])
    hidden.isHidden = true
    var clear = TestScene.box("b")
    clear.pose.opacity = 0
    let nodes = try TestScene.stage([hidden, clear]).displayList(at: 0).nodes
    #expect(nodes[0].picture?.fills.count == 1, "the canvas alone")
  }

  @Test func layerIDsAreUniqueAndKeepTheirViews() throws {
    var hidden = TestScene.box("b", children: [TestScene.box("c")])
    let views = { (isHidden: Bool) -> [View] in
      hidden.isHidden = isHidden
      return [TestScene.box("a", children: [inner]), hidden, TestScene.box("d")]
    }
    let scene = try TestScene.make(
      stages: [
        SceneStage(start: 0, views: views(false)), SceneStage(start: 0.2, views: views(true)),
      ], shaking: ["a", "inner", "b", "c", "d"])
    let stage = Stage(scene: scene, fonts: TestScene.fonts)
    let before = stage.displayList(at: 0.1).nodes.allLayerIDs
    let after = stage.displayList(at: 0.3).nodes.allLayerIDs
    #expect(Set(before).count == 5)
    #expect(before.count == 5)
    #expect(after == [before[0], before[1], before[4]])
  }
}
