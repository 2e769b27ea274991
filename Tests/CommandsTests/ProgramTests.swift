import CommandTestSupport
import Commands
import Encoding
import Foundation
import Testing

@Suite struct ProgramRuns {
  @Test(arguments: [
    [], ["frobnicate"], ["render", "--bogus"], ["schema", "extra"], ["devices", "-q"],
  ])
  func aUsageErrorIsTwoLinesOnStderrAndStatus2(words: [String]) {
    let session = Session(words)
    #expect(session.status == .usage)
    #expect(session.output.isEmpty)
    #expect(session.errorLines.count == 2)
    #expect(session.errorLines.first?.hasPrefix("shake-render: error: ") == true)
    #expect(session.errorLines.last?.hasPrefix("Try 'shake-render ") == true)
  }

  @Test func theHintNamesTheSubcommand() {
    #expect(Session("curve", "--bogus").error.contains("Try 'shake-render curve --help'."))
    #expect(Session("bogus").error.contains("Try 'shake-render --help'."))
  }

  /// What it stops fails, and may be noticed before the process ends.
  @Test(arguments: [
    (SIGHUP, Commands.ExitStatus.hungUp), (SIGINT, .interrupted), (SIGTERM, .terminated),
  ])
  func aSignalThatEndsTheProcessIsItsStatusAndNoError(
    signal: Int32, status: Commands.ExitStatus
  ) {
    for words in [["curve", "/nowhere.json"], ["bogus"], ["devices"]] {
      let (files, error) = (TemporaryFiles(), MemoryStream())
      let streams = Streams(input: MemoryStream(), output: MemoryStream(), error: error)
      let program = Program(environment: [:], streams: streams, files: files)
      #expect(program.run(words) != status)
      let said = error.text
      files.removeAll(before: signal)
      #expect(program.run(words) == status)
      #expect(error.text == said)
    }
  }

  @Test func aNameCannotBreakTheLineOrTheTerminal() {
    let session = Session("bogus\nnext\u{1B}[31m")
    #expect(session.errorLines.count == 2)
    #expect(!session.error.contains("\u{1B}"))
    #expect(session.error.contains("bogus\\nnext\\u{1b}"))
  }

  @Test func errorsAreRedOnATerminalThatWantsIt() {
    let red = "\u{1B}[1;31merror:\u{1B}[0m"
    #expect(Session("bogus", isTerminal: true).error.contains(red))
    let plain = [
      Session("bogus"),
      Session("bogus", environment: ["NO_COLOR": "1"], isTerminal: true),
      Session("bogus", environment: ["TERM": "dumb"], isTerminal: true),
      Session("bogus", "--no-color", isTerminal: true),
    ]
    for session in plain { #expect(!session.error.contains("\u{1B}")) }
    #expect(Session("bogus", environment: ["NO_COLOR": ""], isTerminal: true).error.contains(red))
  }

  @Test(arguments: [
    (EPIPE, Commands.ExitStatus.brokenPipe, ""), (ENOSPC, .failure, "No space left"),
  ])
  func aRefusedStdoutEndsTheRun(code: Int32, status: Commands.ExitStatus, words: String) {
    let output = MemoryStream(failingAfter: 10, code: code)
    let error = MemoryStream()
    let streams = Streams(input: MemoryStream(), output: output, error: error)
    #expect(Program(environment: [:], streams: streams).run(["devices"]) == status)
    #expect(words.isEmpty ? error.text.isEmpty : error.text.contains(words))
  }

  @Test func quietAndVerboseExcludeEachOther() {
    let session = Session("render", "-q", "-v", "-o", "x.mp4")
    #expect(session.status == .usage)
    #expect(session.error.contains("--quiet and --verbose exclude each other"))
  }

  @Test(arguments: ["presets", "devices"])
  func listsAreAlsoJSON(command: String) throws {
    let session = Session(command, "--json")
    #expect(session.status == .success)
    let rows = try JSONSerialization.jsonObject(with: Data(session.bytes)) as? [[String: Any]]
    let names = try #require(rows).compactMap { $0["name"] as? String }
    #expect(!names.isEmpty)
    let text = Session(command).output
    for name in names { #expect(text.contains(name)) }
  }

  /// The seven values of AFViewShaker, a sixth of its duration apart before easing; the first and
  /// the last are where it rests.
  @Test(arguments: ["AFViewShaker", "afviewshaker"])
  func aNameShowsOnePresetInDetail(name: String) throws {
    let session = Session("presets", name)
    #expect(session.status == .success)
    #expect(!session.output.contains("QHLShakes"))
    #expect(session.output.hasPrefix("AFViewShaker\n"))
    for words in ["--duration", "With all standards, 0.5 s", "\"duration\": 0.5\n"] {
      #expect(session.output.contains(words), "\(words)")
    }
    let document = try JSONSerialization.jsonObject(
      with: Data(Session("presets", name, "--json").bytes))
    let keyframes = (document as? [String: Any])?["keyframes"] as? [[String: Any]]
    #expect(keyframes?.map { $0["value"] as? Double } == [0, 10, -8, 8, -5, 5, 0])
  }

  @Test func aMistypedPresetIsGuessed() {
    let session = Session("presets", "QHLShaks")
    #expect(session.status == .usage)
    #expect(
      session.error.contains(
        "expected AFViewShaker or QHLShakes, got 'QHLShaks' (did you mean 'QHLShakes'?)"))
  }

  /// .1 + .2 + .9 is 1.2000000000000002.
  @Test func numbersInJSONHaveNoTailOfBinaryArithmetic() {
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#,
      timeline: #"{ "wait": 0.1 }, { "wait": 0.2 }, { "wait": 0.9 }, { "shake": "nod" }"#)
    for command in ["explain", "curve"] {
      let text = Session(command, "-", "--json", input: scene).output
      #expect(!text.contains(#/\.\d{10}/#), "\(command)")
      #expect(command == "curve" || text.contains("\"time\" : 1.7\n"))
    }
  }

  @Test func presetsShowTheLibrariesOwnDefaults() {
    let text = Session("presets").output
    #expect(text.contains("AFViewShaker\n"))
    #expect(text.contains("QHLShakes\n"))
    for (option, value) in [
      ("duration", "0.5"), ("times", "10"), ("speed", "0.05"), ("range", "5"),
    ] {
      let line = text.split(separator: "\n").first { $0.contains("--\(option) ") }
      let words = line?.split(separator: " ").map(String.init) ?? []
      #expect(words.dropFirst().first == value, "\(option)")
    }
  }
}
