import Raster
import Testing

/// A report that is open in a browser.
struct ReportPage<Report: WrittenReport> {
  let report: Report
  let page: Page
  private let url: String

  /// Opens a report where it was written.
  init(_ report: Report) throws { try self.init(report, at: report.url) }

  /// Opens a report where it is now.
  init(_ report: Report, at url: String) throws {
    self.report = report
    self.url = url
    page = try Page(in: .current())
    try page.open(url)
  }

  /// Opens a report for a function. Whatever that does, nothing may go wrong in the page, and
  /// nothing else may be asked for.
  static func test(_ report: Report, _ body: (ReportPage) throws -> Void) throws {
    let opened = try ReportPage(report)
    try body(opened)
    #expect(try opened.page.complaints.isEmpty)
    #expect(try Set(opened.page.requests) == [opened.url])
  }

  /// Shows a golden by a click in the list.
  func select(_ name: String) throws {
    let index = try report.index(of: name)
    try page.click("#list li:nth-child(\(index + 1)) a")
    try page.wait(until: "!document.getElementById('golden-\(index)').hidden")
  }

  /// The places in the list of the goldens that are listed.
  var listed: [Int] {
    get throws {
      try page.value(
        """
        [...document.querySelectorAll("#list li")]
          .flatMap((item, index) => item.getClientRects().length ? [index] : [])
        """, as: [Int].self)
    }
  }

  /// The places in the list of the goldens that are shown beside it.
  var shown: [Int] {
    get throws {
      try page.value(
        """
        [...document.querySelectorAll("main article")]
          .flatMap((article, index) => article.getClientRects().length ? [index] : [])
        """, as: [Int].self)
    }
  }

  /// The place of the frame that is shown, as the scrubber says.
  var frame: Int {
    get throws { try page.value("Number(\(shownElement(".scrubber")).value)", as: Int.self) }
  }

  /// How many columns of the stage show a red picture, as approved ones are, and how many a blue one,
  /// as drawn ones are.
  var columns: (expected: Int, actual: Int) {
    get throws {
      let picture = try page.picture(of: "article:not([hidden]) .stage")
      let row = (0..<picture.width).map { picture[$0, picture.height / 2] }
      return (
        row.count { $0.red > 90 && $0.blue == 0 }, row.count { $0.blue > 90 && $0.red == 0 }
      )
    }
  }

  /// The texts of all elements that a selector finds, in order.
  func texts(_ selector: String) throws -> [String] {
    let name = try JSONValue.string(selector).text
    return try page.value(
      "[...document.querySelectorAll(\(name))].map((one) => one.textContent)",
      as: [String].self)
  }

  /// Copies the command that accepts what the golden that is shown has drawn, and reads it back.
  func copyCommand() throws -> String {
    try page.click("article:not([hidden]) .copy")
    try page.wait(until: "\(shownElement(".copy")).textContent === 'Copied'")
    // To grant one thing is to refuse all others, writing among them.
    try page.browser.call("Browser.grantPermissions", ["permissions": ["clipboardReadWrite"]])
    defer { _ = try? page.browser.call("Browser.resetPermissions") }
    return try page.value("navigator.clipboard.readText()", as: String.self)
  }

  /// The colours in the middle of a picture that is shown, as red, green and blue; none where there
  /// is no picture.
  func color(of kind: String) throws -> [Int] {
    try page.value(
      """
      (async () => {
        const image = \(shownElement(".\(kind) img"));
        if (image.hidden) return [];
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        return [...context.getImageData(image.naturalWidth / 2, 1, 1, 1).data.slice(0, 3)];
      })()
      """, as: [Int].self)
  }

  /// JavaScript for an element of the golden that is shown.
  func shownElement(_ selector: String) -> String {
    "document.querySelector(\"article:not([hidden]) \(selector)\")"
  }

  /// Where the cursor is in the plot that is shown, as a time in seconds; all of them agree.
  var cursorTime: Double {
    get throws {
      try page.value(
        """
        (() => {
          const plot = \(shownElement(".curve-plot"));
          const times = [...plot.querySelectorAll(".plot-cursor")].map((line) => {
            const box = plot.querySelector(".plot-frame").getBoundingClientRect();
            const cursor = line.getBoundingClientRect();
            if (getComputedStyle(line).visibility !== "visible") throw new Error("no cursor");
            const share = (cursor.x + cursor.width / 2 - box.x) / box.width;
            const { start, end } = plot.dataset;
            return Number(start) + share * (Number(end) - Number(start));
          });
          if (times.some((time) => time !== times[0])) throw new Error("the cursors differ");
          return times[0];
        })()
        """, as: Double.self)
    }
  }
}

extension ReportPage where Report == SampleReport {
  /// Opens the report that was made by hand for a function.
  static func test(_ body: (ReportPage) throws -> Void) throws {
    try test(SampleReport(), body)
  }
}
