import Geometry
import Measuring
import Raster
import Testing

/// Displacements measured back from frames drawn here, where they are known.
@Suite struct MeasuringDisplacements {
  /// A there-and-back motion of a second, in pixels.
  static func place(_ t: Double) -> Point {
    let wave = t < 0.2 || t > 0.8 ? 0 : 13.3 * (0.8 - t) * (t * 5).remainder(dividingBy: 1) * 4
    return Point(x: wave, y: -0.35 * wave)
  }

  @Test func aTextFieldOnAPlainGround() throws {
    let (ground, field) = (try Pixmap.plain(), try Pixmap.field())
    let clip = Clip(count: 61, rate: 60) { t in
      ground.with(field, x: 60 + Self.place(t).x, y: 40 + Self.place(t).y)
    }
    let track = clip.track()
    #expect(track.refusal == nil)
    var worst = 0.0
    for frame in track.frames {
      let p = Self.place(frame.time)
      let truth = drawnPlace(p.x, p.y)
      worst = max(worst, abs(frame.x - truth.x), abs(frame.y - truth.y))
      #expect(frame.confidence > 0.9, "\(frame) \(truth)")
    }
    #expect(worst <= 0.005)
  }
}
