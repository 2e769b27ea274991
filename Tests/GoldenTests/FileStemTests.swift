import Golden
import Testing

/// What files about goldens are called.
@Suite struct FileStems {
  @Test(arguments: [
    ("a/b", "a%2Fb"), ("/a", "%2Fa"), ("ü [x]", "%C3%BC%20%5Bx%5D"), ("plain-1.2_x", "plain-1.2_x"),
  ])
  func theyAreOnePartOfAPathInPlainCharacters(text: String, stem: String) {
    #expect(FileStem.of(text) == stem)
  }

  @Test func differentTextsHaveDifferentOnes() {
    let texts = ["a/b", "a_b", "a b", "a*b", "a-b", "a%2Fb", "a/b.curve"]
    #expect(Set(texts.map(FileStem.of)).count == texts.count)
  }

  @Test func longOnesStayShortAndDifferent() {
    let text = String(repeating: "登", count: 80)
    #expect(FileStem.of(text + "/a") != FileStem.of(text + "/b"))
    #expect(FileStem.of(text + "/a").utf8.count <= GoldenName.maximumPartLength)
  }
}
