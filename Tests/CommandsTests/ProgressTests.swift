import CommandTestSupport
import Commands
import Foundation
import TestSupport
import Testing

@Suite struct ProgressShown {
  private func session(
    _ words: String..., isTerminal: Bool = false, environment: [String: String] = [:]
  ) throws -> Session {
    let folder = try TemporaryFolder()
    return Session(
      ["render", "-", "-o", folder.path("f/")] + words, input: RenderCommandRuns.short,
      environment: environment, isTerminal: isTerminal)
  }

  private func percentages(_ text: String) -> [Int] {
    text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
  }

  /// A log gets few whole lines that rise to 100 %, and no escape codes.
  @Test(arguments: [[], ["--progress", "plain"], ["--progress=auto"]])
  func aLogGetsWholeLines(words: [String]) throws {
    let text = try session(words.first ?? "-v", words.dropFirst().first ?? "-v").error
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\r"))
    let values = percentages(text)
    #expect(values.first == 0)
    #expect(values.last == 100)
    #expect(values == Array(Set(values)).sorted())
    #expect(values.count <= 12)
  }

  /// All frames drawn and the end are one line, not two.
  @Test func aLogOfFewFramesGetsALineAFrame() throws {
    let lines = try session("--frames", "0-2").errorLines.filter { $0.contains("%") }
    #expect(
      lines == [
        "0 % (0 of 3 frames)", "33 % (1 of 3 frames)", "66 % (2 of 3 frames)",
        "100 % (3 of 3 frames)",
      ])
  }

  @Test func aTerminalGetsABarThatGoesAway() throws {
    let text = try session(isTerminal: true).error
    #expect(text.contains("\r[###"))
    #expect(text.contains("100 %  10/10 frames"))
    let last = text.split(separator: "\r", omittingEmptySubsequences: false).last
    #expect(last?.hasSuffix("px at 60 fps\n") == true)
    #expect(last?.contains("%") == false)
  }

  @Test func aDumbTerminalGetsLines() throws {
    let text = try session(isTerminal: true, environment: ["TERM": "dumb"]).error
    #expect(!text.contains("\r"))
    #expect(percentages(text).last == 100)
  }

  @Test func programsGetAJSONObjectALine() throws {
    struct Event: Decodable {
      let event: String
      let done: Int
      let total: Int
      let percent: Int
    }
    let lines = try session("--progress", "json", "-v").errorLines.filter { $0.hasPrefix("{") }
    let events = try lines.map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
    #expect(events.allSatisfy { $0.event == "progress" && $0.total == 10 })
    #expect(events.first?.percent == 0)
    #expect(events.last?.percent == 100)
    #expect(events.last?.done == 10)
    #expect(events.map(\.percent) == events.map(\.percent).sorted())
  }

  @Test func noneAndQuietShowNothing() throws {
    #expect(try session("--progress", "none").errorLines.count == 1)
    #expect(try session("--quiet", "--progress", "bar").error.isEmpty)
  }

  @Test func aFailureLeavesNoHalfBar() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "file")
    let session = Session(
      "render", "-", "-o", folder.path("file/x.mp4"), input: RenderCommandRuns.short,
      isTerminal: true)
    #expect(session.status == .failure)
    let last = session.error.split(separator: "\r").last ?? ""
    #expect(last.contains("Not a directory"))
    #expect(!last.contains("#"))
  }
}
