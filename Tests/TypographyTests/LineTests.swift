import Geometry
import Testing
import Typography

@Suite struct Lines {
  let fonts = FontLibrary.system()

  private func line(_ text: String, size: Double = 17, weight: Int = 400) -> TextLine {
    fonts.line(text, size: size, weight: TextWeight(weight))
  }

  /// An independent shaper measured 78.38 pt for Inter at 17 pt with kerning, 78.99 pt without, both
  /// before the scale that brings Inter to the system font's cap height.
  @Test func passwordIsKernedAndScaledToTheSystemFontsCapHeight() {
    #expect(abs(line("Password").width - 78.38 * 0.9688) < 0.1)
    let apart = "Password".reduce(0) { $0 + line(String($1)).width }
    #expect(abs(apart - 78.99 * 0.9688) < 0.1)
  }

  /// Inter's H is 2048 of 2816 units high.
  @Test(arguments: [300, 400, 500, 600, 700])
  func capitalsAreAsHighAsTheSystemFonts(weight: Int) throws {
    let ink = try #require(line("H", size: 100, weight: weight).inkBounds)
    // The coordinates are multiplied and added in another order.
    #expect(abs(ink.height - 100 * 0.9688 * 2048 / 2816) < 1e-9)
    #expect(abs(ink.maxY) < 1e-9)
  }

  @Test func bolderTextIsWider() {
    let widths = [300, 400, 500, 600, 700].map { line("minimum", weight: $0).width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 5)
  }

  @Test func everyInterWeightComesFromItsOwnFile() {
    for weight in [300, 400, 500, 600, 700] { _ = line("a", weight: weight) }
    #expect(
      fonts.usedFontFiles.map { $0.split(separator: "/").last } == [
        "Inter-Bold.otf", "Inter-Light.otf", "Inter-Medium.otf", "Inter-Regular.otf",
        "Inter-SemiBold.otf",
      ])
  }

  @Test func sizesScaleEverythingAlike() {
    let small = line("Ag", size: 10)
    let large = line("Ag", size: 30)
    // The scale's rounding is all that differs.
    #expect(abs(large.width - 3 * small.width) < 1e-12)
    #expect(small.path.elements.count == large.path.elements.count)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -Double.infinity])
  func senselessSizesGiveAnEmptyLine(size: Double) {
    #expect(line("Password", size: size) == .empty)
    #expect(fonts.layout("Password", size: size, weight: TextWeight(400)).lines.isEmpty)
  }

  @Test(arguments: [1e-300, 1e9, 1e300]) func extremeSizesStopNothing(size: Double) {
    #expect(line("Password", size: size).width > 0)
    let block = fonts.layout(
      "Password", size: size, weight: TextWeight(400), maximumWidth: 100, maximumLines: 1)
    #expect(block.lines.count <= 1)
  }

  @Test func secureDotsHaveThePitchOfTheirAdvance() {
    let one = line("\u{2022}").width
    #expect(one > 0)
    #expect(abs(line("\u{2022}\u{2022}\u{2022}").width - 3 * one) < 1e-12)
  }

  @Test func inkLiesInsideTheControlPointsBox() throws {
    let line = line("Sphinx, 登录")
    let ink = try #require(line.inkBounds)
    let box = try #require(line.path.controlBox)
    // Both are sums of the same numbers, added in another order.
    #expect(ink.minX >= box.minX - 1e-9 && ink.maxX <= box.maxX + 1e-9)
    #expect(ink.minY >= box.minY - 1e-9 && ink.maxY <= box.maxY + 1e-9)
  }
}
