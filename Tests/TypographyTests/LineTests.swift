import Geometry
import Testing
import Typography

@Suite struct Lines {
  let fonts = FontLibrary.system()
  let regular = TextWeight(400)

  private func line(_ text: String, size: Double = 17) -> TextLine {
    fonts.line(text, size: size, weight: regular)
  }

  /// 78.38 pt is what HarfBuzz measured for Inter with kerning and without the cap-height scale,
  /// 78.99 pt without kerning.
  @Test func passwordIsKernedAndScaledToTheSystemFontsCapHeight() {
    #expect(abs(line("Password").width - 78.38 * 0.9688) < 0.1)
    let apart = "Password".reduce(0) { $0 + line(String($1)).width }
    #expect(abs(apart - 78.99 * 0.9688) < 0.1)
  }

  /// Inter's H is 2048 of 2816 units high.
  @Test func capitalsAreAsHighAsTheSystemFonts() throws {
    let ink = try #require(line("H", size: 100).inkBounds)
    #expect(abs(ink.height - 100 * 0.9688 * 2048 / 2816) < 1e-9)
    #expect(abs(ink.maxY) < 1e-9)
  }

  @Test func sizesScaleEverythingAlike() {
    let small = line("Ag", size: 10)
    let large = line("Ag", size: 30)
    // The scale's rounding is all that differs.
    #expect(abs(large.width - 3 * small.width) < 1e-12)
    #expect(small.path.elements.count == large.path.elements.count)
  }

  @Test(arguments: [
    "", "\0", "\u{FEFF}", "\u{200B}", "\u{1}\u{7F}\u{85}", "\u{200D}", "\u{FE0F}", "\r\n", " ", "\t",
  ])
  func charactersThatMeanNothingDrawNothing(_ text: String) {
    let line = line(text)
    #expect(line.path.isEmpty)
    #expect(line.inkBounds == nil)
    #expect(fonts.warnings.isEmpty)
  }
}
