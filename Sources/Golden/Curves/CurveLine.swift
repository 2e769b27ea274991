import Timing

/// One line of a curve's text file.
struct CurveLine {
  private let fields: [Substring]
  private let line: Int

  init(_ bytes: ArraySlice<UInt8>, _ line: Int) throws(CurveTableError) {
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw CurveTableError(line, "has a byte that is no printable ASCII character")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    fields = text.split(separator: ",", omittingEmptySubsequences: false)
    self.line = line
    guard fields.count == Self.columns.count else {
      throw CurveTableError(line, "must have \(Self.columns.count) fields, has \(fields.count)")
    }
  }

  private static let columns = CurveTable.header.split(separator: ",")

  /// The row that it holds.
  func row() throws(CurveTableError) -> CurveRow {
    let frame = try frame(fields[0])
    let time = try number(1)
    guard time >= 0 else { throw CurveTableError(line, "time: must be 0 or more") }
    let view = String(fields[2])
    guard !view.isEmpty, view.utf8.allSatisfy(Self.isOfName) else {
      throw CurveTableError(line, "view: must be letters, digits, _ . and -, got '\(view)'")
    }
    var numbers: [Double] = []
    for column in 3..<fields.count { numbers.append(try number(column)) }
    return CurveRow(frame: frame, time: time, view: view, numbers: numbers)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func frame(_ text: Substring) throws(CurveTableError) -> Int {
    guard isWhole(text), text.utf8.count <= 7, let frame = Int(text),
      frame < FrameClock.maximumFrameCount
    else {
      throw CurveTableError(
        line, "frame: must be a whole number below \(FrameClock.maximumFrameCount), got '\(text)'")
    }
    return frame
  }

  /// The number of a column: nine decimals, no needless zero, no zero with a minus.
  private func number(_ column: Int) throws(CurveTableError) -> Double {
    let text = fields[column]
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, isWhole(parts[0].hasPrefix("-") ? parts[0].dropFirst() : parts[0]),
      parts[0].utf8.count <= 16, parts[1].utf8.count == CurveTable.places,
      parts[1].utf8.allSatisfy(Self.isDigit), let value = Double(text),
      value != 0 || !text.hasPrefix("-")
    else {
      throw CurveTableError(
        line,
        "\(Self.columns[column]): must be a number with \(CurveTable.places) decimals, got '\(text)'"
      )
    }
    return value
  }

  private func isWhole(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy(Self.isDigit) else { return false }
    return first != UInt8(ascii: "0") || text.utf8.count == 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
