import CFontconfig

/// The code points a font has, as a value of its own: a bitmap a page of 256 code points.
struct CharacterSet: Sendable {
  /// Each page's first code point, ascending.
  private var pages: [UInt32] = []
  /// Eight words for each page.
  private var words: [UInt32] = []

  /// A copy of fontconfig's set.
  init(_ set: OpaquePointer) {
    let size = Int(cfc_charset_map_size)
    var map = [UInt32](repeating: 0, count: size)
    var next: UInt32 = 0
    map.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var page = FcCharSetFirstPage(set, base, &next)
      while page != cfc_charset_done {
        pages.append(page)
        words.append(contentsOf: buffer)
        page = FcCharSetNextPage(set, base, &next)
      }
    }
  }

  /// Whether the font has a code point.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let page = scalar.value & ~0xFF
    var low = 0
    var high = pages.count
    while low < high {
      let middle = (low + high) / 2
      if pages[middle] < page { low = middle + 1 } else { high = middle }
    }
    guard low < pages.count, pages[low] == page else { return false }
    let bit = scalar.value & 0xFF
    return words[low * Int(cfc_charset_map_size) + Int(bit >> 5)] >> (bit & 31) & 1 == 1
  }
}
