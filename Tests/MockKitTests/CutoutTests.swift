import Geometry
import MockKit
import Raster
import SceneModel
import ShakeEngine
import Testing

/// A piece lifted out of a screenshot, and what is seen in its place.
@Suite struct CutoutDrawing {
  /// 20 x 10 pixels, two a point: red rises by 10 a column, green by 20 a row.
  private func screenshot() throws -> Pixmap {
    var image = try #require(Pixmap(width: 20, height: 10))
    for y in 0..<10 {
      for x in 0..<20 { image[x, y] = Self.color(x, y) }
    }
    return image
  }

  private static func color(_ x: Int, _ y: Int) -> PremultipliedColor {
    PremultipliedColor(red: UInt8(10 * x), green: UInt8(20 * y), blue: 7, alpha: 255)
  }

  private func stage(
    _ cutout: Cutout, frame: Rect, image: Pixmap? = nil,
    motion: ShakeMotion = .afViewShaker(AFViewShaker())
  ) throws -> Stage {
    let canvas = Canvas(
      size: Size(width: 10, height: 5), scale: 2, image: try image ?? screenshot())
    let view = View(id: "piece", kind: .cutout(cutout), frame: frame)
    return try TestScene.stage([view], canvas: canvas, shaking: ["piece"], motion: motion)
  }

  private let frame = Rect(x: 3, y: 2, width: 4, height: 1)

  @Test func thePieceIsTheScreenshotsOwnPixelsAtTheirPlace() throws {
    let layer = try #require(
      stage(Cutout(), frame: frame).displayList(at: 0).nodes.layers.first)
    let (piece, rect) = try #require(layer.nodes.allPictures.first?.items.images().first)
    #expect(rect == Rect(x: 0, y: 0, width: 4, height: 1))
    #expect(layer.rest == .translation(x: 3, y: 2))
    #expect([piece.width, piece.height] == [8, 2])
    for y in 0..<2 {
      for x in 0..<8 { #expect(piece[x, y] == Self.color(x + 6, y + 4)) }
    }
  }

  /// The screenshot is a gradient in both directions: both guesses give back its very pixels.
  @Test(arguments: [QHLShakes.Direction.horizontal, .vertical])
  func theHoleContinuesAGradientExactly(direction: QHLShakes.Direction) throws {
    let stage = try stage(
      Cutout(padding: 0.5), frame: frame,
      motion: .qhlShakes(QHLShakes(direction: direction)))
    let nodes = stage.displayList(at: 0).nodes
    #expect(nodes.kinds == "pl")
    let images = try #require(nodes[0].picture).items.images()
    #expect(images.count == 2, "the screenshot and the filling")
    let (filling, rect) = try #require(images.last)
    #expect(rect == Rect(x: 2.5, y: 1.5, width: 5, height: 2))
    for y in 0..<4 {
      for x in 0..<10 { #expect(filling[x, y] == Self.color(x + 5, y + 3)) }
    }
  }

  /// A dark spot left of the hole smears along rows, one above it along columns.
  @Test func aVerticalShakeIsFilledAlongColumns() throws {
    var image = try #require(
      Pixmap(
        width: 20, height: 10,
        filledWith: PremultipliedColor(red: 200, green: 200, blue: 200, alpha: 255)))
    image[5, 4] = PremultipliedColor(red: 20, green: 200, blue: 200, alpha: 255)
    image[6, 3] = PremultipliedColor(red: 200, green: 20, blue: 200, alpha: 255)
    func filling(_ direction: QHLShakes.Direction) throws -> Pixmap {
      let stage = try stage(
        Cutout(), frame: frame, image: image,
        motion: .qhlShakes(QHLShakes(direction: direction)))
      return try #require(stage.displayList(at: 0).nodes[0].picture?.items.images().last).image
    }
    let rows = try filling(.horizontal)
    // From 20 to 200 in 9 steps: 40, 60, ... 180; the second row is flat.
    #expect((0..<8).map { rows[$0, 0].red } == [40, 60, 80, 100, 120, 140, 160, 180])
    #expect((0..<8).allSatisfy { rows[$0, 1].red == 200 && rows[$0, 0].green == 200 })
    let columns = try filling(.vertical)
    // From 20 to 200 in 3 steps: 80, 140.
    #expect((0..<2).map { columns[0, $0].green } == [80, 140])
    #expect((1..<8).allSatisfy { columns[$0, 0].green == 200 })
    #expect((0..<8).allSatisfy { columns[$0, 0].red == 200 })
  }

