import Testing

@testable import Typography

@Suite struct Determinism {
  static let texts = [
    "Password", "登录失败", "A\u{10FFFD}B", "שלום abc 123", "e\u{301}", "👨‍👩‍👧", "Ty To AV", "•••••",
  ]

  private func line(_ text: String, _ fonts: FontLibrary) -> TextLine {
    fonts.line(text, size: 17, weight: TextWeight(700))
  }

  @Test func theOrderOfTheCallsChangesNothing() {
    let forwards = FontLibrary.system()
    let backwards = FontLibrary.system()
    let first = Self.texts.map { line($0, forwards) }
    let second = Self.texts.reversed().map { line($0, backwards) }
    #expect(first == second.reversed())
    #expect(forwards.warnings == backwards.warnings)
    #expect(forwards.usedFontFiles == backwards.usedFontFiles)
    #expect(Self.texts.map { line($0, forwards) } == first)
  }

  @Test func manyThreadsGetTheSameLines() async {
    let shared = FontLibrary.system()
    let expected = Self.texts.map { line($0, .system()) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { Self.texts.map { line($0, shared) } == expected }
        group.addTask { Self.texts.map { line($0, .system()) } == expected }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func aFullCacheOnlyForgets() {
    var cache = BoundedCache<Int, Int>(capacity: 3)
    for key in 0..<10 { cache.insert(key * key, for: key, cost: 1) }
    #expect(cache[9] == 81)
    #expect(cache[0] == nil)
    #expect((0..<10).filter { cache[$0] != nil }.count <= 6)
    cache.insert(0, for: 100, cost: 4)
    #expect(cache[100] == nil)
  }
}
