import Commands
import Testing

@Suite struct ArgumentParsing {
  typealias Option = TypedArguments.Option

  @Test(arguments: [
    ["render", "-o", "a.mp4"], ["render", "-oa.mp4"], ["render", "--output", "a.mp4"],
    ["render", "--output=a.mp4"], ["-o", "a.mp4", "render"],
  ])
  func anOptionIsSpelledInEveryCommonWay(words: [String]) throws {
    let typed = try ArgumentParser.parse(words)
    #expect(typed.subcommand == .render)
    #expect(typed.operands.isEmpty)
    #expect(typed.options == [Option(name: .output, value: "a.mp4")])
  }

  @Test(arguments: [
    (["--range", "-10"], "-10"), (["--range=-10"], "-10"), (["--range", "-0.5"], "-0.5"),
    (["--range", "-.5"], "-.5"),
  ])
  func aNegativeNumberIsAValue(words: [String], value: String) throws {
    let typed = try ArgumentParser.parse(["curve"] + words)
    #expect(typed.options == [Option(name: .range, value: value)])
  }

  @Test func twoDashesEndOptions() throws {
    let typed = try ArgumentParser.parse(["curve", "--bare", "--", "-1", "--fps"])
    #expect(typed.operands == ["-1", "--fps"])
    #expect(typed.options == [Option(name: .bare)])
  }

  @Test func aSingleDashIsAWord() throws {
    let typed = try ArgumentParser.parse(["render", "-", "-o", "-", "--format", "mp4"])
    #expect(typed.operands == ["-"])
    #expect(typed.options.map(\.value) == ["-", "mp4"])
  }

  @Test func repeatableOptionsKeepTheirOrder() throws {
    let typed = try ArgumentParser.parse(["render", "-o", "b.mp4", "--view", "x", "-o", "a/"])
    let outputs = typed.options.filter { $0.name == .output }.map(\.value)
    #expect(outputs == ["b.mp4", "a/"])
  }

  @Test func aFlagGivenTwiceIsOne() throws {
    let typed = try ArgumentParser.parse(["render", "-q", "--quiet"])
    #expect(typed.options == [Option(name: .quiet)])
  }

  @Test func anEmptyValueIsAValue() throws {
    let typed = try ArgumentParser.parse(["render", "--view=", "--set", ""])
    #expect(typed.options.map(\.value) == ["", ""])
  }

  @Test func aValueMayHoldEqualSigns() throws {
    let typed = try ArgumentParser.parse(["render", "--set=views.a.text=b=c"])
    #expect(typed.options.map(\.value) == ["views.a.text=b=c"])
  }

  @Test(arguments: [
    ([], "no command was given"),
    (["--json"], "no command was given"),
    (["rendr"], "unknown command 'rendr' (did you mean 'render'?)"),
    (["Render"], "unknown command 'Render' (did you mean 'render'?)"),
    (["frobnicate"], "unknown command 'frobnicate'"),
    (["version"], "unknown command 'version' (did you mean '--version'?)"),
    (["login.json"], "'login.json' is no command (did you mean 'render login.json'?)"),
    (["render", "--outptu", "x"], "unknown option '--outptu' (did you mean '--output'?)"),
    (["render", "--outp", "x"], "unknown option '--outp' (did you mean '--output'?)"),
    (["render", "--zzz=3"], "unknown option '--zzz'"),
    (["still", "--frmae=3"], "unknown option '--frmae' (did you mean '--frame'?)"),
    (["render", "-x"], "unknown option '-x'"),
    (["render", "-qv"], "unknown option '-qv'"),
    (["curve", "-1"], "unknown option '-1'"),
    (["render", "-o"], "-o needs a value: -o OUT"),
    (["render", "--fps"], "--fps needs a value: --fps RATE"),
    (
      ["render", "-o", "--json"],
      "-o needs a value, but '--json' follows; if that is the value, write -o--json"
    ),
    (
      ["render", "--view", "-x"],
      "--view needs a value, but '-x' follows; if that is the value, write --view=-x"
    ),
    (["render", "--json=yes"], "--json takes no value"),
    (["render", "--fps", "60", "--fps=30"], "--fps is given twice, as '60' and as '30'"),
    (["curve", "--crf", "3"], "--crf is not an option of curve (it belongs to render)"),
    (
      ["schema", "--frame", "3"], "--frame is not an option of schema (it belongs to still)"
    ),
  ])
  func whatDoesNotFitIsToldInOneSentence(words: [String], message: String) {
    let error = #expect(throws: ArgumentError.self) { try ArgumentParser.parse(words) }
    #expect(error?.message == message)
  }
}
