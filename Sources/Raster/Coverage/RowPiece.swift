/// The part of an edge inside one pixel row. Heights count from the row's top, in `Fixed` steps.
struct RowPiece: BitwiseCopyable {
  /// Where the part begins, 0 ... `Fixed.one`.
  var top: Int
  /// Where it ends, below `top`.
  var bottom: Int
  /// The edge's x at `top`.
  var xTop: Int
  /// The edge's x at `bottom`.
  var xBottom: Int
  /// The edge's winding.
  var winding: Int
  /// The edge's place in the list of edges.
  var edge: Int

  /// The leftmost x.
  @inline(__always) var minX: Int { min(xTop, xBottom) }
  /// The rightmost x.
  @inline(__always) var maxX: Int { max(xTop, xBottom) }

  /// From left to right; where two begin together, the one that ends first.
  @inline(__always)
  static func < (a: RowPiece, b: RowPiece) -> Bool {
    a.minX != b.minX ? a.minX < b.minX : a.maxX < b.maxX
  }

  /// A number that adds up to 0 over pieces exactly where their ends inside the row meet, so that
  /// the winding behind them is the same all the way down the row.
  ///
  /// Every height inside the row has its own 64-bit number; the pieces that start there add it, those
  /// that end there take it away.
  @inline(__always) var looseEnds: UInt64 {
    let change = Self.mark(top) &- Self.mark(bottom)
    return winding > 0 ? change : 0 &- change
  }

  /// The finaliser of SplitMix64, which is a permutation; 0 for the row's own top and bottom.
  @inline(__always)
  private static func mark(_ height: Int) -> UInt64 {
    guard height & (Fixed.one - 1) != 0 else { return 0 }
    var bits = UInt64(truncatingIfNeeded: height) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
