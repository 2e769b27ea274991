import Geometry
import Testing
import Typography

@Suite struct OddText {
  let fonts = FontLibrary.system()

  private func line(_ text: String) -> TextLine {
    fonts.line(text, size: 17, weight: TextWeight(400))
  }

  @Test(arguments: [
    "", "\0", "\u{FEFF}", "\u{200B}", "\u{1}\u{7F}\u{9F}", "\u{200D}", "\u{FE0F}", "\u{AD}",
    "\u{2060}", "\r\n", " ", "   ", "\t", "\u{3000}", "\u{202E}", "\u{2067}", "\u{E0041}",
  ])
  func charactersThatShowNothingDrawNothing(_ text: String) {
    let line = line(text)
    #expect(line.path.isEmpty)
    #expect(line.inkBounds == nil)
    #expect(fonts.warnings.isEmpty)
  }

  @Test(arguments: ["\0", "\u{1B}", "\u{7F}", "\u{FEFF}", "\u{200B}", "\u{2060}"])
  func charactersThatShowNothingTakeNoRoom(_ text: String) {
    #expect(line(text).width == 0)
    // Between the letters they may still keep a pair from being kerned.
    #expect(line("o" + text).path == line("o").path)
  }

  @Test(arguments: ["\t", "\n", "\r\n", "\u{2028}"])
  func aTabOrALineBreakInALineIsASpace(_ text: String) {
    #expect(line("a" + text + "b") == line("a b"))
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("ü", "u\u{308}"), ("ñ", "n\u{303}"), ("Ǖ", "U\u{308}\u{304}"),
    ("한", "\u{1112}\u{1161}\u{11AB}"), ("が", "か\u{3099}"), ("\u{212B}", "Å"),
    ("ạ\u{302}", "a\u{302}\u{323}"),
  ])
  func composedAndDecomposedSpellingsGiveTheSameOutlines(composed: String, decomposed: String) {
    // A library each, so that neither finds the other's line in a cache.
    let other = FontLibrary.system().line(decomposed, size: 17, weight: TextWeight(400))
    #expect(line(composed) == other)
    #expect(line(composed).path.isEmpty == false)
  }

  @Test func accentedLettersAreAsWideAsPlainOnes() {
    #expect(line("é").width == line("e").width)
  }
}
