import Golden
import ShakeEngine
import Testing

@Suite struct CurveTableFiles {
  static let header = "frame,time,view,x,y,rotation,scaleX,scaleY,skew,opacity"
  static let rest = "0.000000000,0.000000000,0.000000000,1.000000000,1.000000000,0.000000000"

  /// A line of a view at rest.
  static func line(_ frame: Int, _ time: String, _ view: String) -> String {
    "\(frame),\(time),\(view),\(rest),1.000000000"
  }

  static func read(_ lines: [String]) throws(CurveTableError) -> CurveTable {
    try CurveTable(csv: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  @Test func everyNumberHasNineDecimals() throws {
    let table = try Curves.table(2, fps: 3, views: ["a", "b.c"]) { time in
      Pose(x: 1.0 / 3, y: -2, rotation: .pi / 2, scaleX: 1.5, skew: -.pi / 4, opacity: time)
    }
    let tail = "0.333333333,-2.000000000,90.000000000,1.500000000,1.000000000,-45.000000000"
    #expect(
      table.csv == """
        \(Self.header)
        0,0.000000000,a,\(tail),0.000000000
        0,0.000000000,b.c,\(tail),0.000000000
        1,0.333333333,a,\(tail),0.333333333
        1,0.333333333,b.c,\(tail),0.333333333

        """)
  }

  @Test(arguments: [-1e-12, -0.0, -4.9e-10])
  func noZeroHasAMinus(value: Double) throws {
    let table = try Curves.table(1) { _ in
      // An angle in radians is 57 times as much in degrees.
      Pose(x: value, y: value, rotation: value / 60, skew: value / 60, opacity: value)
    }
    #expect(!table.csv.contains("-"))
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let table = try Curves.shake { pose, time in pose.rotation = time / 7 }
    let read = try CurveTable(csv: Array(table.csv.utf8))
    #expect(read.csv == table.csv)
    #expect(read.views == ["box"] && read.frameCount == 42)
    #expect(read.rows.map(\.frame) == table.rows.map(\.frame))
    for (a, b) in zip(read.rows, table.rows) {
      // Half of the last decimal is rounded away.
      #expect((a.x - b.x).magnitude <= 5.1e-10)
      #expect((a.rotation - b.rotation).magnitude <= 5.1e-10)
    }
  }

  @Test func aHeaderAloneIsACurveWithoutMotion() throws {
    let table = try Self.read([Self.header])
    #expect(table.views.isEmpty && table.rows.isEmpty && table.frameCount == 0)
    #expect(table.framesPerSecond == nil)
    #expect(table.csv == Self.header + "\n")
  }

  /// A scene has at most 10 000 views.
  @Test func asManyViewsAsASceneHasAreReadAndNoMore() throws {
    var lines = [Self.header] + (0..<10_000).map { Self.line(0, "0.000000000", "v\($0)") }
    let table = try Self.read(lines + (0..<10_000).map { Self.line(1, "0.100000000", "v\($0)") })
    #expect(table.views.count == 10_000 && table.frameCount == 2)
    lines.append(Self.line(0, "0.000000000", "more"))
    let error = #expect(throws: CurveTableError.self) { try Self.read(lines) }
    #expect(
      error?.description == "line 10002: view: there are more than 10000, which no scene has")
  }

  @Test func framesMayBeChosenButRise() throws {
    let lines = [Self.line(5, "0.083333333", "a"), Self.line(90, "1.500000000", "a")]
    #expect(try Self.read([Self.header] + lines).rows.map(\.frame) == [5, 90])
    #expect(throws: CurveTableError.self) { try Self.read([Self.header] + lines.reversed()) }
  }

