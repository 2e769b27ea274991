import CommandTestSupport
import Commands
import Foundation
import TestSupport
import Testing

/// The built executable: what only a process shows.
@Suite struct Executable {
  private func path() throws -> String {
    try #require(BuiltProgram([]).process.executableURL?.path)
  }

  @Test(arguments: [
    (["--version"], Commands.ExitStatus.success), (["bogus"], .usage), (["render"], .usage),
    (["curve", "/nowhere.json"], .usage),
  ])
  func statusesReachTheShell(words: [String], status: Commands.ExitStatus) throws {
    let run = try BuiltProgram(words).run()
    #expect(run.status == status.rawValue)
    #expect(run.output == (status == .success ? "shake-render \(Program.version)\n" : ""))
    #expect(run.error.isEmpty == (status == .success))
  }

  @Test func aFailedOutputIsStatus3() throws {
    let run = try BuiltProgram(["render", "-o", "/dev/null/x.mp4", "--progress=none"]).run()
    #expect(run.status == 3)
    #expect(run.error == "shake-render: error: /dev/null/x.mp4: Not a directory\n")
  }

  /// The reader goes away: no words, no trap.
  @Test(arguments: [
    "--help", "devices --json", "completions bash", "curve --fps 1000", "doctor",
    "still --frame 0 --scale 4 -o -", "render --frames 0-8 --crf 1 -o - --format mp4",
  ])
  func aClosedPipeEndsTheProgramSilently(words: String) throws {
    let result = try Shell.bash(
      "exec 2>&1; '\(try path())' \(words) | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "141\n"].contains(result), "\(result)")
  }

  @Test(arguments: [
    ["curve", "--format", "csv"], ["render", "--format", "mp4", "--frames", "0-1", "-q"],
    ["still", "--format", "png", "--frame", "0"],
  ])
  func aFullDiskIsToldAndIsStatus3(words: [String]) throws {
    let run = try BuiltProgram(words + ["-o", "/dev/full"]).run()
    #expect(run.status == 3)
    #expect(run.error == "shake-render: error: /dev/full: No space left on device\n")
  }

  @Test func aFullStdoutIsStatus3() throws {
    let status = try Shell.bash(
      "'\(try path())' devices >/dev/full; echo $?")
    #expect(status == "3\n")
  }

  /// A comma in the locale changes nothing that is read or written.
  @Test(arguments: ["de_DE", "tr_TR"])
  func localesChangeNothing(name: String) throws {
    let folder = try TemporaryFolder()
    // A machine without the sources of locales runs this in the locale that it has.
    _ = try Shell.bash("localedef -i \(name) -f UTF-8 '\(folder.path(name))' 2>&1 || true")
    let locale = ["LC_ALL": name, "LANG": name, "LOCPATH": folder.path]
    let words = ["curve", "--bare", "--duration", "0.25", "-o", "-"]
    let plain = try BuiltProgram(words, environment: ["LC_ALL": "C"]).run()
    let other = try BuiltProgram(words, environment: locale).run()
    #expect(plain.status == 0)
    #expect(other.output == plain.output)
    #expect(
      try BuiltProgram(["curve", "--duration", "0,5"], environment: locale).run().status == 2)
    let shouting = folder.path("STILL.PNG")
    let still = ["still", "--frame", "0", "-o", shouting, "-q"]
    #expect(try BuiltProgram(still, environment: locale).run().status == 0)
  }

  /// In the middle of a long render: the earlier file stays as it was, and nothing beside it.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedRenderLeavesNothing(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("old".utf8, to: "out.mp4")
    let program = try BuiltProgram(
      [
        "render", "-o", folder.path("out.mp4"), "-o", folder.path("frames/"), "--slow", "1000",
        "-q",
      ])
    try program.process.run()
    // Once there is a second file the render has begun.
    while folder.contents.count < 3, program.process.isRunning { sched_yield() }
    kill(program.process.processIdentifier, signal)
    let run = try program.finish()
    // The shells' way to tell a signal: 130, 143 and 129.
    #expect(run.status == 128 + signal)
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
    #expect(folder.contents == ["out.mp4"])
    #expect(try folder.bytes("out.mp4") == Array("old".utf8))
  }

  /// However early it comes: before the program listens it ends the process, too.
  @Test func noSignalIsLostAtTheStart() throws {
    let folder = try TemporaryFolder()
    let statuses = try Shell.bash(
      """
      for ((run = 0; run < 24; run++)); do
        '\(try path())' render -q -o '\(folder.path("a.mp4"))' --slow 100 2>&1 &
        for ((spin = 0; spin < run * 1000; spin++)); do :; done
        kill -TERM $!
        wait $! 2>/dev/null
        echo $?
      done 2>/dev/null
      """)
    #expect(statuses == String(repeating: "143\n", count: 24))
    #expect(folder.contents.isEmpty)
  }

  @Test func nohupKeepsARenderGoing() throws {
    let folder = try TemporaryFolder()
    let status = try Shell.bash(
      """
      trap '' HUP
      '\(try path())' render -q -o '\(folder.path("f/"))' -o '\(folder.path("a.mp4"))' &
      while [ -z "$(ls -A '\(folder.path)')" ]; do :; done
      kill -HUP $!
      wait $!
      echo $?
      """)
    #expect(status == "0\n")
    #expect(folder.contents.contains("a.mp4"))
  }

  /// A limit on the size of files, as batch systems set it.
  @Test(arguments: ["render -o a.mp4", "render -o f/", "still --frame 0 -o a.png"])
  func aFileThatMayNotGrowIsAnErrorOfTheWrite(words: String) throws {
    let folder = try TemporaryFolder()
    let result = try Shell.bash(
      "cd '\(folder.path)'; ulimit -f 1; '\(try path())' \(words) -q 2>&1; echo $?")
    let output = words.split(separator: " ").last ?? ""
    #expect(result == "shake-render: error: \(output): File too large\n3\n")
    #expect(folder.contents.isEmpty)
  }

  @Test func closedStreamsDoNotGetMixedUpWithFiles() throws {
    let folder = try TemporaryFolder()
    let result = try Shell.bash(
      """
      cd '\(folder.path)'
      '\(try path())' render --frames 3 -o a.mp4 -q && '\(try path())' render --frames 3 -o b.mp4 -v \
        <&- >&- 2>&- && cmp a.mp4 b.mp4 && '\(try path())' curve 2>&1 >&-
      '\(try path())' curve - 2>&1 <&-
      """)
    let errors = ["output", "input"].map {
      "shake-render: error: standard \($0): Bad file descriptor\n"
    }
    #expect(result == errors.joined())
  }

  @Test func redirectedMessagesHoldNoEscapeCodes() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "-o", folder.path("a/"), "--frames", "0-2", "--json"]
    let run = try BuiltProgram(words, environment: ["TERM": "xterm"]).run()
    #expect(run.status == 0)
    for text in [run.output, run.error] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\r"))
    }
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(document is [String: Any])
  }

  @Test func aVideoGoesThroughAPipeWhole() throws {
    let folder = try TemporaryFolder()
    let path = try path()
    let words = try Shell.bash(
      """
      '\(path)' render --frames 0-2 -o '\(folder.path("a.mp4"))' -q
      '\(path)' render --frames 0-2 -o - --format mp4 2>&1 \
        | cmp - '\(folder.path("a.mp4"))' && echo same
      """)
    #expect(words == "same\n")
  }
}
