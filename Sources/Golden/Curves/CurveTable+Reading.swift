extension CurveTable {
  /// The table that a text file holds, exactly as ``csv`` writes it.
  ///
  /// - Throws: ``CurveTableError`` for the first line that is not as it would have been written.
  package init(csv bytes: [UInt8]) throws(CurveTableError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.removeLast().isEmpty else {
      throw CurveTableError(lines.count + 1, "the last line has no end: the file is cut off")
    }
    guard let first = lines.first else { throw CurveTableError(1, "the file is empty") }
    try Self.checkHeader(first)
    var reading = CurveReading()
    for (index, line) in lines.enumerated().dropFirst() { try reading.add(line, index + 1) }
    self = try reading.finished(lines.count)
  }

  private static func checkHeader(_ line: ArraySlice<UInt8>) throws(CurveTableError) {
    if line.elementsEqual(header.utf8) { return }
    // What editors and Git put in do not show.
    if line.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw CurveTableError(1, "begins with a byte order mark; write the file without it")
    }
    if line.elementsEqual((header + "\r").utf8) {
      throw CurveTableError(
        1,
        "ends with CR and LF; write the file with LF alone (in Git, '*.csv -text' in .gitattributes "
          + "leaves it as it is)")
    }
    throw CurveTableError(1, "must be \(header)")
  }
}
