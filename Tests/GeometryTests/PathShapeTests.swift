import Geometry
import Testing

@Suite struct PathShapeTests {
  static let box = Rect(x: 10, y: 20, width: 100, height: 60)

  /// Places along a path's curves and lines.
  static func places(_ path: Path, steps: Int = 64) -> [Point] {
    var places: [Point] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): current = point
      case .quad(let control, let end):
        let curve = CubicCurve(start: current, control: control, end: end)
        places += (0...steps).map { curve.point(at: Double($0) / Double(steps)) }
        current = end
      case .cubic(let control1, let control2, let end):
        let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        places += (0...steps).map { curve.point(at: Double($0) / Double(steps)) }
        current = end
      case .close: break
      }
      places.append(current)
    }
    return places
  }

  @Test func aRectangleIsFourCornersClockwise() {
    #expect(
      Path.rect(Self.box).elements == [
        .move(Point(x: 10, y: 20)), .line(Point(x: 110, y: 20)), .line(Point(x: 110, y: 80)),
        .line(Point(x: 10, y: 80)), .close,
      ])
  }

  @Test func aCircleKeepsItsRadius() {
    let circle = Path.ellipse(in: Rect(x: -1, y: -1, width: 2, height: 2))
    let errors = Self.places(circle).map { p in
      ((p.x * p.x + p.y * p.y).squareRoot() - 1).magnitude
    }
    // Twelve cubics of 30 degrees: 2/27 · (pi/12)^6 / 8 … measured from the centre, 3.7e-7.
    #expect(errors.max() ?? 1 < 4e-7)
  }

  @Test func anEllipseTouchesTheFourSides() {
    #expect(Path.ellipse(in: Self.box).controlBox == Self.box)
  }

  @Test func circularCornersStayOnTheirCircle() {
    let radius = 18.0
    let path = Path.roundedRect(Self.box, radius: radius)
    #expect(path.controlBox == Self.box)
    for p in Self.places(path) {
      let dx = max(Self.box.minX + radius - p.x, p.x - Self.box.maxX + radius, 0)
      let dy = max(Self.box.minY + radius - p.y, p.y - Self.box.maxY + radius, 0)
      let distance = max((dx * dx + dy * dy).squareRoot(), dx, dy)
      #expect((distance - radius).magnitude < 1e-5)
    }
  }

  @Test func continuousCornersHaveThePublishedPoints() {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: 1000, height: 1000), radius: 100, curve: .continuous)
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .cubic(let a, let b, let c): points += [a, b, c]
      case .quad, .close: break
      }
    }
    // The first corner, from the left side to the top, is the published one read backwards.
    let published = [
      (152.8665, 0), (108.849296, 0), (86.840694, 0), (63.149379, 7.491139),
      (37.282383, 16.905956), (16.905956, 37.282383), (7.491139, 63.149379), (0, 86.840694),
      (0, 108.849296), (0, 152.8665),
    ]
    for (point, (x, y)) in zip(points, published.reversed()) {
      #expect((point.x - x).magnitude < 1e-9 && (point.y - y).magnitude < 1e-9)
    }
    // It is never further than 0.002 radii outside and 0.0138 inside the circle.
    for p in Self.places(path).prefix(190) where p.x < 100 && p.y < 100 {
      let (dx, dy) = (100 - p.x, 100 - p.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      #expect(distance < 100.21 && distance > 98.6)
    }
  }

  @Test func continuousCornersGoOverToCircularOnesWithoutAJump() {
    let radius = 20.0
    func corner(side: Double) -> [Point] {
      Self.places(
        .roundedRect(
          Rect(x: 0, y: 0, width: 200, height: side), radius: radius, curve: .continuous)
      ).prefix(190).map { $0 }
    }
    var before = corner(side: 40)
    #expect(
      Path.roundedRect(
        Rect(x: 0, y: 0, width: 200, height: 40), radius: radius, curve: .continuous)
        == Path.roundedRect(Rect(x: 0, y: 0, width: 200, height: 40), radius: radius))
    for step in 1...100 {
      let after = corner(side: 40 + Double(step) * 0.25)
      for (a, b) in zip(before, after) {
        // A quarter of a point more room moves no place by more than an eighth.
        #expect((a.x - b.x).magnitude <= 0.13 && (a.y - b.y).magnitude <= 0.13)
      }
      before = after
    }
  }

  @Test(arguments: [CornerCurve.circular, .continuous])
  func cornersAreEachOthersMirrorImages(_ curve: CornerCurve) {
    let box = Rect(x: -50, y: -30, width: 100, height: 60)
    let path = Path.roundedRect(box, radius: 13, curve: curve)
    let places = Self.places(path)
    for mirror in [Transform.scale(x: -1, y: 1), .scale(x: 1, y: -1)] {
      for place in places {
        let image = mirror.apply(to: place)
        #expect(
          places.contains { ($0.x - image.x).magnitude < 1e-9 && ($0.y - image.y).magnitude < 1e-9 }
        )
      }
    }
  }

  @Test func shapesWithoutAnInsideAreEmpty() {
    for rect in [Rect.zero, Rect(x: 1, y: 1, width: -4, height: 4)] {
      #expect(Path.rect(rect).isEmpty && Path.ellipse(in: rect).isEmpty)
      #expect(Path.roundedRect(rect, radius: 3).isEmpty)
    }
  }
}
