import Geometry
import Raster
import Testing

/// A shake starts from where a view is, and brings it back there.
@Suite struct ShakenViews {
  /// Views of a document, and how many pixels of the canvas a point of the shaken view's parent is.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    let pixelsPerPoint: Int
  }

  private static func nested(transform: String = "", _ view: String) -> String {
    """
    { "id": "outer", "type": "view", "frame": [5, 5, 110, 70]\(transform), "children": [ \(view) ] }
    """
  }

  private static let box =
    #"{ "id": "box", "type": "view", "frame": [40, 20, 30, 20], "backgroundColor": "black" }"#

  static let cases = [
    Case(testDescription: "on the canvas", views: Document.card, pixelsPerPoint: 2),
    Case(testDescription: "in a view", views: nested(Document.card), pixelsPerPoint: 2),
    Case(
      testDescription: "in a scaled view",
      views: nested(transform: #", "transform": { "scale": 0.5 }"#, Document.card),
      pixelsPerPoint: 1),
  ]

  /// At the ends of QHLShakes' strokes, every third frame, the view is 5 pt from rest.
  @Test(arguments: cases) func movedByWholePixelsTheViewIsTheSamePicture(view: Case) throws {
    let frames = try Run.frames(
      of: Document.shaking(view.views, Document.shakes("horizontal"), rest: 0))
    let rest = frames[0]
    #expect(rest.pixels.contains { $0 != PremultipliedColor(.white) })
    for stroke in 1...6 {
      let distance = (stroke.isMultiple(of: 2) ? -5 : 5) * view.pixelsPerPoint
      let moved = frames[3 * stroke]
      for y in 0..<rest.height {
        for x in 10..<rest.width - 10 {
          try #require(moved[x + distance, y] == rest[x, y], "stroke \(stroke) at (\(x), \(y))")
        }
      }
    }
  }

  @Test(arguments: [
    Case(testDescription: "at 40 pt", views: box, pixelsPerPoint: 2),
    Case(
      testDescription: "with a translation of its own",
      views: box.replacing(
        #""type""#, with: #""transform": { "translation": [7, 3] }, "type""#),
      pixelsPerPoint: 2),
    Case(
      testDescription: "in a scaled view",
      views: nested(transform: #", "transform": { "scale": 0.5 }"#, box), pixelsPerPoint: 1),
  ])
  func movedByPartsOfAPixelTheMiddleIsAsFarFromRest(view: Case) throws {
    let frames = try Run.frames(of: Document.shaking(view.views, Document.viewShaker, rest: 0))
    let rest = try #require(Ink.centre(frames[0]))
    for (index, frame) in frames.enumerated() {
      let centre = try #require(Ink.centre(frame))
      let distance = Motion.viewShaker(at: Double(index) / 60) * Double(view.pixelsPerPoint)
      // The rounding to steps of 1/256 px and to 8 bits is far below.
      #expect(abs(centre.x - rest.x - distance) < 0.02)
      #expect(centre.y == rest.y)
    }
  }

  private static let shakes =
    [Document.viewShaker]
    + ["horizontal", "vertical"].flatMap { direction in
      (1...10).map { Document.shakes(direction, times: $0) }
    }

  @Test(arguments: shakes) func nothingIsLeftOfAShakeAfterItsEnd(shake: String) throws {
    // Half a frame more than five, so that five frames are after any shake's end.
    let scene = Document.shaking(Document.card, shake, rest: 5.5 / 60)
    let frames = try Run.frames(of: scene)
    let still = try Run.still(of: scene, "--frame", "0")
    try #require(frames.count > 16)
    for frame in frames.suffix(5) { expectSame(frame, still, "after the end") }
    let moved = frames.dropFirst(6).dropLast(5).filter { $0 != still }
    #expect(moved.count >= 5)
  }

  /// A shaken view is composited by itself, which may round a translucent pixel otherwise; one of
  /// whole opaque pixels is the same as in a document that shakes nothing.
  @Test(arguments: shakes) func anUnshakenDocumentLooksTheSame(shake: String) throws {
    let still = try Run.still(
      of: Document.resting(Document.box, seconds: "1"), "--frame", "0")
    let frames = try Run.frames(of: Document.shaking(Document.box, shake, rest: 5.5 / 60))
    for frame in frames.prefix(5) + frames.suffix(5) { expectSame(frame, still, "at rest") }
  }
}
