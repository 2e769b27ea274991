import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// A moved layer is where arithmetic says, to far less than a pixel.
@Suite struct Displacement {
  /// A black box on white at scale 2, moved by some points.
  private func box(movedBy offset: Point) throws -> Pixmap {
    try drawn(
      DisplayList(
        width: 100, height: 60, scale: 2,
        [.paper, .moved(by: offset, [.box(30, 20, 40, 20)])]))
  }

  /// The rounding of 8-bit pixels moves the centre of a box of 80 by 40 px by less than this.
  private let tolerance = 0.005

  @Test(arguments: [1, 2, 3, 64, 100, 127, 128, 129, 200, 255, 256, 257, 1000, -1, -128, -300])
  func stepsOf256thsOfAPixelAreKept(steps: Int) throws {
    let pixels = Double(steps) / 256
    let rest = try #require(try box(movedBy: .zero).inkCentroid)
    let along = try #require(try box(movedBy: Point(x: pixels / 2, y: 0)).inkCentroid)
    #expect(abs(along.x - rest.x - pixels) < tolerance)
    #expect(along.y == rest.y)
    let across = try #require(try box(movedBy: Point(x: 0, y: pixels / 2)).inkCentroid)
    #expect(abs(across.y - rest.y - pixels) < tolerance)
    let both = try #require(try box(movedBy: Point(x: pixels / 2, y: -pixels / 2)).inkCentroid)
    #expect(abs(both.x - rest.x - pixels) < tolerance)
    #expect(abs(both.y - rest.y + pixels) < tolerance)
  }

  @Test func everyFrameOfAShakeIsAtItsOffset() throws {
    #expect(shakeOffsets.count == 31)
    let renderer = FrameRenderer()
    let nodes = [DisplayNode.box(30, 20, 40, 20)]
    for (frame, offset) in shakeOffsets.enumerated() {
      let list = DisplayList(
        width: 100, height: 60, scale: 2, [.paper, .moved(by: Point(x: offset, y: 0), nodes)])
      let centre = try #require(try renderer.render(list).inkCentroid)
      // The box's own centre is at (50, 30) pt. A step of 1/256 px is rounded to nearest.
      #expect(abs(centre.x - 100 - 2 * offset) < tolerance + 0.5 / 256, "frame \(frame)")
      #expect(centre.y == 60)
    }
  }

  @Test(arguments: [0.25, 1.0 / 3, 0.5, 0.7]) func aBoxThatRestsBetweenPixelsMovesTheSameWay(
    fraction: Double
  ) throws {
    let rest = Transform.translation(x: fraction, y: fraction)
    func centre(_ offset: Double) throws -> Double {
      try #require(
        try drawn(
          DisplayList([
            .paper, .moved(by: Point(x: offset, y: 0), rest: rest, [.box(10, 10, 40, 20)]),
          ])
        ).inkCentroid
      ).x
    }
    for step in [0.25, 0.5, 1, 2.75] {
      #expect(abs(try centre(step) - centre(0) - step) < tolerance)
    }
  }

  @Test func aChildMovesInItsMovedParent() throws {
    func centre(parent: Double, child: Double) throws -> Double {
      let inner = DisplayNode.moved(id: 2, by: Point(x: child, y: 0), [.box(20, 10, 20, 20)])
      let outer = DisplayNode.moved(id: 1, by: Point(x: parent, y: 0), [inner])
      return try #require(try drawn(DisplayList([.paper, outer])).inkCentroid).x
    }
    for parent in [0.0, 0.5, -3.25] {
      for child in [0.0, 0.75, 4.5, -2.125] {
        #expect(abs(try centre(parent: parent, child: child) - 30 - parent - child) < tolerance)
      }
    }
  }

  @Test func anOffsetIsMeasuredInTheParentsPoints() throws {
    let inner = DisplayNode.moved(id: 2, by: Point(x: 3, y: 0), [.box(4, 4, 6, 6)])
    let scaled = DisplayNode.moved(id: 1, rest: .scale(x: 2, y: 2), [inner])
    let centre = try #require(try drawn(DisplayList([.paper, scaled])).inkCentroid)
    #expect(centre == Point(x: 20, y: 14))
  }
}
