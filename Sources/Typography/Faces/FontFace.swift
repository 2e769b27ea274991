import CFreeType
import CHarfBuzz
import Geometry

/// A face that is ready to shape and to draw: a catalogue record at a weight.
final class FontFace {
  /// The font file, for reports.
  let path: String
  /// Font units an em.
  let unitsPerEm: Int
  /// The factor at which the family's glyphs are drawn.
  let glyphScale: Double
  /// Shapes text with the face.
  let shaper: Shaper
  private let file: FontFile
  /// How much bolder the outlines are made, in font units; 0 for none.
  private let emboldening: Int
  private var glyphs = BoundedCache<UInt32, Glyph>(capacity: 200_000)

  /// Opens the file behind a record for text of a weight.
  init(_ record: FaceRecord, weight: Int, library: FreeTypeLibrary) throws(FontError) {
    let offered = min(max(weight, record.weights.lowerBound), record.weights.upperBound)
    let axis = record.isVariable ? offered : nil
    let file = try FontFile(
      library, path: record.file, faceIndex: record.faceIndex, weight: axis)
    shaper = try Shaper(path: record.file, faceIndex: record.faceIndex, weight: axis)
    path = record.file
    glyphScale = FontFamily.glyphScale(of: record.families)
    unitsPerEm = Int(file.face.pointee.units_per_EM)
    self.file = file
    emboldening = SyntheticBold.strength(wanted: weight, offered: offered, unitsPerEm: unitsPerEm)
  }

  /// A glyph's outline; empty where the font has none (spaces).
  func glyph(_ id: UInt32) -> Glyph {
    if let known = glyphs[id] { return known }
    let glyph = Glyph(outline(id))
    glyphs.insert(glyph, for: id, cost: glyph.path.elements.count + 1)
    return glyph
  }

  private func outline(_ id: UInt32) -> Path {
    guard FT_Load_Glyph(file.face, id, cft_load_design_outline) == 0,
      let slot = file.face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    SyntheticBold.embolden(&slot.pointee.outline, by: emboldening)
    return OutlineSink.path(of: &slot.pointee.outline)
  }
}
