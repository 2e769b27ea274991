import GoldenTesting
import Rendering
import Testing

@Test func aWrongPasswordShakesTheForm() throws {
  try expectGolden(SceneDocument(contentsOf: "Tests/LibraryExampleTests/form.json"), "form")
}
