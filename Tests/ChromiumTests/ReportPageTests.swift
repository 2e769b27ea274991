import Foundation
import Golden
import Testing

extension InChromium {
  /// The page as a whole: names, links, colours.
  @Suite struct ReportPages {
    @Test func namesAreTextAndNothingElse() throws {
      try ReportPage.test { opened in
        let page = opened.page
        let entries = opened.report.report.entries
        #expect(try opened.texts("h1") == [opened.report.report.title])
        #expect(try opened.texts("h2") == entries.map(\.name))
        #expect(try opened.texts("#list .name") == entries.map(\.name))
        #expect(try opened.texts(".approve code") == entries.compactMap(\.approveCommand))
        #expect(try opened.texts(".failures li") == entries.flatMap(\.failures))
        #expect(try opened.texts(".files a") == entries.flatMap(\.attachments).map(\.label))
        #expect(
          try page.value("document.title") == .string("Goldens: \(opened.report.report.title)"))

        let attributes = try page.value(
          """
          [...document.querySelectorAll("*")].flatMap((element) =>
            element.getAttributeNames().filter((name) => /^on|^(autofocus|srcdoc)$/.test(name)))
          """, as: [String].self)
        #expect(attributes == [])
        // The data and the page's own script; the three pictures of a viewer.
        let counts = try page.value(
          """
          ["script", "b", "iframe", "img", ".viewer img"].map((selector) =>
            document.querySelectorAll(selector).length)
          """, as: [Int].self)
        let viewers = entries.count { !$0.frames.isEmpty }
        #expect(counts == [2, 0, 0, 3 * viewers, 3 * viewers])
      }
    }

    @Test func aNameIsReadAsItIs() throws {
      try ReportPage.test { opened in
        for name in SampleReport.hostileNames {
          try opened.select(name)
          let title = opened.shownElement("h2")
          #expect(try opened.page.value("\(title).innerText") == .string(name))
          #expect(
            try opened.page.value("document.activeElement === \(title).parentElement") == true)
        }
      }
    }

    @Test func linksLeadToTheirFilesAfterTheFolderWasMoved() throws {
      let report = try SampleReport()
      let opened = try ReportPage(report, at: try report.move(to: "elsewhere + ü #1"))
      for name in SampleReport.hostileNames {
        try opened.select(name)
        try opened.page.waitForLoad { try opened.page.click("article:not([hidden]) .files a") }
        let width = try opened.page.value("document.images[0].naturalWidth", as: Int.self)
        #expect(width == SampleReport.size.width, "\(name)")
        try opened.page.waitForLoad { try opened.page.goBack() }
      }
      #expect(try opened.page.complaints.isEmpty)
      #expect(try opened.page.requests.allSatisfy { $0.hasPrefix("file://") })
    }

    @Test func theCommandToApproveIsCopied() throws {
      try ReportPage.test { opened in
        let command = try opened.copyCommand()
        #expect(command == "shake-render golden approve 'shaken'")
        #expect(try opened.page.value("getSelection().toString()") == .string(command))
      }
    }

    @Test(arguments: ["light", "dark"])
    func everyWordStandsOutFromItsGround(scheme: String) throws {
      try ReportPage.test { opened in
        try opened.page.emulate(colorScheme: scheme)
        for name in ["login", "shaken", "new", "old"] {
          try opened.select(name)
          let faint = try opened.page.value(Contrast.script, as: [String].self)
          #expect(faint == [], "\(name)")
        }
        let ground = try opened.page.value(
          "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)",
          as: [Int].self)
        #expect(ground.allSatisfy { scheme == "light" ? $0 > 200 : $0 < 50 })
      }
    }

    @Test(arguments: [320, 1200])
    func nothingIsWiderThanTheWindow(width: Int) throws {
      try ReportPage.test { opened in
        try opened.page.emulate(width: width, height: 800)
        for name in ["login", "</script><script>alert(1)</script>"] {
          try opened.select(name)
          let overflow = try opened.page.value(
            "document.documentElement.scrollWidth - innerWidth", as: Int.self)
          #expect(overflow <= 0, "\(name)")
        }
      }
    }

    @Test func everyControlHasANameForThoseWhoDoNotSeeIt() throws {
      try ReportPage.test { opened in
        let tree = try opened.page.call("Accessibility.getFullAXTree")["nodes"].elements
        let roles = ["button", "slider", "link", "radio", "searchbox", "combobox", "image"]
        let controls = tree.filter { node in
          roles.contains(node["role", "value"].string ?? "") && node["ignored"] == false
        }
        let nameless = controls.filter { ($0["name", "value"].string ?? "").isEmpty }
        #expect(controls.count > 20)
        #expect(try nameless.map { try $0.text } == [])
      }
    }
  }
}
