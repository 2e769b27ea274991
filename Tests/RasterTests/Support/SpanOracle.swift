import Geometry

/// The true coverage of a figure that is known by formula: exact along x, summed over many thin
/// slices along y.
struct SpanOracle {
  /// Slices a pixel row: a straight edge is off by 1/512 px at most, half a grey level.
  static let slices = 256

  let width: Int
  let height: Int
  /// Row after row, 0 ... 1.
  private(set) var coverage: [Double]

  /// A figure of which `spans` tells the intervals of x that are inside at a height, apart from each
  /// other.
  init(width: Int, height: Int, spans: (Double) -> [ClosedRange<Double>]) {
    self.width = width
    self.height = height
    coverage = Array(repeating: 0, count: width * height)
    let share = 1 / Double(Self.slices)
    for row in 0..<height {
      for slice in 0..<Self.slices {
        for span in spans(Double(row) + (Double(slice) + 0.5) * share) {
          let from = max(span.lowerBound, 0)
          let to = min(span.upperBound, Double(width))
          guard to > from else { continue }
          for column in Int(from)...min(Int(to), width - 1) {
            let overlap = min(to, Double(column + 1)) - max(from, Double(column))
            coverage[row * width + column] += max(overlap, 0) * share
          }
        }
      }
    }
  }

  /// The area inside, in 1/255 px².
  var total: Double { coverage.reduce(0, +) * 255 }

  /// The area inside when every pixel is rounded to a byte, in 1/255 px².
  var roundedTotal: Double { coverage.reduce(0) { $0 + ($1 * 255).rounded() } }
}

/// Figures by formula.
enum Spans {
  static func rect(_ rect: Rect, at y: Double) -> [ClosedRange<Double>] {
    y > rect.minY && y < rect.maxY ? [rect.minX...rect.maxX] : []
  }

  static func ellipse(in rect: Rect, at y: Double) -> [ClosedRange<Double>] {
    let v = (y - rect.midY) / (rect.height / 2)
    guard v * v < 1 else { return [] }
    let half = rect.width / 2 * (1 - v * v).squareRoot()
    return [(rect.midX - half)...(rect.midX + half)]
  }

  static func roundedRect(_ rect: Rect, radius: Double, at y: Double) -> [ClosedRange<Double>] {
    guard y > rect.minY, y < rect.maxY else { return [] }
    let depth = max(rect.minY + radius - y, y - (rect.maxY - radius), 0)
    let inset = radius - max(radius * radius - depth * depth, 0).squareRoot()
    return [(rect.minX + inset)...(rect.maxX - inset)]
  }

  /// The inside of a convex polygon.
  static func convex(_ corners: [Point], at y: Double) -> [ClosedRange<Double>] {
    var crossings: [Double] = []
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (a.y <= y) != (b.y <= y) {
      crossings.append(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
    }
    guard let low = crossings.min(), let high = crossings.max(), high > low else { return [] }
    return [low...high]
  }

  /// What is in any of some intervals.
  static func union(_ spans: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, span.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// What is in `outer` and not in `inner`, each of at most one interval, inner inside outer.
  static func ring(
    _ outer: [ClosedRange<Double>], _ inner: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    guard let outside = outer.first, let inside = inner.first else { return outer }
    return [
      outside.lowerBound...inside.lowerBound, inside.upperBound...outside.upperBound,
    ]
  }
}
