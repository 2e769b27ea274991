import Geometry
import Raster
import Testing
import Typography

@Suite struct Ink {
  /// The sum of coverage in pixels when a line is filled black on nothing.
  private func ink(_ line: TextLine, scale: Double) throws -> Double {
    var pixmap = try #require(Pixmap(width: 400, height: 100))
    pixmap.fill(
      line.path, paint: .color(Color(white: 0)),
      transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: 20, ty: 60))
    return pixmap.pixels.reduce(0) { $0 + Double($1.alpha) / 255 }
  }

  private func line(_ text: String, weight: Int = 400) -> TextLine {
    FontLibrary.system().line(text, size: 17, weight: TextWeight(weight))
  }

  /// FreeType's own rasteriser measured 1101.7 pixels of ink for Inter at 17 pt and scale 2, before the
  /// scale that brings Inter to the system font's cap height. Within 2 %.
  @Test func passwordHasTheInkThatFreeTypeDraws() throws {
    let expected = 1101.7 * 0.9688 * 0.9688
    #expect(abs(try ink(line("Password"), scale: 2) - expected) < 0.02 * expected)
  }

  @Test func boldHasMoreInkInEveryFont() throws {
    for text in ["Password", "登录失败"] {
      let regular = try ink(line(text), scale: 2)
      #expect(try ink(line(text, weight: 700), scale: 2) > 1.2 * regular)
    }
  }

  @Test func inkLiesWhereTheBoundsSay() throws {
    let line = line("gÅ登")
    let bounds = try #require(line.inkBounds)
    var pixmap = try #require(Pixmap(width: 200, height: 100))
    let transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 60)
    pixmap.fill(line.path, paint: .color(Color(white: 0)), transform: transform)
    let box = PixelRect(covering: transform.boundingBox(of: bounds))
    var covered = PixelRect.empty
    for y in 0..<100 {
      for x in 0..<200 where pixmap[x, y].alpha > 0 {
        covered = covered.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
    // A sliver of a pixel may round to no coverage at all.
    #expect(box.union(covered) == box)
    #expect(covered.expanded(by: 1).union(box) == covered.expanded(by: 1))
  }
}
