import Testing

@testable import Typography

/// At size 1000 in the fixture font A is 500 points wide, V 100 and a space 250; nothing but A before B
/// is kerned.
@Suite struct Wrapping {
  let fonts = FixtureFonts.library("Boxes.ttf")

  private func widths(_ text: String, _ width: Double?, lines: Int = 0) -> [Double] {
    fonts.layout(
      text, size: 1000, weight: TextWeight(400), maximumWidth: width, maximumLines: lines
    ).lines.map(\.width)
  }

  @Test func linesEndAtSpacesWhichTakeNoRoom() {
    #expect(widths("AA VV A", 1449) == [1000, 200 + 250 + 500])
    #expect(widths("AA   VV A   ", 1449) == [1000, 200 + 250 + 500])
    #expect(widths("AA VV A", 1450) == [1000 + 250 + 200, 500])
    #expect(widths("AA VV A", nil) == [1000 + 250 + 200 + 250 + 500])
  }

  @Test func aWordThatIsTooLongIsCutBetweenClusters() {
    #expect(widths("AAAAA", 1200) == [1000, 1000, 500])
    #expect(widths("V AAAAA", 1200) == [100, 1000, 1000, 500])
  }

  @Test func aClusterThatIsTooWideHasALineOfItsOwn() {
    #expect(widths("AVA", 300) == [500, 100, 500])
    #expect(widths("AV", 0) == [500, 100])
    #expect(widths("AV", -.infinity) == [500, 100])
  }

  @Test func theTextsOwnLineBreaksAreKept() {
    #expect(widths("A\nV", nil) == [500, 100])
    #expect(widths("A\r\nV\n", nil) == [500, 100, 0])
    #expect(widths("\n\n", 100) == [0, 0, 0])
    #expect(widths("", 100) == [])
  }

  @Test func theShapedLineCountsAndNotTheSumOfItsLetters() {
    // A and B together are kerned by -50.
    #expect(widths("AB AB", 750) == [750, 750])
    #expect(widths("AB AB", 749) == [500, 300, 500, 300])
    #expect(widths("AB AB", 1750) == [1750])
  }

  /// Where lines may end, as UAX #14 has it; `|` marks the places.
  @Test(arguments: [
    "one |two", "登|录|失|败", "登|录。", "（登|录）|ab", "ab|登", "user-|name", "1-2", "a\u{A0}b",
    "a\u{2060}b", "あっ", "カー|ド", "登|录!", "(登|录)", "비|밀", "“登|录”", "a—|b", "don’t",
    "a\u{200B}|b", "😀|😀", "３|登", "a.b", "登|(a)", "user@mail.com", "x  |y",
  ])
  func linesEndWhereTheyMay(_ marked: String) {
    let text = marked.filter { $0 != "|" }
    let clusters = Paragraph(text).clusters
    var found = ""
    for (index, character) in text.enumerated() {
      if index > 0,
        LineBreakTraits.allowBreak(
          between: clusters[index - 1].traits, and: clusters[index].traits)
      {
        found += "|"
      }
      found.append(character)
    }
    #expect(found == marked)
  }

  @Test func wrappedLinesAreTheLinesOfTheirWords() {
    let fonts = FontLibrary.system()
    let text = "Enter the code that we sent to your phone, 请输入验证码。"
    let block = fonts.layout(text, size: 17, weight: TextWeight(400), maximumWidth: 120)
    #expect(block.lines.count > 2)
    #expect(block.width <= 120)
    #expect(!block.isTruncated)
    #expect(block.lines[0] == fonts.line("Enter the code", size: 17, weight: TextWeight(400)))
    // The next word would have been too much.
    #expect(fonts.line("Enter the code that", size: 17, weight: TextWeight(400)).width > 120)
  }

  @Test func rightToLeftLinesFollowTheParagraph() {
    let fonts = FontLibrary.system()
    let block = fonts.layout(
      "שלום abc abc abc", size: 17, weight: TextWeight(400), maximumWidth: 50)
    #expect(block.lines.count > 1)
    #expect(block.lines.allSatisfy { $0.isRightToLeft })
  }
}
