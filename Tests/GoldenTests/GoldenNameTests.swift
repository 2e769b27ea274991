import Golden
import Testing

@Suite struct GoldenNames {
  static func names(_ texts: [String]) throws -> [GoldenName] {
    try texts.map { try GoldenName($0) }
  }

  @Test(arguments: [
    "login", "forms/login", "Foo+I", "image#55", "what?", "100% a b", "ü[x]", "%2F", "a*b", "登录",
    "<img src=x onerror=alert(1)>", "-x", "a..b", "{{7*7}}", "javascript:alert(1)",
  ])
  func anyPathInsideTheFolderIsAName(text: String) throws {
    let name = try GoldenName(text)
    #expect(name.text == text && "\(name)" == text)
    #expect(name.files == [".json", ".curve.csv", ".apng", ".fonts"].map { text + $0 })
    #expect(try GoldenName(sceneFile: name.sceneFile) == name)
  }

  @Test(arguments: [
    ("", GoldenNameError.empty), ("/etc/passwd", .absolute("/etc/passwd")),
    ("../x", .outside("../x")), ("a/../../x", .outside("a/../../x")), ("a/..", .outside("a/..")),
    ("a//b", .part("a//b")), ("a/", .part("a/")), ("./a", .part("./a")),
    (".hidden", .part(".hidden")),
    ("a/.git/b", .part("a/.git/b")), ("a\\b", .backslash("a\\b")), ("a\nb", .control("a\nb")),
    ("a\u{0}", .control("a\u{0}")), ("a\u{85}", .control("a\u{85}")),
    (String(repeating: "x", count: 241), .tooLong(String(repeating: "x", count: 241))),
  ])
  func pathsThatLeaveTheFolderOrAreNoneAreRefused(text: String, error: GoldenNameError) {
    #expect(throws: error) { try GoldenName(text) }
  }

  @Test func aLongNameOfShortPartsIsRefusedToo() {
    let text = Array(repeating: String(repeating: "x", count: 100), count: 9).joined(separator: "/")
    #expect(throws: GoldenNameError.tooLong(text)) { try GoldenName(text) }
  }

  @Test func aFileThatIsNoSceneGivesNoName() {
    #expect(throws: GoldenNameError.noScene("a.curve.csv")) {
      try GoldenName(sceneFile: "a.curve.csv")
    }
    #expect(throws: GoldenNameError.empty) { try GoldenName(sceneFile: ".json") }
  }

  @Test func differentNamesHaveDifferentFiles() throws {
    let names = try Self.names(["a/b", "a_b", "a b", "a*b", "a-b", "a%2Fb", "a/b.curve"])
    try GoldenName.check(names)
    #expect(Set(names.flatMap(\.files)).count == 4 * names.count)
  }

  @Test(arguments: [
    ("a b", "A B"), ("login", "Login"), ("x/login", "X/login"), ("\u{E9}", "e\u{301}"),
    ("straße", "STRASSE"), ("same", "same"), ("a", "a.json/b"), ("a.apng/b", "A"),
  ])
  func namesOfTheSameFilesAreRefusedWithBoth(first: String, second: String) throws {
    let names = try Self.names(["other", first, "a/z", second])
    let error = try #require(throws: GoldenNameError.self) { try GoldenName.check(names) }
    let words = "\(error)"
    #expect(words.contains("'\(first)'") && words.contains("'\(second)'"))
    #expect(words.contains("would share files"))
  }

  @Test func namesAreSortedByteByByte() throws {
    let names = try Self.names(["b", "a/b", "a", "B", "ä"])
    #expect(names.sorted().map(\.text) == ["B", "a", "a/b", "b", "ä"])
  }
}
