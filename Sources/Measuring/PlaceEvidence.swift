package import Geometry
package import Raster

/// Whether a picture shows something at the place where it should be, or at another one.
///
/// Both the picture and one with the same content at rest are seen twice: as they are, and with
/// that content a pixel further. How the pixels answer to that is the content's own: what stands
/// still, what fades, and what moves otherwise answer with nothing. So the answer at rest, moved to
/// the place where the content is, must be the answer there, but for what lies behind it: where that
/// is another at both places, nothing is known.
package struct PlaceEvidence {
  /// A picture, and the same with the content a pixel further.
  package typealias Nudged = (picture: Pixmap, nudged: Pixmap)

  /// How far answers may be apart in a picture that is right, in levels: each is the difference of
  /// two pictures, whose pixels are whole levels.
  private static let rounding: Float = 2
  /// How far from an edge that the content leaves through an answer may not be the content's alone,
  /// in pixels: two for smoothing, one for the pixel further, one for fractions of a pixel.
  private static let doubtfulEdge = 4.0
  /// A place explains a picture that leaves less than this part of what another one leaves.
  private static let clearlyLess = 0.25

  private let rest: LumaPlane
  private let shown: LumaPlane
  private let ground: LumaPlane
  /// The edges of the part that the content may leave through.
  private let openEdges: (left: Bool, top: Bool, right: Bool, bottom: Bool)

  /// What pictures of one size show in a part of them; `ground` is without the content, and `isOpen`
  /// is whether some of the content may be outside of the pictures.
  package init(
    rest: Nudged, shown: Nudged, ground: Pixmap, area: PixelRect, isOpen: Bool = false
  ) {
    let picture = shown.picture.bounds
    let window = area.expanded(by: 4).intersection(picture)
    openEdges = (
      isOpen && window.minX == picture.minX, isOpen && window.minY == picture.minY,
      isOpen && window.maxX == picture.maxX, isOpen && window.maxY == picture.maxY
    )
    self.rest = Self.answer(of: rest, window)
    self.shown = Self.answer(of: shown, window)
    self.ground = LumaPlane(ground, window: window)
  }

  private static func answer(of pictures: Nudged, _ window: PixelRect) -> LumaPlane {
    var answer = LumaPlane(pictures.nudged, window: window)
    let before = LumaPlane(pictures.picture, window: window)
    for index in answer.values.indices { answer.values[index] -= before.values[index] }
    return answer.smoothed()
  }

  /// How far the content is from where it should be.
  ///
  /// - Parameters:
  ///   - expected: How far from rest it should be, in pixels.
  ///   - suspected: Where it may be instead.
  /// - Returns: Pixels; nil unless another place explains the picture clearly better.
  package func distance(from expected: Point, suspected: Point) -> Double? {
    let part = knownPart(expected, suspected)
    guard !part.isEmpty else { return nil }
    let left = error(expected, part)
    guard left > 0 else { return nil }
    let found =
      [expected, suspected].map { refined($0, part) }.min { error($0, part) < error($1, part) }
      ?? expected
    return error(found, part) < left * Self.clearlyLess ? (found - expected).length : nil
  }

  /// The pixels whose content is inside the picture at rest, too, for both places and those between.
  private func knownPart(_ expected: Point, _ suspected: Point) -> PixelRect {
    func bounded(_ value: Double) -> Int { Int(max(min(value, 1e6), -1e6)) }
    let (width, height) = (Double(shown.width), Double(shown.height))
    let (edge, slack) = (Self.doubtfulEdge, (suspected - expected).length + Self.doubtfulEdge)
    let left = openEdges.left ? max(edge, expected.x + slack) : 0
    let top = openEdges.top ? max(edge, expected.y + slack) : 0
    let right = openEdges.right ? width - max(edge, slack - expected.x) : width
    let bottom = openEdges.bottom ? height - max(edge, slack - expected.y) : height
    return PixelRect(
      minX: bounded(left.rounded(.up)), minY: bounded(top.rounded(.up)),
      maxX: bounded(right.rounded(.down)), maxY: bounded(bottom.rounded(.down)))
  }

  /// What is left of the answer where the content is taken to be at a place: the squared levels
  /// beyond those of rounding and of another ground.
  private func error(_ place: Point, _ part: PixelRect) -> Double {
    let doubt = groundDifference(place)
    var sum = 0.0
    visit(place, part) { index, difference, _, _ in
      let excess = max(abs(difference) - Self.rounding - doubt.values[index], 0)
      sum += Double(excess * excess)
    }
    return sum
  }

  /// By how much the ground at most differs from where the content is at rest, around each pixel as
  /// far as a smoothed value reaches.
  private func groundDifference(_ place: Point) -> LumaPlane {
    let (dx, dy) = Self.whole(place)
    var result = LumaPlane(width: ground.width, height: ground.height)
    for y in 0..<ground.height {
      for x in 0..<ground.width {
        let here = ground.value(x, y)
        let (column, row) = (x - dx, y - dy)
        let others = (
          ground.value(column, row), ground.value(column - 1, row), ground.value(column, row - 1),
          ground.value(column - 1, row - 1)
        )
        result.values[y * ground.width + x] = max(
          max(abs(others.0 - here), abs(others.1 - here)),
          max(abs(others.2 - here), abs(others.3 - here)))
      }
    }
    return result.spread(by: 2)
  }

  /// The whole pixels of a place, downwards. Beyond the picture there is nothing, however far.
  private static func whole(_ place: Point) -> (x: Int, y: Int) {
    func bounded(_ value: Double) -> Int { Int(max(min(value.rounded(.down), 1e6), -1e6)) }
    return (bounded(place.x), bounded(place.y))
  }

  /// The place that Gauss-Newton steps lead to.
  private func refined(_ start: Point, _ part: PixelRect) -> Point {
    var place = start
    for _ in 0..<15 {
      var (information, right) = (Information(), Point.zero)
      visit(place, part) { _, difference, slopeX, slopeY in
        let (difference, x, y) = (Double(difference), Double(slopeX), Double(slopeY))
        information = information + Information(xx: x * x, xy: x * y, yy: y * y)
        right = right + Point(x: x * difference, y: y * difference)
      }
      var step = information.solve(right)
      if step.length > 1 { step = step * (1 / step.length) }
      place = place + step
      if step.length < 1e-3 { break }
    }
    return place
  }

  /// Calls for each pixel of a part, if the content is at a place, with its index, with the answer's
  /// difference from that, and with how that changes where the place is further right or down.
  private func visit(
    _ place: Point, _ part: PixelRect,
    _ body: (_ index: Int, _ difference: Float, _ x: Float, _ y: Float) -> Void
  ) {
    let (dx, dy) = Self.whole(place)
    let (fx, fy) = (Float(place.x - Double(dx)), Float(place.y - Double(dy)))
    let (gx, gy) = (1 - fx, 1 - fy)
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX {
        let (column, row) = (x - dx, y - dy)
        let (here, before) = (rest.value(column, row), rest.value(column - 1, row))
        let (up, upLeft) = (rest.value(column, row - 1), rest.value(column - 1, row - 1))
        body(
          y * shown.width + x,
          shown.values[y * shown.width + x]
            - gy * (gx * here + fx * before) - fy * (gx * up + fx * upLeft),
          gy * (before - here) + fy * (upLeft - up), gx * (up - here) + fx * (upLeft - before))
      }
    }
  }
}

extension LumaPlane {
  /// A value; 0 outside.
  fileprivate func value(_ x: Int, _ y: Int) -> Float {
    x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : 0
  }

  /// The largest values around each, as far as `reach` along both axes.
  fileprivate func spread(by reach: Int) -> LumaPlane {
    var across = self
    for y in 0..<height {
      for x in 0..<width {
        let row = y * width
        across.values[row + x] =
          values[(row + max(x - reach, 0))...(row + min(x + reach, width - 1))].max() ?? 0
      }
    }
    var result = across
    for y in 0..<height {
      for other in max(y - reach, 0)...min(y + reach, height - 1) {
        for x in 0..<width {
          result.values[y * width + x] = max(
            result.values[y * width + x], across.values[other * width + x])
        }
      }
    }
    return result
  }
}
