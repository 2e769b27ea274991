import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// Damage from one plan to the next: never too small (see the random animations), and tight.
@Suite struct Damage {
  private func damage(_ old: [DisplayNode], _ new: [DisplayNode], scale: Double = 1) throws
    -> PixelRect
  {
    let before = try FramePlan(DisplayList(scale: scale, old))
    return try FramePlan(DisplayList(scale: scale, new)).damage(since: before)
  }

  private let paper = DisplayNode.paper
  private let box = DisplayNode.box(10, 10, 8, 6)

  @Test func theFirstFrameIsAllNew() throws {
    let plan = try FramePlan(DisplayList(scale: 2, [paper]))
    #expect(plan.damage(since: nil) == PixelRect(width: 128, height: 96))
  }

  @Test func theSameListHasNone() throws {
    let nodes = [paper, .moved(by: Point(x: 1.5, y: 0), [box])]
    #expect(try damage(nodes, nodes).isEmpty)
  }

  @Test func aMoveOfLessThanAStepHasNone() throws {
    let moved = try damage(
      [paper, .moved(by: Point(x: 1, y: 0), [box])],
      [paper, .moved(by: Point(x: 1 + 0.001, y: 0), [box])])
    #expect(moved.isEmpty)
  }

  @Test func aMoveDamagesBothPlacesAndAPixelForResampling() throws {
    let moved = try damage(
      [paper, .moved([box])], [paper, .moved(by: Point(x: 4.5, y: 0), [box])])
    // Surfaces have sides of a multiple of 16 px.
    #expect(moved == PixelRect(minX: 0, minY: 0, maxX: 37, maxY: 16))
  }

  @Test func anotherPictureDamagesBothBounds() throws {
    let changed = try damage([paper, box], [paper, .box(30, 20, 5, 5)])
    #expect(changed == PixelRect(minX: 10, minY: 10, maxX: 35, maxY: 25))
  }

  @Test func whatComesOrGoesDamagesItsOwnBounds() throws {
    let added = try damage([paper], [paper, box])
    #expect(added == PixelRect(minX: 10, minY: 10, maxX: 18, maxY: 16))
    #expect(try damage([paper, box], [paper]) == added)
    let between = DisplayNode.box(40, 30, 4, 4)
    #expect(
      try damage([paper, between, box], [paper, box])
        == PixelRect(minX: 40, minY: 30, maxX: 44, maxY: 34))
  }

  @Test func whatCannotBeSeenDamagesNothing() throws {
    let far = DisplayNode.box(500, 500, 5, 5)
    #expect(try damage([paper], [paper, far]).isEmpty)
    #expect(try damage([paper], [paper, .moved(opacity: 0, [box])]).isEmpty)
    #expect(try damage([paper], [paper, .moved(by: Point(x: 200, y: 0), [box])]).isEmpty)
  }

  @Test func aChildDamagesItsOwnPlaceInsideItsParent() throws {
    let card = DisplayNode.box(0, 0, 60, 40, .white)
    func list(_ child: Double) -> [DisplayNode] {
      let inner = DisplayNode.moved(id: 2, by: Point(x: child, y: 0), [.box(16, 16, 16, 16)])
      return [paper, .moved(id: 1, by: Point(x: 2, y: 1), [card, inner])]
    }
    #expect(try damage(list(0), list(3)) == PixelRect(minX: 18, minY: 17, maxX: 37, maxY: 33))
  }

  @Test func aBackdropIsDamagedWholeByWhatChangesBelowIt() throws {
    let blur = DisplayNode.backdrop(
      Backdrop(
        path: .rect(Rect(x: 20, y: 10, width: 40, height: 30)), sigma: 1, saturation: 1,
        tint: .clear))
    let near = try damage([paper, blur], [paper, .box(18, 12, 1, 1), blur])
    #expect(near == PixelRect(minX: 18, minY: 10, maxX: 60, maxY: 40))
    let above = try damage([paper, blur], [paper, blur, .box(30, 12, 1, 1)])
    #expect(above == PixelRect(minX: 30, minY: 12, maxX: 31, maxY: 13))
    let far = try damage([paper, blur], [paper, .box(2, 2, 1, 1), blur])
    #expect(far == PixelRect(minX: 2, minY: 2, maxX: 3, maxY: 3))
  }
}
