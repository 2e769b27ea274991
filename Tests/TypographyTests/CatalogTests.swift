import Foundation
import Testing

@testable import Typography

@Suite struct Catalog {
  private static func line(_ catalog: FontCatalog, weight: Int = 400) -> TextLine {
    FontLibrary(
      catalog: catalog, families: ["Inter"],
      fallbackFamilies: FontLibrary.defaultFallbackFamilies
    ).line("Password 登录 שלום", size: 17, weight: TextWeight(weight))
  }

  @Test func anEmptyConfigurationChangesNoOutline() {
    let bare = FontCatalog.scan(.none)
    #expect(Self.line(bare) == Self.line(.system))
    #expect(Self.line(bare, weight: 700) == Self.line(.system, weight: 700))
  }

  /// In a process of its own, since the environment belongs to the whole process.
  @Test func aHomeThatIsMissingAndAnEmptyConfigurationFileChangeNoOutline() async {
    await #expect(processExitsWith: .success) {
      let expected = Self.line(.system)
      let empty = NSTemporaryDirectory() + "shake-render-\(UUID()).conf"
      let text = Data("<fontconfig></fontconfig>".utf8)
      #expect(FileManager.default.createFile(atPath: empty, contents: text))
      setenv("HOME", "/nonexistent", 1)
      setenv("FONTCONFIG_FILE", empty, 1)
      let bare = FontCatalog.scan(.system)
      unlink(empty)
      #expect(Self.line(bare) == expected)
    }
  }

  @Test func aFontOfTheSameNameElsewhereIsNotPickedUp() throws {
    var stranger = try #require(
      FontCatalog.system.bestFace(family: "WenQuanYi Micro Hei", weight: 400))
    stranger.families = ["Inter"]
    stranger.origin = .elsewhere
    stranger.file = "/aaa" + stranger.file
    stranger.weights = 500...500
    let catalog = FontCatalog([stranger] + FontCatalog.system.records)
    #expect(Self.line(catalog) == Self.line(.system))
    #expect(Self.line(catalog, weight: 500) == Self.line(.system, weight: 500))
  }

  @Test func theOrderInWhichFilesAreFoundChangesNothing() {
    let reversed = FontCatalog(FontCatalog.system.records.reversed())
    #expect(reversed.records.map(\.file) == FontCatalog.system.records.map(\.file))
    #expect(Self.line(reversed) == Self.line(.system))
  }

  /// CSS Fonts 4, section 5.2: the weights that are there, the wish, the choice.
  @Test(arguments: weights)
  func theNearestWeightIsChosenAsInCSS(offered: [Int], wanted: Int, chosen: Int) throws {
    let template = try #require(FontCatalog.system.bestFace(family: "Inter", weight: 400))
    let faces = offered.map { weight in
      var face = template
      face.weights = weight...weight
      return face
    }
    #expect(WeightMatch.best(of: faces, for: wanted)?.weights.lowerBound == chosen)
  }

  static let weights: [([Int], Int, Int)] = [
    ([400, 700], 400, 400), ([400, 700], 500, 400), ([400, 700], 600, 700), ([400, 700], 900, 700),
    ([400, 700], 100, 400), ([300, 500], 400, 500), ([300, 600], 450, 300), ([600, 700], 400, 600),
    ([100, 200], 300, 200), ([400, 900], 300, 400), ([100, 900], 550, 900), ([100], 900, 100),
  ]

  @Test func uprightFacesOfNormalWidthAreChosen() throws {
    let face = try #require(FontCatalog.system.bestFace(family: "DejaVu Sans", weight: 400))
    #expect(!face.isSlanted)
    #expect(face.width == 100)
  }

  @Test func upperAndLowerCaseNameTheSameFamily() {
    #expect(FontCatalog.system.has("inter"))
    #expect(FontCatalog.system.has("INTER"))
    #expect(!FontCatalog.system.has("Inte"))
  }

  @Test func characterSetsHaveWhatTheFontHas() throws {
    let inter = try #require(FontCatalog.system.bestFace(family: "Inter", weight: 400))
    #expect(inter.characters.contains("A"))
    #expect(inter.characters.contains("\u{2026}"))
    #expect(!inter.characters.contains("登"))
    #expect(!inter.characters.contains("\u{10FFFD}"))
  }
}
