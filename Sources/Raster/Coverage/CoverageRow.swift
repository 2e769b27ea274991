/// Collects the area to the right of edges in one pixel row.
///
/// Every cell holds how much the covered area differs from the cell before it, in units of 2^-33 px²:
/// areas under edges inside one column are exact, and sums are exact in any order. Cells that were
/// touched are marked, so a row costs what its edges cost and not what it is wide.
struct CoverageRow {
  /// The first column's place in the picture.
  let minX: Int
  /// The number of columns.
  let width: Int
  private var cells: [Int]
  private var marks: [UInt64]

  /// Area units of a whole pixel, as a shift.
  private static let fullShift = 33
  /// Area units of a column for each `Fixed` step of height, as a shift.
  private static let heightShift = 17

  init(minX: Int, width: Int) {
    self.minX = minX
    self.width = width
    cells = Array(repeating: 0, count: width + 1)
    marks = Array(repeating: 0, count: (width >> 6) + 1)
  }

  /// Adds the area to the right of a straight edge.
  ///
  /// - Parameters:
  ///   - xTop: The edge's x at its upper end, in the picture's `Fixed` coordinates.
  ///   - xBottom: The edge's x at its lower end.
  ///   - height: How far it runs downwards, 0 ... `Fixed.one`.
  ///   - sign: +1 where the inside begins at the edge, -1 where it ends.
  mutating func add(xTop: Int, xBottom: Int, height: Int, sign: Int) {
    let origin = minX << Fixed.shift
    let left = min(xTop, xBottom) &- origin
    let right = max(xTop, xBottom) &- origin
    if right <= 0 {
      add(sign &* (height << Self.heightShift), at: 0)
      return
    }
    let first = left >> Fixed.shift
    guard first < width else { return }
    let last = right > left ? (right &- 1) >> Fixed.shift : first
    if first == last {
      let beside = height &* (left &+ right &- (first << (Fixed.shift + 1)))
      add(sign &* ((height << Self.heightShift) &- beside), at: first)
      add(sign &* beside, at: first &+ 1)
    } else {
      addSlanted(left: left, right: right, columns: first...last, height: height, sign: sign)
    }
  }

  /// Adds an edge that crosses several columns. Up to a column's right side the edge has come down
  /// by a share of `height` that grows linearly; the column's area is that share's integral.
  private mutating func addSlanted(
    left: Int, right: Int, columns: ClosedRange<Int>, height: Int, sign: Int
  ) {
    let full = height << Self.heightShift
    let density = Double(height) / Double(right &- left)
    var previous = 0
    for column in max(columns.lowerBound, 0)...min(columns.upperBound, width - 1) {
      let start = column << Fixed.shift
      let area: Int
      if column == columns.lowerBound {
        let reach = Double(start &+ Fixed.one &- left)
        area = Int(density * reach * reach + 0.5)
      } else if column == columns.upperBound {
        let reach = Double(right &- start)
        area = full &- Int(density * reach * reach + 0.5)
      } else {
        let middle = Double(2 &* (start &- left) &+ Fixed.one)
        area = Int(density * middle * Double(Fixed.one) + 0.5)
      }
      add(sign &* (area &- previous), at: column)
      previous = area
    }
    if columns.upperBound < width { add(sign &* (full &- previous), at: columns.upperBound + 1) }
  }

  @inline(__always)
  private mutating func add(_ area: Int, at column: Int) {
    cells[column] &+= area
    marks[column >> 6] |= 1 << UInt64(column & 63)
  }

  /// Sums the cells up to runs of equal coverage, replacing what is in `runs`, and clears the row.
  mutating func takeRuns(into runs: inout [CoverageRun]) {
    runs.removeAll(keepingCapacity: true)
    var sum = 0
    var coverage: UInt8 = 0
    var start = 0
    for word in marks.indices where marks[word] != 0 {
      var bits = marks[word]
      marks[word] = 0
      while bits != 0 {
        let column = word << 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        sum &+= cells[column]
        cells[column] = 0
        let next = Self.byte(sum)
        if next != coverage {
          append(start, column, coverage, to: &runs)
          coverage = next
          start = column
        }
      }
    }
    append(start, width, coverage, to: &runs)
  }

  private func append(_ start: Int, _ end: Int, _ coverage: UInt8, to runs: inout [CoverageRun]) {
    guard coverage > 0, end > start else { return }
    runs.append(CoverageRun(x: minX + start, count: end - start, coverage: coverage))
  }

  @inline(__always)
  private static func byte(_ area: Int) -> UInt8 {
    UInt8(min(max((area &* 255 &+ 1 << (fullShift - 1)) >> fullShift, 0), 255))
  }
}
