import Foundation
import Golden
import Raster
import Testing

@Suite struct ReportPages {
  static let tagNames: Set<String> = [
    "!doctype", "html", "head", "meta", "link", "title", "style", "body", "header", "h1", "h2",
    "h3", "p", "div", "nav", "main", "article", "section", "label", "input", "fieldset", "legend",
    "ul", "li", "a", "span", "button", "select", "option", "figure", "figcaption", "img", "output",
    "code", "table", "thead", "tbody", "tr", "th", "td", "script", "svg", "g", "rect", "line",
    "polyline", "text", "tspan",
  ]

  /// The data that the page's script reads.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"report-data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = page[start.upperBound..<end.lowerBound]
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  private func frames(_ page: String, _ golden: Int) throws -> [[String: Any]] {
    let goldens = try #require(try data(page)["goldens"] as? [[String: Any]])
    return try #require(goldens[golden]["frames"] as? [[String: Any]])
  }

  @Test func namesAreTextAndNothingElse() throws {
    let report = try Reports.report()
    let tags = try HTMLTags(try report.page()).tags
    for tag in tags {
      let name = tag.name.hasPrefix("/") ? String(tag.name.dropFirst()) : tag.name
      #expect(Self.tagNames.contains(name), "\(tag.name)")
      for attribute in tag.attributes { #expect(!attribute.name.hasPrefix("on")) }
    }
    // Two scripts, the data and the page's own.
    #expect(tags.filter { $0.name == "script" }.count == 2)
    #expect(tags.filter { $0.name == "h1" }.map(\.text) == [report.title])
    #expect(tags.filter { $0.name == "h2" }.map(\.text) == report.entries.map(\.name))
    let listed = tags.filter { tag in
      tag.name == "span" && tag.attributes.contains { $0 == ("class", "name") }
    }
    #expect(listed.map(\.text) == report.entries.map(\.name))
    let commands = tags.filter { $0.name == "code" }.map(\.text)
    #expect(commands == report.entries.compactMap(\.approveCommand))
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<!--<script>", "</SCRIPT >", "a < b"])
  func dataCannotEndItsScript(text: String) throws {
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let data = Markup.scriptData(json)
    #expect(!data.contains("<"))
    #expect(try JSONDecoder().decode([String].self, from: Data(data.utf8)) == [text])
  }

  @Test func nothingIsFetched() throws {
    let page = try Reports.report().page()
    let tags = try HTMLTags(page).tags
    for tag in tags {
      for (name, value) in tag.attributes where ["src", "href", "action", "srcset"].contains(name) {
        let isInside = value.hasPrefix("#golden-") || value == "data:,"
        // The files beside the page, by relative paths that are no scheme and no query.
        let isBeside = value.hasPrefix("files/") && !value.contains { ":?#".contains($0) }
        #expect(isInside || isBeside, "\(value)")
      }
    }
    let namespace = "http://www.w3.org/2000/svg"
    let script = page.replacing(namespace, with: "")
    for word in ["http:", "https:", "fetch(", "import(", "@import", "url(", "XMLHttpRequest"] {
      #expect(!script.contains(word), "\(word)")
    }
  }

  @Test func linksLeadToTheFilesAfterDecodingOnce() throws {
    let tags = try HTMLTags(try Reports.report().page()).tags
    let paths = tags.filter { $0.name == "a" }
      .flatMap { $0.attributes.filter { $0.name == "href" && $0.value.hasPrefix("files/") } }
      .map { $0.value.removingPercentEncoding }
    #expect(paths == Reports.hostileNames.map { "files/\($0).png" })
  }

  @Test func thePicturesOfEveryFrameAreInThePageOnce() throws {
    let entry = try Reports.failed("a")
    let page = try GoldenReport(title: "t", entries: [entry, entry]).page()
    let images = try #require(try data(page)["images"] as? [String])
    // Expected, difference and actual; the second golden has the same ones.
    #expect(images.count == 3)
    let frames = try frames(page, 1)
    #expect(frames[0]["expected"] as? Int == frames[0]["actual"] as? Int)
    #expect(frames[0]["difference"] == nil)
    for (kind, bytes) in [
      ("expected", entry.frames[1].expected), ("difference", entry.frames[1].difference),
      ("actual", entry.frames[1].actual),
    ] {
      let index = try #require(frames[1][kind] as? Int)
      #expect(Data(base64Encoded: images[index]).map(Array.init) == bytes)
    }
  }

  @Test func whatDoesNotFitIsLeftOutTheWorstLast() throws {
    var passed = ReportEntry(name: "fine", outcome: .passed)
    passed.frames = [
      ReportFrame(index: 0, time: 0, expected: Array(repeating: 1, count: 300))
    ]
    let failed = try Reports.failed("bad")
    let pictures = [
      failed.frames[1].expected, failed.frames[1].difference, failed.frames[1].actual,
    ]
    let length = pictures.compactMap { $0 }.reduce(0) { $0 + ($1.count + 2) / 3 * 4 }
    let report = GoldenReport(title: "t", entries: [passed, failed])
    func leftOut(_ limit: Int) throws -> [[Bool]] {
      let page = try report.page(imageLimit: limit)
      let count = try [0, 1].map { try frames(page, $0) }.joined()
        .filter { $0["isLeftOut"] as? Bool == true }.count
      #expect(page.contains("the pictures of \(count) frames are left out") == (count > 0))
      return try [0, 1].map { try frames(page, $0).map { $0["isLeftOut"] as? Bool == true } }
    }
    #expect(try leftOut(length + 400) == [[false], [false, false]])
    #expect(try leftOut(length + 399) == [[true], [false, false]])
    // The frame that matches is of the approved picture, which is there for the one that does not.
    #expect(try leftOut(length) == [[true], [false, false]])
    #expect(try leftOut(0) == [[true], [true, true]])
  }

  @Test func theFrameThatDiffersMostIsShownFirst() throws {
    let page = try GoldenReport(title: "t", entries: [Reports.failed("a")]).page()
    let scrubber = try HTMLTags(page).tags.first { tag in
      tag.attributes.contains { $0 == ("class", "scrubber") }
    }
    #expect(scrubber?.attributes.first { $0.name == "value" }?.value == "1")
    #expect(scrubber?.attributes.first { $0.name == "max" }?.value == "1")
  }

  @Test func theCommandToApproveIsThereToCopy() throws {
    let tags = try HTMLTags(try GoldenReport(title: "t", entries: [Reports.failed("a b")]).page())
    #expect(tags.tags.contains { $0.text == "shake-render golden approve 'golden/a b'" })
    #expect(tags.tags.contains { tag in tag.attributes.contains { $0 == ("class", "copy") } })
  }

  @Test func everyControlHasAName() throws {
    let tags = try HTMLTags(try Reports.report().page()).tags
    for (index, tag) in tags.enumerated() where ["button", "input", "img"].contains(tag.name) {
      let isNamed =
        !tag.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        || tag.attributes.contains { ["aria-label", "alt"].contains($0.name) }
        || tags[index - 1].name == "label"
      #expect(isNamed, "\(tag)")
    }
  }

  @Test func anEmptyReportIsAPage() throws {
    let report = GoldenReport(title: "nothing", entries: [])
    #expect(report.summary == "0 of 0 goldens match")
    #expect(try HTMLTags(report.page()).tags.contains { $0.name == "main" })
    #expect(try XMLContents(report.junit(folder: "report")).named("testcase").isEmpty)
    #expect(report.annotations.isEmpty)
  }

  @Test(arguments: [
    ("login", "login"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("-x", "'-x'"),
    ("$(rm)", "'$(rm)'"), ("a/b+c.json", "a/b+c.json"), ("ü", "'ü'"),
  ])
  func wordsOfCommandsAreQuotedForTheShell(text: String, word: String) {
    #expect(ShellWord.quoted(text) == word)
  }
}
