import SceneModel
import Testing

@Suite struct JSON5Text {
  private func value(_ text: String) throws -> JSONValue {
    try JSON5Parser.parse(Array(text.utf8)).value
  }

  private func problem(_ bytes: [UInt8]) -> JSON5SyntaxError? {
    do {
      _ = try JSON5Parser.parse(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("+1", 1), (".5", 0.5), ("5.", 5), ("-.5e1", -5), ("1E+2", 100),
    ("0x1F", 31), ("-0Xff", -255), ("12e-1", 1.2), ("0.1", 0.1), ("1e999", .infinity),
    ("-Infinity", -.infinity), ("4.9e-324", .leastNonzeroMagnitude),
    ("9007199254740993", 9_007_199_254_740_992),
  ])
  func numbersOfEverySpellingAreRead(_ text: String, _ number: Double) throws {
    guard case .number(let read) = try value(text) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(read == number && read.sign == number.sign)
  }

  @Test func notANumberIsRead() throws {
    guard case .number(let read) = try value("NaN") else {
      Issue.record("NaN is no number")
      return
    }
    #expect(read.isNaN)
  }

  @Test(arguments: [
    (#""a\"b\\\/\b\f\n\r\t""#, "a\"b\\/\u{8}\u{C}\n\r\t"),
    (#"'it\'s'"#, "it's"), (#"'say "x"'"#, #"say "x""#),
    (#""\u767b\u5f55""#, "登录"), (#""\ud83d\ude00""#, "😀"), (#""\x41\v\0\q""#, "A\u{B}\0q"),
    ("\"one \\\n two\"", "one  two"), ("\"one \\\r\n two\"", "one  two"), ("\"\t登\"", "\t登"),
  ])
  func stringsAndTheirEscapesAreRead(_ text: String, _ expected: String) throws {
    #expect(try JSON5Parser.parse(Array(text.utf8)).text == expected)
  }

  @Test func commentsTrailingCommasAndBareKeysAreAllowed() throws {
    let text = """
      \u{FEFF}// first
      { /* then */ größe: [1, 2,], $a_1: null, 'q': true, "d": false, } // last
      """
    let members = try #require(try JSON5Parser.parse(Array(text.utf8)).members)
    #expect(members.map(\.key) == ["größe", "$a_1", "q", "d"])
    #expect(members[0].value.elements?.count == 2)
  }

  @Test(arguments: [
    ("", 0, "the document is empty; expected an object"),
    ("  // nothing", 0, "the document is empty; expected an object"),
    ("{} {", 3, #"expected the end of the document, got "{""#),
    ("{ \"a\" 1 }", 6, #"expected ":" after the key "a", got a number"#),
    ("{ \"a\": }", 7, #"expected a value, got "}""#),
    ("{ \"a\": 1 \"b\": 2 }", 9, #"expected "," or "}", got a string"#),
    ("[1 'a']", 3, #"expected "," or "]", got a string"#),
    ("[1 -.5]", 3, #"expected "," or "]", got a number"#),
    ("[1 - 5]", 3, #"expected "," or "]", got "-""#),
    ("[1 -5]", 3, #"expected "," or "]", got a number"#),
    ("[1 true]", 3, #"expected "," or "]", got "true""#),
    ("{ \"a\"", 5, #"expected ":" after the key "a", got the end of the document"#),
    ("{ 5: 1 }", 2, #"expected a key or "}", got a number"#),
    ("{ \"a\": 1 [", 9, #"expected "," or "}", got "[""#),
    ("{ , }", 2, #"expected a key or "}", got ",""#),
    ("[1 2]", 3, #"expected "," or "]", got a number"#),
    ("[1,, 2]", 3, #"expected a value, got ",""#),
    ("[0,5", 0, "this array is not closed before the text ends"),
    ("{ a: [1], ", 0, "this object is not closed before the text ends"),
    ("{ a: light }", 5, #"expected a value, got "light" (words stand in quotes)"#),
    ("\"abc\n\"", 0, "this string has no closing quote on its line"),
    ("'abc", 0, "this string has no closing quote on its line"),
    (#""\u12""#, 1, "this escape needs 4 hexadecimal digits"),
    (#""x\ud800y""#, 2, "\\uD800 is half of a surrogate pair without its other half"),
    (#""\udc00""#, 1, "\\uDC00 is half of a surrogate pair without its other half"),
    (#""\ud800\u0041""#, 1, "\\uD800 is half of a surrogate pair without its other half"),
    (#""\1""#, 1, "an escape cannot be a number; use \\u0000"),
    ("012", 0, "a number cannot begin with 0"), ("1x", 1, #"unexpected "x" in a number"#),
    ("1.2.3", 3, #"unexpected "." in a number"#),
    ("-", 1, "expected a digit, got the end of the document"),
    (".", 1, "expected a digit, got the end of the document"),
    ("1e", 2, "expected the digits of an exponent, got the end of the document"),
    ("0x", 0, "expected hexadecimal digits after \"0x\""),
    ("+Inf", 0, #"expected a number, got "Inf" after the sign"#),
    ("{} /* open", 3, "this comment is not closed"),
    ("{ a: 1 / 2 }", 7, "expected a value, or a comment after \"/\""),
    ("null!", 4, #"expected the end of the document, got "!""#),
  ])
  func whatIsNoJSON5SaysWhereAndWhy(_ text: String, _ offset: Int, _ message: String) {
    let problem = problem(Array(text.utf8))
    #expect(problem?.offset == offset)
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "nothing")")
  }

  @Test func bytesThatAreNoUTF8AreRefusedWithLineAndColumn() {
    let document = Array("{\n  \"größe\": \"".utf8) + [0xFF] + Array("\" }".utf8)
    #expect(
      Reading.diagnostics(document).map(\.description) == [
        "scene.json:2:13: error: the text is not UTF-8 (byte 0xFF)"
      ])
    #expect(problem([0x22, 0xC3, 0x22])?.offset == 1)
    #expect(problem([0x22, 0xED, 0xA0, 0x80, 0x22])?.offset == 1)
  }

  @Test func linesEndAtLineFeedsCarriageReturnsAndBothTogether() {
    let positions = SourceText(bytes: Array("ab\ncd\r\nef\rgé登x".utf8)).positions(
      of: [0, 3, 7, 10, 11, 13, 16])
    #expect(positions[0].map { [$0.line, $0.column] } == [1, 1])
    #expect(positions[3].map { [$0.line, $0.column] } == [2, 1])
    #expect(positions[7].map { [$0.line, $0.column] } == [3, 1])
    #expect(positions[10].map { [$0.line, $0.column] } == [4, 1])
    #expect(positions[11].map { [$0.line, $0.column] } == [4, 2])
    #expect(positions[13].map { [$0.line, $0.column] } == [4, 3])
    #expect(positions[16].map { [$0.line, $0.column] } == [4, 4])
  }

  @Test func deepNestingIsRefusedAndNotFollowed() {
    let most = JSON5Parser.maximumDepth
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(problem(nested(most)) == nil)
    let problem = problem(nested(100_000))
    #expect(problem?.offset == most)
    #expect(problem?.message == "more than 128 arrays and objects inside each other")
  }

  @Test func largeDocumentsAreRefusedBySize() {
    let bytes = [UInt8](repeating: 0x20, count: JSON5Parser.maximumByteCount + 1)
    #expect(
      Reading.diagnostics(bytes).map(\.description) == [
        "scene.json:1:1: error: the document is 16777217 bytes long; the most is 16777216"
      ])
  }

  @Test func manyValuesAreRefused() {
    let bytes = Array(("[" + String(repeating: "0,", count: 1_000_000) + "]").utf8)
    #expect(problem(bytes)?.message == "more than 1000000 values")
  }
}
