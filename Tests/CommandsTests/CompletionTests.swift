import CommandTestSupport
import Commands
import Foundation
import Testing

@Suite struct Completions {
  @Test(arguments: CompletionScript.Shell.allCases)
  func everyWordOfHelpIsCompleted(shell: CompletionScript.Shell) {
    let script = Session("completions", shell.rawValue).output
    for subcommand in Subcommand.allCases { #expect(script.contains(subcommand.rawValue)) }
    for option in OptionTable.all {
      let spelling = shell == .fish ? "-l \(option.name.rawValue) " : option.long
      #expect(script.contains(spelling), "\(option.long)")
      if case .words(let words) = option.completion {
        for word in words { #expect(script.contains(word), "\(word)") }
      }
    }
  }

  /// A shell that this machine does not have cannot be asked.
  @Test(arguments: CompletionScript.Shell.allCases)
  func theShellAcceptsItsScript(shell: CompletionScript.Shell) throws {
    let places = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(shell.rawValue)")
    try Data(CompletionScript.text(for: shell).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try Process.run(URL(filePath: path), arguments: ["-n", file.path])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    ("render --pro", "--progress"), ("render --progress b", "bar"), ("render --format a", "apng"),
    ("rend", "render"),
    ("curve --bar", "--bare"), ("completions z", "zsh"), ("presets Q", "QHLShakes"),
    ("help expl", "explain"),
  ])
  func bashOffersWhatFits(line: String, word: String) throws {
    let words = ["shake-render"] + line.split(separator: " ").map(String.init)
    let probe = """
      \(CompletionScript.text(for: .bash))
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _shake_render; printf '%s ' "${COMPREPLY[@]}"
      """
    #expect(try Shell.bash(probe).split(separator: " ").map(String.init) == [word])
  }

  /// A bracket ends a description in zsh.
  @Test func zshDescriptionsHoldNoBareBrackets() {
    let specs = CompletionScript.text(for: .zsh).split(separator: "\n").filter {
      $0.contains("--")
    }
    for spec in specs {
      let plain = spec.replacing("\\[", with: "").replacing("\\]", with: "")
      let descriptions = plain.components(separatedBy: "[").dropFirst()
      #expect(descriptions.allSatisfy { $0.count { $0 == "]" } == 1 }, "\(spec)")
    }
  }

  @Test func anUnknownShellIsAnError() {
    let session = Session("completions", "tcsh")
    #expect(session.status == .usage)
    #expect(session.error.contains("expected bash, zsh or fish, got 'tcsh'"))
    #expect(Session("completions").status == .usage)
  }
}
