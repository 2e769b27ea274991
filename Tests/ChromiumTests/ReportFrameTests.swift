import Raster
import Testing

extension InChromium {
  /// The frames of a golden: their pictures side by side and above each other, and their order.
  @Suite struct ReportFrames {
    private static let scrubber = "article:not([hidden]) .scrubber"
    private static let split = "article:not([hidden]) .split input"

    private func color(_ frame: Int, isExpected: Bool) -> [Int] {
      let color = SampleReport.color(frame, isExpected: isExpected)
      return [color.red, color.green, color.blue].map(Int.init)
    }

    @Test func theSliderUncoversOnePictureAndCoversTheOther() throws {
      try ReportPage.test { opened in
        let width = SampleReport.size.width
        try opened.page.click("article:not([hidden]) .step")
        var columns = try opened.columns
        #expect(columns == (width / 2, width / 2))
        // To its ends, and a quarter of the way by the keyboard: five steps of hundred each.
        try opened.page.drag(Self.split, from: 0.5, to: 1)
        columns = try opened.columns
        #expect(columns == (width, 0))
        try opened.page.drag(Self.split, from: 1, to: 0)
        columns = try opened.columns
        #expect(columns == (0, width))
        try opened.page.press(.right, count: 25)
        columns = try opened.columns
        #expect(columns == (width / 4, width * 3 / 4))
      }
    }

    @Test func theViewsShowEverythingOrTheDifferenceAlone() throws {
      try ReportPage.test { opened in
        func shown() throws -> [String] {
          try opened.page.value(
            """
            [...document.querySelectorAll("article:not([hidden]) .stage figure")]
              .filter((figure) => figure.getClientRects().length).map((figure) => figure.className)
            """, as: [String].self)
        }
        try opened.page.click("article:not([hidden]) .step")
        try opened.page.click("article:not([hidden]) [data-view=side]")
        #expect(try shown() == ["expected", "difference", "actual"])
        let columns = try opened.columns
        #expect(columns == (SampleReport.size.width, SampleReport.size.width))
        try opened.page.click("article:not([hidden]) [data-view=difference]")
        #expect(try shown() == ["difference"])
        #expect(try opened.page.value("\(opened.shownElement(".split")).hidden") == true)
        try opened.page.click("article:not([hidden]) [data-view=slider]")
        #expect(try shown() == ["expected", "actual"])
      }
    }

    @Test func stepsShowTheFramesAndMoveTheCursor() throws {
      try ReportPage.test { opened in
        let count = SampleReport.frames.count
        #expect(try opened.frame == 0)
        // Once around, and from the first one back to the last.
        for position in Array(1..<count) + [0] {
          try opened.page.click("article:not([hidden]) .step")
          try expect(opened, shows: position)
        }
        try opened.page.click("article:not([hidden]) .back")
        try expect(opened, shows: count - 1)
      }
    }

    @Test func theScrubberGoesWhereItIsDragged() throws {
      try ReportPage.test { opened in
        try opened.page.drag(Self.scrubber, from: 0, to: 0.5)
        try expect(opened, shows: SampleReport.frames.count / 2)
        try opened.page.press(.end)
        try expect(opened, shows: SampleReport.frames.count - 1)
        try opened.page.press(.left)
        try expect(opened, shows: SampleReport.frames.count - 2)
      }
    }

    private func expect(_ opened: ReportPage<SampleReport>, shows frame: Int) throws {
      #expect(try opened.frame == frame)
      #expect(try opened.color(of: "expected") == color(frame, isExpected: true))
      // Frame 0 is as it was approved.
      #expect(try opened.color(of: "actual") == color(frame, isExpected: frame == 0))
      let words = try opened.page.value("\(opened.shownElement(".time")).textContent").string
      let index = SampleReport.frames[frame]
      #expect(words?.hasPrefix("frame \(index) of 8, ") == true)
      let time = Double(index) / Double(SampleReport.fps)
      // A layout has places in 1/64 px; the plot is some hundreds of pixels wide.
      #expect(try (opened.cursorTime - time).magnitude < 1e-4)
    }

    @Test func playingAdvancesUntilItIsPaused() throws {
      try ReportPage.test { opened in
        let scrubber = opened.shownElement(".scrubber")
        let play = opened.shownElement(".play")
        try opened.page.click("article:not([hidden]) .play")
        #expect(try opened.page.value("\(play).textContent") == "Pause")
        // It goes around, so the last frame is followed by the first.
        try opened.page.wait(until: "\(scrubber).value === '\(SampleReport.frames.count - 1)'")
        try opened.page.wait(until: "\(scrubber).value === '0'")
        try opened.page.click("article:not([hidden]) .play")
        #expect(try opened.page.value("\(play).textContent") == "Play")
        let frame = try opened.frame
        try opened.page.value(
          """
          new Promise((resolve) => {
            let left = 20;
            (function next() { left-- ? requestAnimationFrame(next) : resolve(); })();
          })
          """)
        #expect(try opened.frame == frame)
      }
    }

    @Test func playingTakesAsLongAsTheMotionAndWaitsWhereFramesAreMissing() throws {
      try ReportPage.test { opened in
        try opened.page.click("article:not([hidden]) .step")
        // A clock that stands until it is set.
        try opened.page.value(
          """
          (() => {
            let [clock, waiting] = [1000, []];
            performance.now = () => clock;
            globalThis.requestAnimationFrame = (draw) => waiting.push(draw);
            globalThis.setClock = (time) => {
              clock = time;
              for (const draw of waiting.splice(0)) draw(clock);
            };
          })()
          """)
        try opened.page.click("article:not([hidden]) .play")
        // Frame 1 is shown as it starts, so it ends with frame 9, which is frame 0 again.
        for (frames, position) in [
          (0.0, 1), (0.9, 1), (1, 2), (2.5, 3), (3, 3), (6.9, 3), (7, 4), (7.9, 4), (8, 0), (9, 1),
        ] {
          let time = 1000 + 1000 * frames / Double(SampleReport.fps)
          try opened.page.value("setClock(\(time))")
          #expect(try opened.frame == position, "after \(frames) frames")
        }
      }
    }

    @Test func aGoldenWithoutReferencesIsShownWhole() throws {
      try ReportPage.test { opened in
        try opened.select("new")
        let columns = try opened.columns
        #expect(columns == (0, SampleReport.size.width))
      }
    }
  }
}
