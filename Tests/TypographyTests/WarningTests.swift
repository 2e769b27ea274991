import Geometry
import Testing

@testable import Typography

@Suite struct Warnings {
  private func warnings(
    _ fonts: FontLibrary, _ text: String = "a"
  ) -> [String] {
    _ = fonts.line(text, size: 17, weight: TextWeight(400))
    return fonts.warnings.map(\.description)
  }

  @Test func aMissingFamilyNamesItsSubstituteAndItsPackage() {
    let without = FontCatalog(
      FontCatalog.system.records.filter { !$0.families.contains("Inter") })
    let fonts = FontLibrary(
      catalog: without, families: ["Inter"], fallbackFamilies: ["DejaVu Sans"])
    #expect(
      warnings(fonts) == [
        "the font family \"Inter\" is not installed; text is drawn in \"DejaVu Sans\"; "
          + "to install it: apt-get install fonts-inter"
      ])
    #expect(fonts.line("a", size: 17, weight: TextWeight(400)).width > 0)
  }

  @Test func aFamilyThatNobodyKnowsIsSaidToBeMissing() {
    let fonts = FontLibrary(families: ["No Such Sans", "Inter"])
    #expect(
      warnings(fonts) == [
        "the font family \"No Such Sans\" is not installed; text is drawn in \"Inter\""
      ])
    #expect(fonts.line("a", size: 17, weight: TextWeight(400)) == reference("a"))
  }

  private func reference(_ text: String) -> TextLine {
    FontLibrary.system().line(text, size: 17, weight: TextWeight(400))
  }

  @Test func withoutAnyFontTextIsBoxes() {
    let fonts = FontLibrary(
      catalog: FontCatalog([]), families: ["Inter"], fallbackFamilies: [])
    let line = fonts.line("ab c", size: 10, weight: TextWeight(400))
    // Four boxes of 0.6 em; the space has no ink.
    #expect(line.width == 24)
    #expect(line.path.elements.filter { $0 == .close }.count == 3 * 2)
    #expect(
      fonts.warnings.map(\.description) == [
        "no usable font is installed; text is drawn as boxes; to install one: "
          + "apt-get install fonts-inter"
      ])
  }

  @Test(arguments: [
    ("登", "U+767B", "fonts-wqy-microhei or fonts-noto-cjk"),
    ("パ", "U+30D1", "fonts-wqy-microhei or fonts-noto-cjk"),
    ("，", "U+FF0C", "fonts-wqy-microhei or fonts-noto-cjk"), ("ש", "U+05E9", "fonts-noto-core"),
    ("😀", "U+1F600", "fonts-symbola"),
  ])
  func aMissingCharacterNamesAPackageThatMayHaveIt(text: String, name: String, package: String) {
    let inter = FontCatalog(FontCatalog.system.records.filter { $0.families.contains("Inter") })
    let fonts = FontLibrary(catalog: inter, families: ["Inter"], fallbackFamilies: [])
    #expect(
      warnings(fonts, text + text) == [
        "no font has \(name); a box is drawn; a font that may have it: apt-get install \(package)"
      ])
  }

  @Test func aMarkThatNoFontHasIsABoxBesideItsLetter() {
    let fonts = FixtureFonts.library("Boxes.ttf")
    #expect(
      warnings(fonts, "A\u{20DD}") == [
        "no font has U+20DD; a box is drawn; "
          + "a font that may have it: apt-get install fonts-noto-core"
      ])
    // A is 500 wide, the box too.
    #expect(fonts.line("A\u{20DD}", size: 1000, weight: TextWeight(400)).width == 1000)
  }

  @Test func charactersThatFontsHaveApartButNotTogetherAreNamedTogether() {
    #expect(
      FontWarning.missingGlyph(["A", "\u{301}"]).description.hasPrefix(
        "no font has U+0041 U+0301 together; a box is drawn"))
  }

  @Test func warningsAreOrderedByKindAndThenByCodePoint() {
    let fonts = FontLibrary(
      families: ["No Such Sans", "Inter"], extraFontFiles: ["/nonexistent/font.ttf"])
    _ = fonts.line("\u{10FFFD}\u{F0000}", size: 17, weight: TextWeight(400))
    #expect(
      fonts.warnings == [
        .missingFamily("No Such Sans", substitute: "Inter"),
        .unusableFile(FontError(path: "/nonexistent/font.ttf", reason: .unreadable)),
        .missingGlyph(["\u{F0000}"]), .missingGlyph(["\u{10FFFD}"]),
      ])
  }

  @Test func textThatIsLeftOutGivesNoWarning() {
    let fonts = FontLibrary.system()
    _ = fonts.layout(
      "Password \u{10FFFD}", size: 17, weight: TextWeight(400), maximumWidth: 40, maximumLines: 1)
    #expect(fonts.warnings.isEmpty)
  }

  @Test func filesThatAreNoFontsAreSaidToBeNone() {
    let path = FixtureFonts.path("make-fonts.py")
    let fonts = FontLibrary(extraFontFiles: [path, "/nonexistent/font.ttf", "/usr"])
    #expect(
      Set(fonts.warnings.map(\.description)) == [
        "/nonexistent/font.ttf: the font file cannot be read", "\(path): not a font file",
        "/usr: not a font file",
      ])
    #expect(fonts.warnings.count == 3)
    #expect(fonts.line("a", size: 17, weight: TextWeight(400)) == reference("a"))
  }

  /// A file that goes away between being found and being opened.
  @Test func aFontFileThatIsGoneIsPassedOver() throws {
    var gone = try #require(FontCatalog.system.bestFace(family: "DejaVu Sans", weight: 400))
    gone.file = "/nonexistent/gone.ttf"
    gone.families = ["Gone Sans"]
    let fonts = FontLibrary(
      catalog: FontCatalog(FontCatalog.system.records + [gone]), families: ["Gone Sans"],
      fallbackFamilies: ["Inter"])
    let line = fonts.line("a", size: 17, weight: TextWeight(400))
    #expect(line == reference("a"))
    #expect(
      fonts.warnings == [
        .unusableFile(FontError(path: "/nonexistent/gone.ttf", reason: .unreadable))
      ])
  }
}
