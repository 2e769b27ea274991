import Geometry
import Testing

@testable import Typography

@Suite struct Ellipsis {
  let fonts = FontLibrary.system()
  let weight = TextWeight(400)

  private func cut(
    _ text: String, _ width: Double?, lines: Int = 1, truncation: Truncation = .tail
  ) -> TextBlock {
    fonts.layout(
      text, size: 17, weight: weight, maximumWidth: width, maximumLines: lines,
      truncation: truncation)
  }

  private func line(_ text: String) -> TextLine { fonts.line(text, size: 17, weight: weight) }

  /// The law, by trying every prefix: the longest one that fits with an ellipsis after it.
  @Test(
    arguments: ["Password", "Enter the code", "Abc登录xyz", "登录失败次数过多", "AVAVAVAV To Ty"],
    [15.0, 31, 40, 52.5, 60])
  func theLongestPrefixThatFitsIsKept(text: String, width: Double) {
    guard line(text).width > width else {
      #expect(cut(text, width).lines == [line(text)])
      return
    }
    let prefixes = (0..<text.count).map { count -> String in
      var prefix = String(text.prefix(count))
      while prefix.last == " " { prefix.removeLast() }
      return prefix + "\u{2026}"
    }
    let best = prefixes.last { line($0).width <= width }
    let block = cut(text, width)
    #expect(block.isTruncated)
    #expect(block.lines == best.map { [line($0)] } ?? [])
  }

  @Test func textThatFitsExactlyIsLeftAlone() {
    let width = line("Password").width
    #expect(cut("Password", width).lines == [line("Password")])
    #expect(cut("Password", width).isTruncated == false)
    #expect(cut("Password", width.nextDown).isTruncated)
    #expect(cut("Password   ", width).isTruncated == false)
  }

  @Test func clustersAreNeverCutInside() {
    let text = "ab👨‍👩‍👧e\u{301}\u{323}🇩🇪cd"
    var width = 0.0
    while width < line(text).width {
      for line in cut(text, width).lines {
        let isPrefix = (0...text.count).contains { count in
          self.line(String(text.prefix(count)) + "\u{2026}") == line
        }
        #expect(isPrefix)
      }
      width += 3
    }
  }

  @Test func nothingIsDrawnWhereNotEvenAnEllipsisFits() {
    #expect(cut("Password", line("\u{2026}").width).lines == [line("\u{2026}")])
    #expect(cut("Password", line("\u{2026}").width.nextDown).lines.isEmpty)
    #expect(cut("Password", 0).lines.isEmpty)
    #expect(cut("Password", -1).isTruncated)
  }

  @Test func onlyTheLastLineEndsInAnEllipsis() {
    let block = cut("Enter the code that we sent to your phone", 120, lines: 2)
    #expect(block.lines.count == 2)
    #expect(block.lines[0] == line("Enter the code"))
    #expect(block.lines[1] == cut("that we sent to your phone", 120).lines[0])
    #expect(block.isTruncated)
  }

  @Test func linesAfterALineBreakAreCutToo() {
    #expect(cut("one\ntwo", 200).lines == [line("one\u{2026}")])
    #expect(cut("one\ntwo", nil).lines == [line("one\u{2026}")])
    #expect(cut("one\ntwo", 200, lines: 2).lines == [line("one"), line("two")])
  }

  @Test func clippedTextHasNoEllipsis() {
    let width = line("Pass").width
    #expect(cut("Password", width, truncation: .clip).lines == [line("Pass")])
    #expect(cut("Password", width, truncation: .clip).isTruncated)
  }

  /// In right-to-left text the end is on the left: the ellipsis' ink comes first.
  @Test func theEllipsisOfRightToLeftTextIsOnTheLeft() throws {
    let block = cut("שלום עולם שלום עולם", 60)
    let ellipsis = line("\u{2026}")
    let path = try #require(block.lines.first).path
    #expect(Array(path.elements.prefix(ellipsis.path.elements.count)) == ellipsis.path.elements)
  }

  /// The caller centres by the width of the line: the side bearings are all that is left to the ink.
  @Test func centredTextOfTwoFontsHasItsInkInTheMiddle() throws {
    let line = line("Abc登录xyz")
    let ink = try #require(line.inkBounds)
    #expect(abs(ink.midX - line.width / 2) <= 1)
  }

  @Test func cutTextLeavesNoInkOutsideItsBox() throws {
    let block = cut("Abc登录xyz", 60)
    let ink = try #require(block.lines.first?.inkBounds)
    #expect(block.isTruncated)
    #expect(ink.minX >= 0 && ink.maxX <= 60)
  }
}
