import Geometry
import Testing

@testable import Typography

@Suite struct Fallback {
  let fonts = FontLibrary.system()

  private func line(_ text: String, weight: Int = 400) -> TextLine {
    fonts.line(text, size: 17, weight: TextWeight(weight))
  }

  /// The outlines of each cluster, moved to the same place.
  private func shapes(_ text: String) -> [Path] { text.map { line(String($0)).path } }

  @Test(arguments: ["登录失败", "パスワード", "비밀번호", "用户名或密码错误", "猪是你"])
  func ideographsAreNoBoxesAndDifferFromEachOther(_ text: String) {
    let box = line("\u{10FFFD}").path
    let shapes = shapes(text)
    #expect(!shapes.contains(box))
    #expect(!shapes.contains { $0.isEmpty })
    #expect(Set(shapes).count == Set(text).count)
    #expect(fonts.warnings == [.missingGlyph(["\u{10FFFD}"])])
  }

  @Test func aMissingCharacterIsABoxWithAnAdvanceAndOneWarning() throws {
    let box = line("\u{10FFFD}")
    #expect(box.width > 0)
    #expect(box.inkBounds?.isEmpty == false)
    let all = line("A\u{10FFFD}B\u{10FFFD}")
    // Boxes are not kerned with their neighbours; the sums are rounded in another order.
    #expect(abs(all.width - (line("A").width + line("B").width + 2 * box.width)) < 1e-9)
    #expect(
      fonts.warnings.map(\.description) == ["no font has U+10FFFD; a box is drawn"])
  }

  @Test func textOfTwoFontsIsAsWideAsItsParts() {
    let parts = ["Abc", "登录", "xyz"].reduce(0) { $0 + line($1).width }
    #expect(abs(line("Abc登录xyz").width - parts) < 1e-9)
    // An ideograph is one em wide, and only Inter is scaled.
    #expect(line("登录").width == 34)
  }

  @Test func theFilesThatDrewAreTold() {
    _ = line("登 a")
    #expect(fonts.usedFontFiles == fonts.usedFontFiles.sorted())
    #expect(fonts.usedFontFiles.count == 2)
  }

  /// A mark on a letter that only a fallback font can combine: both come from that font, so the letter
  /// is not Inter's.
  @Test func aClusterIsDrawnByTheFirstFontThatHasAllOfIt() throws {
    let stack = try faces(["Inter", "WenQuanYi Micro Hei", "DejaVu Sans"])
    let mark = try #require(
      (0x0300...0x036F).lazy.compactMap(Unicode.Scalar.init).first { mark in
        file(stack, ["a"]).hasSuffix("Inter-Regular.otf")
          && !file(stack, [mark]).hasSuffix("Inter-Regular.otf") && !file(stack, [mark]).isEmpty
      })
    #expect(file(stack, ["a", mark]) == file(stack, [mark]))
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func anEmojiSequenceThatNoFontHasIsOneBox(_ emoji: String) throws {
    let library = FontLibrary(
      catalog: FontCatalog(FontCatalog.system.records.filter { $0.families.contains("Inter") }),
      families: ["Inter"], fallbackFamilies: [])
    let box = library.line("\u{10FFFD}", size: 17, weight: TextWeight(400))
    #expect(library.line(emoji, size: 17, weight: TextWeight(400)).path == box.path)
  }

  private func faces(_ families: [String]) throws -> FaceStack {
    FaceStack(
      catalog: .system, families: families, weight: 400, library: try FreeTypeLibrary())
  }

  /// The file that draws a cluster; empty where none does.
  private func file(_ stack: FaceStack, _ cluster: [Unicode.Scalar]) -> String {
    guard case .drawn(let face) = stack.source(of: cluster[...]), let face,
      stack.missing(in: cluster[...]).isEmpty
    else { return "" }
    return face.path
  }
}
