import CFreeType
import Geometry

/// Receives FreeType's outline callbacks and makes a path of them, in font units, y up.
struct OutlineSink {
  private var path = Path()
  private var isOpen = false

  /// The path of an outline; its contours are closed.
  static func path(of outline: inout FT_Outline) -> Path {
    var sink = OutlineSink()
    var calls = FT_Outline_Funcs(
      move_to: { to, user in
        OutlineSink.with(to, user) { sink, point in
          if sink.isOpen { sink.path.close() }
          sink.isOpen = true
          sink.path.move(to: point)
        }
      },
      line_to: { to, user in
        OutlineSink.with(to, user) { sink, point in sink.path.line(to: point) }
      },
      conic_to: { control, to, user in
        guard let control else { return 1 }
        let middle = Point(control.pointee)
        return OutlineSink.with(to, user) { sink, point in
          sink.path.quad(to: point, control: middle)
        }
      },
      cubic_to: { control1, control2, to, user in
        guard let control1, let control2 else { return 1 }
        let first = Point(control1.pointee)
        let second = Point(control2.pointee)
        return OutlineSink.with(to, user) { sink, point in
          sink.path.cubic(to: point, control1: first, control2: second)
        }
      }, shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &sink) { _ = FT_Outline_Decompose(&outline, &calls, $0) }
    if sink.isOpen { sink.path.close() }
    return sink.path
  }

  private static func with(
    _ to: UnsafePointer<FT_Vector>?, _ user: UnsafeMutableRawPointer?,
    _ body: (inout OutlineSink, Point) -> Void
  ) -> Int32 {
    guard let to, let user else { return 1 }
    body(&user.assumingMemoryBound(to: OutlineSink.self).pointee, Point(to.pointee))
    return 0
  }
}

extension Point {
  fileprivate init(_ vector: FT_Vector) {
    self.init(x: Double(vector.x), y: Double(vector.y))
  }
}
