import Geometry
import Testing
import Typography

/// Labels of 100,000 characters. They would take minutes if the work were quadratic in the length; no
/// clock is looked at.
@Suite struct LongText {
  let fonts = FontLibrary.system()
  let weight = TextWeight(400)

  @Test(arguments: [
    "Password ", "x", "登录失败", "שלום ", "a\u{301}\u{323}", "\u{10FFFD}", "(", "\u{200B}\u{200D}",
  ])
  func aLabelIsCutWithoutShapingWhatCannotBeSeen(_ pattern: String) {
    let text = String(repeating: pattern, count: 100_000 / pattern.unicodeScalars.count)
    let short = String(repeating: pattern, count: 400 / pattern.unicodeScalars.count)
    func cut(_ text: String) -> TextBlock {
      fonts.layout(text, size: 17, weight: weight, maximumWidth: 200, maximumLines: 2)
    }
    let block = cut(text)
    #expect(block.width <= 200)
    // What is visible does not depend on how much follows.
    #expect(block == cut(short))
  }

  @Test func aWholeLineIsShapedInLinearTime() {
    let one = fonts.line("x", size: 17, weight: weight)
    let many = fonts.line(String(repeating: "x", count: 100_000), size: 17, weight: weight)
    #expect(many.path.elements.count == 100_000 * one.path.elements.count)
  }

  @Test func aParagraphOfManyLinesIsBrokenInLinearTime() {
    let text = String(repeating: "abc ", count: 25_000)
    let block = fonts.layout(text, size: 17, weight: weight, maximumWidth: 100)
    let first = block.lines[0]
    #expect(block.lines.dropLast().allSatisfy { $0 == first })
    #expect(!block.isTruncated)
  }

  @Test func oneClusterOfManyMarksIsShapedWhole() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    let block = fonts.layout(text, size: 17, weight: weight, maximumWidth: 50, maximumLines: 1)
    #expect(block.lines.count == 1)
  }
}
