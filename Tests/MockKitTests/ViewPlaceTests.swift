import Geometry
import MockKit
import SceneModel
import ShakeEngine
import Testing

/// Where views are, what cuts them and what may cover them. The canvas has two pixels a point.
@Suite struct ViewPlaces {
  private func box(
    _ id: String, x: Double, width: Double = 20, children: [View] = []
  ) -> View {
    View(
      id: id, kind: .view, frame: Rect(x: x, y: 10, width: width, height: 30), children: children)
  }

  @Test func aPlaceIsThatOfTheTime() throws {
    let scene = try TestScene.make(stages: [
      SceneStage(start: 0, views: [box("a", x: 10)]),
      SceneStage(start: 0.5, views: [box("a", x: 40)]),
    ])
    let stage = Stage(scene: scene, fonts: TestScene.fonts)
    let places = [0, 0.4, 0.5, 9].map { stage.place(of: "a", at: $0, pose: \.pose)?.bounds.minX }
    #expect(places == [20, 20, 80, 80])
  }

  @Test(arguments: [(5.0, false), (10, false), (10.5, true), (-1, true)])
  func aViewThatReachesBeyondAClipIsCut(x: Double, isCut: Bool) throws {
    var outer = box("outer", x: 50, width: 30, children: [box("a", x: x)])
    // The inner one's own 10 points from the top.
    outer.frame.size.height = 50
    let free = try TestScene.stage([outer])
    #expect(free.place(of: "a", at: 0, pose: \.pose)?.isCut == false)
    outer.masksToBounds = true
    let stage = try TestScene.stage([outer])
    #expect(stage.place(of: "a", at: 0, pose: \.pose)?.isCut == isCut)
  }

  /// Those after it, those after what it is in, and all in them; not those before it.
  @Test func whatIsPaintedLaterMayCover() throws {
    var hidden = box("hidden", x: 70)
    hidden.isHidden = true
    let stage = try TestScene.stage([
      box("below", x: 0),
      box("outer", x: 10, children: [box("before", x: 0), box("a", x: 1), box("after", x: 2)]),
      hidden, box("above", x: 30, children: [box("inside", x: 3)]), box("other", x: 60),
    ])
    let moved = { (view: View) in view.id == "above" ? Pose(x: 5) : view.pose }
    let covers = stage.covers(of: "a", except: ["other"], at: 0, pose: moved)
    #expect(Set(covers.map(\.minX)) == [24, 70, 76])
    #expect(covers.count == 3)
  }
}
