import Testing

extension InChromium {
  /// How large the pictures of a golden are.
  @Suite struct ReportZooms {
    /// The widths of the pictures that are seen.
    private func widths(_ opened: ReportPage<SampleReport>) throws -> [Double] {
      try opened.page.value(
        """
        [...document.querySelectorAll("article:not([hidden]) .stage img")]
          .map((image) => image.getBoundingClientRect().width).filter((width) => width > 0)
        """, as: [Double].self)
    }

    private func zoom(_ opened: ReportPage<SampleReport>) throws -> String? {
      try opened.page.value("\(opened.shownElement(".zoom")).value").string
    }

    /// How much wider the pictures are than the stage; below 0 where they leave some of it.
    private func overhang(_ opened: ReportPage<SampleReport>) throws -> Double {
      try opened.page.value(
        """
        (() => {
          const stage = \(opened.shownElement(".stage"));
          if (stage.scrollWidth > stage.clientWidth) return stage.scrollWidth - stage.clientWidth;
          const edges = [...stage.querySelectorAll("img")]
            .map((image) => image.getBoundingClientRect().right);
          const box = stage.getBoundingClientRect();
          const padding = parseFloat(getComputedStyle(stage).paddingRight);
          return Math.max(...edges) - (box.left + stage.clientWidth - padding);
        })()
        """, as: Double.self)
    }

    @Test func aPictureHasItsOwnSizeWhereThereIsRoom() throws {
      try ReportPage.test { opened in
        try opened.page.click("article:not([hidden]) .step")
        let width = Double(SampleReport.size.width)
        #expect(try zoom(opened) == "1")
        #expect(try widths(opened) == [width, width])
        try opened.page.click("article:not([hidden]) [data-view=side]")
        #expect(try widths(opened) == [width, width, width])
      }
    }

    @Test func zoomingMakesEveryPictureLarger() throws {
      try ReportPage.test { opened in
        try opened.page.click("article:not([hidden]) .step")
        try opened.page.value("\(opened.shownElement(".zoom")).focus()")
        try opened.page.press(.down)
        let width = 2 * Double(SampleReport.size.width)
        #expect(try widths(opened) == [width, width])
      }
    }

    /// Side by side there is not the room for three in a window of 700 pixels; in one of 320 there
    /// is not for one.
    @Test func picturesThatAreTooWideAreMadeToFit() throws {
      try ReportPage.test { opened in
        try opened.page.click("article:not([hidden]) .step")
        for (window, sideBySide, alone) in [
          (1200, "1", "1"), (700, "fit", "1"), (320, "fit", "fit"),
        ] {
          try opened.page.emulate(width: window, height: 800)
          for (view, expected) in [("side", sideBySide), ("difference", alone), ("slider", alone)] {
            try opened.page.click("article:not([hidden]) [data-view=\(view)]")
            #expect(try zoom(opened) == expected, "\(view) at \(window)")
            let overhang = try overhang(opened)
            #expect(overhang <= 0, "\(view) at \(window)")
            // The rest of a division by three, and less than a pixel.
            if expected == "fit" { #expect(overhang > -4, "\(view) at \(window)") }
            #expect(try Set(widths(opened)).count == 1)
          }
        }
        try opened.page.emulate(width: 1200, height: 800)
        try opened.page.wait(until: "\(opened.shownElement(".zoom")).value === '1'")
      }
    }

    /// The stage is four fifths of a window high, of which captions and padding take some.
    @Test func picturesThatAreTooHighAreMadeToFit() throws {
      try ReportPage.test { opened in
        let page = opened.page
        try page.click("article:not([hidden]) .step")
        try page.emulate(width: 1200, height: 100)
        for view in ["side", "difference", "slider"] {
          try page.click("article:not([hidden]) [data-view=\(view)]")
          #expect(try zoom(opened) == "fit", "\(view)")
          let stage = opened.shownElement(".stage")
          #expect(
            try page.value("\(stage).scrollHeight <= \(stage).clientHeight") == true, "\(view)")
          let width = try #require(try widths(opened).first)
          let (size, room) = (SampleReport.size, 80.0 - 8)
          let height = width * Double(size.height) / Double(size.width)
          if view != "side" {
            #expect(height <= room && height > room - 30, "\(view): \(height)")
          }
        }
      }
    }

    @Test func whatWasChosenStays() throws {
      try ReportPage.test { opened in
        try opened.page.click("article:not([hidden]) .step")
        try opened.page.value("\(opened.shownElement(".zoom")).focus()")
        try opened.page.press(.down, count: 2)
        #expect(try zoom(opened) == "4")
        try opened.page.emulate(width: 320, height: 800)
        try opened.page.click("article:not([hidden]) [data-view=side]")
        let width = 4 * Double(SampleReport.size.width)
        #expect(try zoom(opened) == "4")
        #expect(try widths(opened) == [width, width, width])
        // Small pictures are made larger to fit.
        try opened.page.emulate(width: 1200, height: 2000)
        try opened.page.click("article:not([hidden]) [data-view=slider]")
        try opened.page.value("\(opened.shownElement(".zoom")).focus()")
        try opened.page.press(.home)
        #expect(try zoom(opened) == "fit")
        #expect(try (-1...0).contains(overhang(opened)))
        #expect(try widths(opened)[0] > Double(SampleReport.size.width))
      }
    }
  }
}
