import Geometry
import Testing

@testable import Typography

/// Fonts whose every measure is known: at size 1000 a font unit is a point.
@Suite struct KnownFonts {
  private func line(_ text: String, in font: FontLibrary, weight: Int = 400) -> TextLine {
    font.line(text, size: 1000, weight: TextWeight(weight))
  }

  @Test func glyphsStandSideBySideOnTheBaseline() {
    let line = line("AV", in: FixtureFonts.library("Boxes.ttf"))
    var expected = Path()
    expected.append(.rect(Rect(x: 0, y: -700, width: 400, height: 700)))
    expected.append(.rect(Rect(x: 500, y: -100, width: 100, height: 100)))
    #expect(line.width == 600)
    #expect(line.inkBounds == Rect(x: 0, y: -700, width: 600, height: 700))
    #expect(corners(line.path) == corners(expected))
  }

  /// The corners of each contour, wherever it begins.
  private func corners(_ path: Path) -> [Set<Point>] {
    var contours: [Set<Point>] = []
    for element in path.elements {
      switch element {
      case .move(let point): contours.append([point])
      case .line(let point): contours[contours.count - 1].insert(point)
      default: break
      }
    }
    return contours
  }

  @Test func kerningMovesTheSecondGlyph() {
    let fonts = FixtureFonts.library("Boxes.ttf")
    #expect(line("AB", in: fonts).width == 500 + 300 - 50)
    #expect(line("BA", in: fonts).width == 300 + 500)
  }

  /// The weight axis of the fixture is the width of its A.
  @Test(arguments: [100, 250, 400, 650, 700, 900])
  func aVariableFontIsSetToTheWeight(weight: Int) throws {
    let line = line("A", in: FixtureFonts.library("Variable.ttf"), weight: weight)
    // Variations are interpolated in 1/16384 and rounded to font units.
    #expect(abs(line.width - Double(weight + 100)) <= 1)
    #expect(abs(try #require(line.inkBounds).width - Double(weight)) <= 1)
  }

  @Test func weightsBeyondTheAxisStopAtItsEnds() throws {
    let fonts = FixtureFonts.library("Variable.ttf")
    #expect(line("A", in: fonts, weight: 1).width == 200)
    #expect(line("A", in: fonts, weight: 1000).width == 1000)
  }

  @Test(arguments: [("Shake Narrow", 300.0), ("Shake Wide", 900)])
  func everyFaceOfACollectionIsFound(family: String, width: Double) {
    let catalog = FontCatalog([]).adding(files: [FixtureFonts.path("Collection.ttc")])
    let record = catalog.bestFace(family: family, weight: 400)
    let fonts = FontLibrary(
      catalog: FontCatalog([record].compactMap(\.self)), families: [family], fallbackFamilies: [])
    #expect(line("A", in: fonts).width == width)
    #expect(line("A", in: fonts).inkBounds?.width == width - 100)
  }

  /// 1000/36 wider from regular to bold, two thirds of it for semibold, half as much again for black;
  /// half on every side, at the same advance.
  @Test(arguments: [(400, 0.0), (500, 0.0), (600, 18.52), (700, 27.78), (900, 41.67)])
  func aFaceWithoutABoldIsMadeBold(weight: Int, growth: Double) throws {
    let line = line("A", in: FixtureFonts.library("Boxes.ttf"), weight: weight)
    let ink = try #require(line.inkBounds)
    #expect(line.width == 500)
    // FreeType works in whole font units, and halves the strength once.
    #expect(abs(ink.width - (400 + growth)) <= 2)
    #expect(abs(ink.height - (700 + growth)) <= 2)
    #expect(abs(ink.midX - 200) <= 1)
    #expect(abs(ink.midY + 350) <= 1)
  }

  @Test func theBoxOfTheFontStandsForWhatItLacks() {
    let fonts = FixtureFonts.library("Boxes.ttf")
    let line = line("Z", in: fonts)
    #expect(line.width == 500)
    #expect(line.inkBounds == Rect(x: 100, y: -600, width: 300, height: 600))
    #expect(fonts.warnings == [.missingGlyph(["Z"])])
  }

  @Test func namedFilesComeBeforeTheWantedFamilies() {
    let fonts = FontLibrary(families: ["Inter"], extraFontFiles: [FixtureFonts.path("Boxes.ttf")])
    #expect(line("A", in: fonts).width == 500)
    #expect(line("C", in: fonts) == line("C", in: .system()))
  }
}