  @Test(arguments: [
    ("", 1, "the file is empty"),
    (header, 1, "the last line has no end: the file is cut off"),
    ("frame,time\n", 1, "must be frame,time,view,x"),
    (header + "\r\n", 1, "ends with CR and LF; write the file with LF alone"),
    (header + "\r\n0,\r\n", 1, "'*.csv -text' in .gitattributes"),
    ("\u{FEFF}" + header + "\n", 1, "begins with a byte order mark; write the file without it"),
    ("\u{FEFF}" + header + "\r\n", 1, "begins with a byte order mark"),
    (header + "\r\r\n", 1, "must be frame,time,view,x"),
    (header + "\n\n", 2, "must have 10 fields, has 1"),
    (header + "\n0,0.000000000,a,\(rest)\n", 2, "must have 10 fields, has 9"),
    (header + "\n" + line(0, "0.000000000", "a") + ",\n", 2, "must have 10 fields, has 11"),
    (header + "\n" + line(0, "0.000000000", "a") + "\r\n", 2, "no printable ASCII"),
    (header + "\n" + line(0, "0.000000000", "ä") + "\n", 2, "no printable ASCII"),
    (header + "\n" + line(0, "0.000000000", "a b") + "\n", 2, "view: must be letters"),
    (header + "\n" + line(0, "0.000000000", "") + "\n", 2, "view: must be letters"),
    (header + "\n" + line(-1, "0.000000000", "a") + "\n", 2, "frame: must be a whole number"),
    (header + "\n" + line(1_000_000, "0.000000000", "a") + "\n", 2, "frame: must be a whole"),
    (header + "\n0" + line(0, "0.000000000", "a") + "\n", 2, "frame: must be a whole"),
    (header + "\n" + line(0, "-1.000000000", "a") + "\n", 2, "time: must be 0 or more"),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(0, "0.100000000", "b") + "\n", 3,
      "time: must be that of the line before"
    ),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(1, "0.000000000", "a") + "\n", 3,
      "frames and times must rise"
    ),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(0, "0.000000000", "a") + "\n", 3,
      "view: a is in frame 0 twice"
    ),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(1, "1.000000000", "b") + "\n", 3,
      "view: must be a as in the first frame, got b"
    ),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(1, "1.000000000", "a") + "\n"
        + line(1, "1.000000000", "b") + "\n", 4, "view: b is one too many, the first frame has 1"
    ),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(0, "0.000000000", "b") + "\n"
        + line(1, "1.000000000", "a") + "\n", 4, "frame 1 has no row of view b"
    ),
    (
      header + "\n" + line(0, "0.000000000", "a") + "\n" + line(0, "0.000000000", "b") + "\n"
        + line(1, "1.000000000", "a") + "\n" + line(2, "2.000000000", "a") + "\n", 5,
      "frame 1 has no row of view b"
    ),
  ])
  func errorsNameTheLine(text: String, line: Int, words: String) throws {
    let error = try #require(throws: CurveTableError.self) {
      try CurveTable(csv: Array(text.utf8))
    }
    #expect(error.line == line)
    #expect(error.problem.contains(words))
    #expect("\(error)".hasPrefix("line \(line): "))
  }

  @Test(arguments: [
    "1", "1.0", "1.00000000", "1.0000000000", "+1.000000000", "-0.000000000", "01.000000000",
    ".000000000", "1,000000000", "nan", "inf", "1e3", " 1.000000000", "1.000000000 ",
    "--1.000000000",
    "0x1.000000000", "12345678901234567.000000000", "1.0000.0000",
  ])
  func numbersAreAsTheyWouldHaveBeenWritten(number: String) {
    let line = "0,0.000000000,a,\(number),\(Self.rest)"
    #expect(throws: CurveTableError.self) { try Self.read([Self.header, line]) }
  }

  @Test func largeNumbersArePossible() throws {
    let line = "0,0.000000000,a,-1000000000.123456789,\(Self.rest)"
    #expect(try Self.read([Self.header, line]).rows[0].x == -1_000_000_000.123456789)
  }

  @Test func theRateIsToldByTheLastFrame() throws {
    for fps in [24, 30, 59, 60, 120] {
      let table = try CurveTable(csv: Array(Curves.shake(fps: fps).csv.utf8))
      let rate = try #require(table.framesPerSecond)
      #expect((rate - Double(fps)).magnitude < 1e-5)
    }
  }
}
