import Testing

@testable import Typography

@Suite struct Normalization {
  /// Every spelling in a row has the same composed form.
  @Test func composedFormsAreThoseOfTheUnicodeTestData() throws {
    let rows = try Fixture.rows("NormalizationTest.txt")
    #expect(rows.count > 300)
    for row in rows {
      let composed = Fixture.scalars(row[1])
      for field in row.prefix(3) {
        #expect(NormalizedText.composed(Fixture.scalars(field)) == composed, "\(field)")
      }
    }
  }
}
