import CommandTestSupport
import Commands
import Foundation
import Testing

extension InChromium {
  /// The report of a real verification, from its pictures to the command that accepts them.
  @Suite struct RecordedReports {
    private typealias Opened = ReportPage<RecordedReport>

    @Test func whatDiffersIsShownWithItsNumbers() throws {
      try ReportPage.test(try RecordedReport()) { opened in
        try opened.select("shake")
        // 8 pixels are approved where 12 are drawn: 4 columns at either side of a square of 10.
        try expectWorstFrame(opened)
        try opened.page.click("article:not([hidden]) .step")
        #expect(try opened.frame == 3)
        try opened.page.drag("article:not([hidden]) .scrubber", from: 0.6, to: 0)
        #expect(try opened.frame == 0)
        let note = try opened.texts("article:not([hidden]) .frame-note")
        #expect(note == ["equal in all 7200 pixels (tolerance: exact)"])
        for _ in 0..<2 { try opened.page.click("article:not([hidden]) .step") }
        try expectWorstFrame(opened)

        let rows = try opened.texts("article:not([hidden]) .numbers tbody tr")
        #expect(rows.contains("Offset, largest4 px in frame 20.002 px"))
        #expect(rows.contains("Pixels in the worst frame80 of 7200 (1.11 %) in frame 2exact"))
        #expect(rows.contains("Frames with other pixels3 of 60"))
      }
    }

    private func expectWorstFrame(_ opened: Opened) throws {
      #expect(try opened.frame == 2)
      let notes = try opened.texts("article:not([hidden]) .frame-note")
      #expect(notes.count == 1 && notes[0].hasPrefix("80 of 7200 pixels differ"), "\(notes)")
      let times = try opened.texts("article:not([hidden]) .time")
      #expect(times == ["frame 2 of 5, 0.0333 s"])
      #expect(try (opened.cursorTime - 2.0 / 60).magnitude < 1e-4)
    }

    @Test func theSliderUncoversTheApprovedPicture() throws {
      try ReportPage.test(try RecordedReport()) { opened in
        let (slider, width) = ("article:not([hidden]) .split input", RecordedReport.size.width)
        try opened.select("colour")
        var columns = try opened.columns
        #expect(columns == (width / 2, width / 2))
        try opened.page.drag(slider, from: 0.5, to: 1)
        columns = try opened.columns
        #expect(columns == (width, 0))
        try opened.page.drag(slider, from: 1, to: 0)
        columns = try opened.columns
        #expect(columns == (0, width))
      }
    }

    @Test func namesOfFilesAreTextAndFiltersFilter() throws {
      try ReportPage.test(try RecordedReport()) { opened in
        let goldens = opened.report.document.goldens
        #expect(goldens.count == 4)
        #expect(try opened.texts("#list .name") == goldens.map(\.name))
        #expect(try opened.texts("h2") == goldens.map(\.name))
        #expect(try opened.texts(".failures li") == goldens.flatMap(\.failures))
        #expect(try opened.texts(".approve code") == goldens.compactMap(\.approve))
        // The three pictures of each golden that differs; the name is none.
        #expect(try opened.page.value("document.images.length") == 9)
        try opened.select(RecordedReport.hostileName)
        #expect(
          try opened.page.value("\(opened.shownElement("h2")).innerText").string?
            .hasSuffix("/" + RecordedReport.hostileName) == true)

        try opened.page.click("input[value=passed]")
        #expect(try opened.listed == [try opened.report.index(of: "same")])
        try opened.page.click("input[value=failed]")
        #expect(try opened.listed == goldens.indices.filter { goldens[$0].outcome == "failed" })
        try opened.page.click("#search")
        try opened.page.type("onerror")
        #expect(try opened.listed == [try opened.report.index(of: RecordedReport.hostileName)])
      }
    }

    @Test func theCopiedCommandAcceptsItsGoldenAndNoOther() throws {
      try ReportPage.test(try RecordedReport()) { opened in
        var names = ["shake", RecordedReport.hostileName, "colour"]
        while let name = names.popLast() {
          try opened.select(name)
          let line = try opened.copyCommand()
          let approval = try BuiltProgram(line: line, environment: ["CI": ""]).run()
          #expect(approval.status == 0, "\(line): \(approval.error)")
          #expect(verify(opened, name) == .success)
          for other in names { #expect(verify(opened, other) == .differs, "\(other)") }
        }
        #expect(
          Session("golden", "verify", opened.report.goldens, "--report", scratch(opened)).status
            == .success)
      }
    }

    private func verify(_ opened: Opened, _ name: String) -> Commands.ExitStatus {
      let golden = "\(opened.report.goldens)/\(name)"
      return Session("golden", "verify", golden, "--report", scratch(opened)).status
    }

    /// A place for reports that leaves the one alone from which goldens are accepted.
    private func scratch(_ opened: Opened) -> String { opened.report.goldens + " again" }

    @Test func everyLinkAndEveryAttachmentIsThere() throws {
      try ReportPage.test(try RecordedReport()) { opened in
        let goldens = opened.report.document.goldens
        let links = try opened.page.value(
          "[...document.querySelectorAll('a')].map((link) => link.href)", as: [String].self)
        let files = goldens.flatMap(\.attachments)
        #expect(links.count == goldens.count + files.count && files.count == 3 * 9)
        for link in links {
          let url = try #require(URL(string: link))
          #expect(FileManager.default.fileExists(atPath: url.path), "\(link)")
          if let fragment = url.fragment {
            let isThere = try opened.page.value("document.getElementById('\(fragment)') !== null")
            #expect(isThere == true, "\(link)")
          }
        }
        let lines = try opened.page.value(
          """
          [...new DOMParser().parseFromString(\(JSONValue.string(opened.report.junit).text), "text/xml")
            .querySelectorAll("testcase system-out")].flatMap((output) =>
              output.textContent.split("\\n").filter((line) => line.startsWith("[[ATTACHMENT|")))
          """, as: [String].self)
        #expect(lines.count == files.count)
        for line in lines {
          let path = line.dropFirst("[[ATTACHMENT|".count).dropLast("]]".count)
          #expect(FileManager.default.fileExists(atPath: String(path)), "\(line)")
        }
      }
    }
  }
}
