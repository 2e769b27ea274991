import Golden
import Testing

@Suite struct JUnitReports {
  @Test func itIsWellFormedAndItsCountsAreTheRuns() throws {
    let report = try Reports.report()
    let xml = try XMLContents(report.junit(folder: "report"))
    let suites = xml.named("testsuite")
    let expected = [
      "tests": report.entries.count, "errors": 1,
      "failures": report.entries.filter { $0.outcome.isFailure }.count - 1,
    ]
    for element in suites + xml.named("testsuites") {
      for (name, count) in expected { #expect(element.attributes[name] == "\(count)") }
    }
    #expect(suites.map { $0.attributes["name"] } == [report.title])
    #expect(xml.named("testcase").count == report.entries.count)
    #expect(xml.named("failure").count == expected["failures"])
    #expect(xml.named("error").count == 1)
  }

  @Test func namesAndMessagesComeThroughAsTheyAre() throws {
    let report = try Reports.report()
    let xml = try XMLContents(report.junit(folder: "report"))
    #expect(xml.named("testcase").map { $0.attributes["name"] } == report.entries.map(\.name))
    let failed = report.entries.filter { $0.outcome == .failed }
    let failures = xml.named("failure").filter { $0.attributes["type"] == "failed" }
    #expect(failures.map { $0.attributes["message"] } == failed.map { $0.failures.first })
    #expect(failures.map(\.text) == failed.map { $0.failures.joined(separator: "\n") })
  }

  @Test(arguments: ["a\nb\tc\rd", "\u{1}\u{8}\u{B}\u{1B}[31m", "\u{FFFE}\u{FFFF}", "😀 \u{85}"])
  func messagesOfAnyCharactersAreWellFormed(message: String) throws {
    var entry = ReportEntry(name: "a", outcome: .failed)
    entry.failures = [message]
    let xml = try XMLContents(
      GoldenReport(title: message, entries: [entry]).junit(folder: "report"))
    let clean = String(
      String.UnicodeScalarView(
        message.unicodeScalars.map { scalar in
          let isRefused =
            scalar.properties.generalCategory == .control
            && !"\t\n\r".unicodeScalars.contains(scalar)
            || [0xFFFE, 0xFFFF].contains(scalar.value)
          return isRefused ? "\u{FFFD}" : scalar
        }))
    #expect(xml.named("failure")[0].attributes["message"] == clean)
  }

  @Test func attachmentsAreLinesThatGitLabKnows() throws {
    let xml = try XMLContents(try Reports.report().junit(folder: "report"))
    let lines = xml.named("system-out").flatMap { $0.text.split(separator: "\n") }
    for name in Reports.hostileNames {
      #expect(lines.contains { $0 == "[[ATTACHMENT|report/files/\(name).png]]" })
    }
  }

  @Test func numbersAreSaidOfWhatMatchesToo() throws {
    var entry = ReportEntry(name: "a", outcome: .passed)
    entry.curve = CurveDifference(
      expected: try Curves.shake(), actual: try Curves.shake(), scale: 1)
    let xml = try XMLContents(GoldenReport(title: "t", entries: [entry]).junit(folder: "report"))
    #expect(xml.named("system-out")[0].text.contains("curve: offset max 0 px"))
  }
}
