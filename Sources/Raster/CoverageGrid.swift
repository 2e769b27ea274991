import Geometry

/// Signed-area coverage of a path of lines, in the part of its box inside `limits`.
func coverageGrid(of path: Path, within limits: PixelRect) -> (PixelRect, [UInt8]) {
  guard let control = path.controlBox else { return (.empty, []) }
  let box = PixelRect(covering: control).intersection(limits)
  guard !box.isEmpty else { return (.empty, []) }
  let stride = box.width + 2
  var cells = [Double](repeating: 0, count: stride * box.height)
  func add(_ from: Point, _ to: Point) {
    let steps = 16
    let height = Double(box.height)
    let width = Double(box.width)
    for step in 0..<steps {
      func at(_ n: Int) -> Point {
        let p = from + (to - from) * (Double(n) / Double(steps))
        return Point(
          x: min(max(p.x - Double(box.minX), 0), width),
          y: min(max(p.y - Double(box.minY), 0), height))
      }
      let a = at(step)
      let b = at(step + 1)
      var y = min(a.y, b.y)
      let end = max(a.y, b.y)
      guard end > y else { continue }
      let sign = b.y > a.y ? 1.0 : -1.0
      while y < end {
        let row = min(Int(y), box.height - 1)
        let next = min(Double(row + 1), end)
        guard next > y else { break }
        let middle = (y + next) / 2
        let x = a.x + (b.x - a.x) * (middle - a.y) / (b.y - a.y)
        let column = min(Int(x), box.width)
        let share = x - Double(column)
        cells[row * stride + column] += sign * (next - y) * (1 - share)
        cells[row * stride + column + 1] += sign * (next - y) * share
        y = next
      }
    }
  }
  var start = Point.zero
  var current = Point.zero
  for element in path.elements {
    switch element {
    case .move(let p):
      add(current, start)
      start = p
      current = p
    case .line(let p):
      add(current, p)
      current = p
    case .quad(let c, let p):
      let from = current
      for n in 1...16 {
        let t = Double(n) / 16
        let next = (from * (1 - t) + c * t) * (1 - t) + (c * (1 - t) + p * t) * t
        add(current, next)
        current = next
      }
    case .cubic(let c1, let c2, let p):
      let from = current
      for n in 1...16 {
        let t = Double(n) / 16
        let ab = from * (1 - t) + c1 * t
        let bc = c1 * (1 - t) + c2 * t
        let cd = c2 * (1 - t) + p * t
        let next = (ab * (1 - t) + bc * t) * (1 - t) + (bc * (1 - t) + cd * t) * t
        add(current, next)
        current = next
      }
    case .close:
      add(current, start)
      current = start
    }
  }
  add(current, start)
  var result = [UInt8](repeating: 0, count: box.width * box.height)
  for row in 0..<box.height {
    var sum = 0.0
    for column in 0..<box.width {
      sum += cells[row * stride + column]
      result[row * box.width + column] = UInt8(min(abs(sum), 1) * 255 + 0.5)
    }
  }
  return (box, result)
}
