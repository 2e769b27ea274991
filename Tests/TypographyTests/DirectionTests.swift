import TestSupport
import Testing

@testable import Typography

@Suite struct Direction {
  /// What UAX #9's own test data says: the level of every character, before spaces at the end of a line
  /// are reset.
  @Test func levelsAreThoseOfTheUnicodeTestData() throws {
    let rows = try Fixture.rows("BidiCharacterTest.txt")
    #expect(rows.count > 200)
    for row in rows {
      let scalars = Fixture.scalars(row[0])
      let base = try #require(UInt8(row[2]))
      if row[1] == "2" { #expect(BidiParagraph(scalars).baseLevel == base, "\(row[0])") }
      let classes = scalars.map(BidiClass.init)
      let seen = scalars.indices.filter { classes[$0] != .boundaryNeutral }
      var run = BidiRun(
        classes: seen.map { classes[$0] }, scalars: seen.map { scalars[$0] }, baseLevel: base)
      run.resolveAll()
      let isTrailing = scalars.indices.map { index in
        classes[index...].allSatisfy { $0 == .whitespace || $0 == .boundaryNeutral }
      }
      let expected = row[3].split(separator: " ")
      for (place, index) in seen.enumerated() where !isTrailing[index] {
        #expect(String(run.levels[place]) == expected[index], "\(row[0]) at \(index)")
      }
    }
  }

  @Test(arguments: [
    ("abc", false), ("שלום", true), ("123 שלום", true), ("123 abc שלום", false), ("(123)", false),
    ("", false), ("السلام", true), ("\u{200F}abc", true),
  ])
  func theFirstStrongCharacterDecidesTheDirection(text: String, isRightToLeft: Bool) {
    #expect(Paragraph(text).baseLevel == (isRightToLeft ? 1 : 0))
    let line = FontLibrary.system().line(text, size: 17, weight: TextWeight(400))
    #expect(line.isRightToLeft == (isRightToLeft && !text.isEmpty))
  }

  /// Each text's characters as they stand from the left, worked out by hand.
  @Test(arguments: [
    ("abc", "abc"), ("אבג", "גבא"), ("אב 12 גד", "דג 12 בא"), ("ab אב cd", "ab בא cd"),
    ("אב ab cd גד", "דג ab cd בא"), ("ab (אב) cd", "ab (בא) cd"), ("אב, 1.5% ab", "ab 1.5% ,בא"),
    ("א(ב)", ")ב(א"),
  ])
  func charactersStandInVisualOrder(text: String, visual: String) throws {
    let paragraph = Paragraph(text)
    let line = LineContent(paragraph, clusters: 0..<paragraph.clusters.count)
    let faces = FaceStack(
      catalog: .system, families: ["Inter", "DejaVu Sans"], weight: 400,
      library: try FreeTypeLibrary())
    let glyphs = ShapedLine(line, size: 17, faces: faces).runs.flatMap(\.glyphs)
    let shown = glyphs.map { Character(line.scalars[$0.cluster]) }
    #expect(String(shown) == visual)
  }

  /// A line is as wide as the same letters one by one: nothing is lost when runs are turned round.
  @Test func mixedTextKeepsItsWidth() {
    let fonts = FontLibrary.system()
    func width(_ text: String) -> Double {
      fonts.line(text, size: 17, weight: TextWeight(400)).width
    }
    let parts = ["שלום", " ", "abc", " ", "עולם"].reduce(0) { $0 + width($1) }
    #expect(abs(width("שלום abc עולם") - parts) < 1e-9)
  }
}