  @Test(arguments: [
    (Rect(x: -2, y: 2, width: 4, height: 1), 4), (Rect(x: 8, y: 2, width: 4, height: 1), 4),
    (Rect(x: 0, y: 2, width: 10, height: 1), 20), (Rect(x: 2, y: -1, width: 3, height: 9), 6),
  ])
  func aHoleAtTheEdgeIsFilledFromTheSideThatIsThere(frame: Rect, columns: Int) throws {
    let nodes = try stage(Cutout(), frame: frame).displayList(at: 0).nodes
    let filling = try #require(nodes[0].picture?.items.images().last).image
    #expect(filling.width == columns)
    #expect((0..<filling.width).allSatisfy { filling[$0, 0].alpha == 255 })
  }

  @Test func aPieceThatIsTheWholeScreenshotLeavesItBelow() throws {
    let nodes = try stage(Cutout(), frame: Rect(x: 0, y: 0, width: 10, height: 5))
      .displayList(at: 0).nodes
    #expect(nodes[0].picture?.items.images().count == 1)
    #expect(nodes.layers.count == 1)
  }

  @Test(arguments: [
    Rect(x: 20, y: 20, width: 4, height: 1), Rect(x: 1e9, y: 0, width: 1e9, height: 1),
  ])
  func aPieceOutsideTheScreenshotDrawsNothing(frame: Rect) throws {
    let nodes = try stage(Cutout(), frame: frame).displayList(at: 0).nodes
    #expect(nodes[0].picture?.items.images().count == 1, "the screenshot")
    #expect(nodes.layers.allSatisfy { $0.nodes.isEmpty })
  }

  @Test func aHoleCanHaveAColourOrAPlate() throws {
    let red = Color(hex: 0xFF0000)
    let colored = try stage(Cutout(padding: 0.5, fill: .color(red)), frame: frame)
      .displayList(at: 0).nodes
    #expect(
      colored[0].picture?.fills.last
        == DrawnFill(
          path: .rect(Rect(x: 2.5, y: 1.5, width: 5, height: 2)), rule: .nonZero, color: red))

    var plate = try #require(Pixmap(width: 20, height: 10))
    plate[5, 3] = Self.color(1, 1)
    let plated = try stage(Cutout(padding: 0.5, fill: .plate(plate)), frame: frame)
      .displayList(at: 0).nodes
    let (image, rect) = try #require(plated[0].picture?.items.images().last)
    #expect(rect == Rect(x: 2.5, y: 1.5, width: 5, height: 2))
    #expect(image[0, 0] == Self.color(1, 1))
    #expect([image.width, image.height] == [10, 4])
  }

  @Test func onlyAnUnevenGroundIsWarnedOf() throws {
    func warnings(_ fill: Cutout.Fill, levels: UInt8) throws -> [String] {
      var image = try #require(
        Pixmap(
          width: 20, height: 10,
          filledWith: PremultipliedColor(red: 100, green: 100, blue: 100, alpha: 255)))
      image[5, 4].green += levels
      image[12, 4].green = 100
      // Inside the piece anything may be.
      image[7, 4].green = 0
      return try stage(Cutout(fill: fill), frame: frame, image: image).warnings
        .filter { $0.contains("cutout") }
    }
    #expect(try warnings(.automatic, levels: 8).isEmpty)
    #expect(try warnings(.color(.white), levels: 50).isEmpty)
    let found = try warnings(.automatic, levels: 9)
    #expect(found.count == 1)
    #expect(found.first?.contains("\"plate\"") == true)
    #expect(found.first?.contains("piece") == true && found.first?.contains("9 levels") == true)
  }

  @Test func withoutAScreenshotACutoutDrawsNothing() throws {
    let view = View(id: "piece", kind: .cutout(Cutout()), frame: frame)
    let nodes = try TestScene.stage([view]).displayList(at: 0).nodes
    #expect(nodes.kinds == "p")
    #expect(nodes[0].picture?.items.images().isEmpty == true)
  }
}
