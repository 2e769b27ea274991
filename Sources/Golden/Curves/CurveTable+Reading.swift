extension CurveTable {
  /// The table that a text file holds, exactly as ``csv`` writes it.
  ///
  /// - Throws: ``CurveTableError`` for the first line that is not as it would have been written.
  public init(csv bytes: [UInt8]) throws(CurveTableError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.removeLast().isEmpty else {
      throw CurveTableError(lines.count + 1, "the last line has no end: the file is cut off")
    }
    guard let first = lines.first else { throw CurveTableError(1, "the file is empty") }
    guard first.elementsEqual(Self.header.utf8) else {
      throw CurveTableError(1, "must be \(Self.header)")
    }
    var reading = CurveReading()
    for (index, line) in lines.enumerated().dropFirst() { try reading.add(line, index + 1) }
    self = try reading.finished(lines.count)
  }
}
