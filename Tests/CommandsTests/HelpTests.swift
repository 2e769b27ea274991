import CommandTestSupport
import Commands
import Testing

@Suite struct Help {
  @Test(arguments: Subcommand.allCases)
  func everySubcommandHasHelpThatFitsIn80Columns(subcommand: Subcommand) {
    for flag in ["-h", "--help"] {
      let session = Session(subcommand.rawValue, flag)
      #expect(session.status == .success)
      #expect(session.error.isEmpty)
      for line in session.output.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test(arguments: Subcommand.allCases)
  func examplesComeFirstAndEveryOptionIsListed(subcommand: Subcommand) throws {
    let text = Session(subcommand.rawValue, "--help").output
    let examples = try #require(text.firstRange(of: "Examples:"))
    let usage = try #require(text.firstRange(of: "Usage:"))
    #expect(examples.lowerBound < usage.lowerBound)
    for option in OptionTable.options(of: subcommand) {
      #expect(text.contains(option.long), "\(option.long)")
      for details in option.details.texts(for: subcommand) {
        for word in details.split(whereSeparator: \.isWhitespace) {
          #expect(text.contains(word), "\(option.long): \(word)")
        }
      }
    }
  }

  /// What another command does with an option is of no interest.
  @Test(arguments: [
    (Subcommand.still, ["writes NAME.png"], ["NAME.mp4", "NAME.csv", "mp4, apng", "rising"]),
    (.curve, ["CSV to stdout", "csv, json, svg or png"], ["NAME.mp4", "SHA-256", "mp4, apng"]),
    (.render, ["NAME.mp4", "SHA-256", "mp4, apng or png"], ["NAME.csv", "csv, json, svg or png"]),
    (.explain, ["From explain"], ["SHA-256"]), (.presets, ["keyframes"], ["SHA-256"]),
    (.devices, ["safe areas"], ["SHA-256"]), (.doctor, ["isNeeded"], ["SHA-256"]),
  ])
  func detailsAreThoseOfTheSubcommand(
    subcommand: Subcommand, told: [String], untold: [String]
  ) {
    let text = Session(subcommand.rawValue, "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in told { #expect(text.contains(words), "\(words)") }
    for words in untold { #expect(!text.contains(words), "\(words)") }
  }

  @Test(arguments: Subcommand.allCases)
  func theProgramsHelpNamesEverySubcommand(subcommand: Subcommand) {
    for words in [["--help"], ["-h"], ["help"]] {
      let lines = Session(words).output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("  \(subcommand.rawValue)  ") })
    }
  }

  @Test func commandsOfOtherVersionsAreNotPromised() {
    let text = Session("--help").output
    for word in ["sheet", "export", "batch"] {
      #expect(!text.contains("  \(word) "))
    }
  }

  @Test func helpWinsOverWhateverElseIsWrong() {
    let session = Session("render", "--bogus", "--fps", "--help")
    #expect(session.status == .success)
    #expect(session.output == Session("help", "render").output)
    #expect(Session("render", "--", "--help").status == .usage)
  }

  @Test func everyExampleParses() throws {
    for subcommand in Subcommand.allCases {
      for example in Manual.of(subcommand).examples + Manual.introduction {
        let command = example.arguments.prefix { !"|>".contains($0) }
        let words = command.split(separator: " ").map { $0.filter { $0 != "'" } }
        #expect(throws: Never.self) { try ArgumentParser.parse(words) }
      }
    }
  }

  @Test func theManualPageHasEveryOptionAndStatus() {
    let page = Session("help", "--man").output
    #expect(page.hasPrefix(".TH SHAKE-RENDER 1"))
    for option in OptionTable.all {
      #expect(page.contains(option.long.replacing("-", with: "\\-")), "\(option.long)")
    }
    for (status, _) in Manual.statuses { #expect(page.contains("\n\\fB\(status.rawValue)\\fR\n")) }
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      let macro = line.prefix { $0 != " " }
      let known = [".TH", ".SH", ".SS", ".TP", ".IP", ".PP", ".nf", ".fi"]
      #expect(known.contains(String(macro)), "\(line)")
    }
  }

  @Test func theVersionIsOneLine() {
    for words in [["--version"], ["render", "--version"]] {
      let session = Session(words)
      #expect(session.status == .success)
      #expect(session.output == "shake-render \(Program.version)\n")
    }
  }
}
