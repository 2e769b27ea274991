import Golden
import Testing

extension InChromium {
  /// The list of goldens with its filters, and the keyboard.
  @Suite struct ReportLists {
    private func places(
      _ report: SampleReport, where isIncluded: (ReportEntry) -> Bool
    ) -> [Int] {
      report.report.entries.indices.filter { isIncluded(report.report.entries[$0]) }
    }

    @Test func theFirstGoldenThatDiffersIsShownFirst() throws {
      try ReportPage.test { opened in
        #expect(try opened.shown == [try opened.report.index(of: "shaken")])
        try opened.select("login")
        #expect(try opened.shown == [try opened.report.index(of: "login")])
      }
    }

    @Test(arguments: ["", "#golden-99", "#golden-0x", "#title-0"])
    func anAddressWithoutSuchAGoldenShowsTheFirstThatDiffers(fragment: String) throws {
      let report = try SampleReport()
      let opened = try ReportPage(report, at: report.url + fragment)
      #expect(try opened.shown == [try report.index(of: "shaken")])
      #expect(try opened.page.complaints.isEmpty)
    }

    @Test func goingBackShowsWhatWasShownBefore() throws {
      try ReportPage.test { opened in
        let first = try opened.shown
        try opened.select("login")
        try opened.page.goBack()
        try opened.page.wait(until: "!document.getElementById('golden-\(first[0])').hidden")
        #expect(try opened.shown == first)
      }
    }

    @Test func filtersLeaveTheGoldensThatTheySay() throws {
      try ReportPage.test { opened in
        let all = Array(opened.report.report.entries.indices)
        #expect(try opened.listed == all)
        try opened.page.click("input[value=failed]")
        let failed = places(opened.report) { $0.outcome.isFailure }
        #expect(try opened.listed == failed && failed.count < all.count)
        let words = try opened.page.value("document.getElementById('shown').textContent")
        #expect(words.string == "\(failed.count) of \(all.count) shown")
        try opened.page.click("input[value=passed]")
        #expect(try opened.listed == [try opened.report.index(of: "login")])
        try opened.page.click("input[value=all]")
        #expect(try opened.listed == all)
      }
    }

    @Test func aSearchLeavesTheNamesThatHaveTheWord() throws {
      try ReportPage.test { opened in
        try opened.page.click("#search")
        try opened.page.type("script")
        let found = places(opened.report) { $0.name.contains("script") }
        #expect(try opened.listed == found && found.count == 3)
        try opened.page.click("input[value=passed]")
        #expect(try opened.listed == [])
      }
    }

    @Test func everythingIsReachedByTheTabKey() throws {
      try ReportPage.test { opened in
        var reached: [String] = []
        let count = try opened.page.value("document.querySelectorAll('*').length", as: Int.self)
        while reached.count < count {
          try opened.page.press(.tab)
          let focused = try opened.page.value(
            """
            (() => {
              const { activeElement: element } = document;
              if (element === document.body) return null;
              const style = getComputedStyle(element);
              if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2)
                throw new Error(`nothing shows that ${element.outerHTML} has the focus`);
              const { className, id, dataset, name, value } = element;
              return id || className || dataset.view || name && `${name} ${value}` ||
                element.closest("label, ul")?.className || element.tagName;
            })()
            """)
          guard let name = focused.string else { break }
          reached.append(name)
        }
        let links = Array(
          repeating: "A", count: opened.report.report.entries.count)
        #expect(
          reached == ["search", "filter all"] + links + [
            "copy", "slider", "side", "difference", "zoom", "split", "back", "play", "step",
            "scrubber", "files",
          ])
      }
    }

    @Test func theKeyboardAloneIsEnough() throws {
      try ReportPage.test { opened in
        let page = opened.page
        // Search, then the three filters as one stop, chosen by arrows.
        try page.press(.tab, count: 2)
        try page.press(.right)
        #expect(try opened.listed == places(opened.report) { $0.outcome.isFailure })
        // Of the list the second link; Enter shows its golden.
        try page.press(.tab, count: 2)
        try page.press(.enter)
        try page.wait(until: "!document.getElementById('golden-2').hidden")
        #expect(try opened.shown == [2])

        try page.press(.character("j"))
        try page.wait(until: "!document.getElementById('golden-3').hidden")
        try page.press(.character("k"))
        try page.wait(until: "!document.getElementById('golden-2').hidden")
        try page.press(.character("."), count: 2)
        try page.press(.character(","))
        #expect(try opened.frame == 1)
        for (key, view) in [("2", "side"), ("3", "difference"), ("1", "slider")] {
          try page.press(.character(Character(key)))
          #expect(try page.value("\(opened.shownElement(".stage")).dataset.view") == .string(view))
        }
        try page.press(.space)
        try page.wait(until: "\(opened.shownElement(".scrubber")).value === '3'")
        try page.press(.space)
        #expect(try page.value("\(opened.shownElement(".play")).textContent") == "Play")

        // From the article on: the button that copies, the views, the slider.
        try page.press(.tab, count: 3)
        try page.press(.space)
        #expect(try page.value("\(opened.shownElement(".stage")).dataset.view") == "side")
        try page.press(.shiftTab)
        try page.press(.enter)
        try page.press(.tab, count: 4)
        try page.press(.end)
        let split = "getComputedStyle(\(opened.shownElement(".stage"))).getPropertyValue('--split')"
        #expect(try page.value(split) == "100%")
      }
    }
  }
}
