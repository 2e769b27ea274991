/// The bytes of a document, for turning offsets into lines and columns.
package struct SourceText {
  private let bytes: [UInt8]

  /// The text of some bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The lines and columns of offsets, in one pass. Lines end at LF, CR or CR LF; a column counts
  /// code points; both begin at 1.
  package func positions(of offsets: [Int]) -> [Int: (line: Int, column: Int)] {
    var positions: [Int: (line: Int, column: Int)] = [:]
    var line = 1
    var column = 1
    var index = 0
    for offset in Set(offsets).sorted() {
      while index < min(offset, bytes.count) {
        let byte = bytes[index]
        if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
        {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        index += 1
      }
      positions[offset] = (line, column)
    }
    return positions
  }
}
