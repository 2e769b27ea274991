import CHarfBuzz
import Geometry

/// The state of a font library: faces, caches and what is worth a warning. One thread at a time.
struct TextEngine: ~Copyable {
  private let catalog: FontCatalog
  private let families: [String]
  private var library: FreeTypeLibrary?
  private var stacks: [Int: FaceStack] = [:]
  private var warnings: Set<FontWarning> = []
  private(set) var usedFiles: Set<String> = []

  init(catalog: FontCatalog, families: [String], fallbackFamilies: [String]) {
    self.catalog = catalog
    self.families = (families + fallbackFamilies).flatMap(FontFamily.spellings)
    do {
      library = try FreeTypeLibrary()
    } catch {
      warnings.insert(.unusableFile(error))
    }
  }

  var sortedWarnings: [FontWarning] { Array(warnings) }

  mutating func line(_ text: String, size: Double, weight: TextWeight) -> TextLine {
    guard size.isFinite, size > 0, let stack = stack(weight: weight.value) else { return .empty }
    let paragraph = Paragraph(text)
    var path = Path()
    var pen = 0.0
    let codePoints = paragraph.scalars.map(\.value)
    for cluster in paragraph.clusters {
      let scalars = Array(paragraph.scalars[cluster.range])
      guard let face = stack.firstFace(having: scalars) ?? stack.primary else { continue }
      usedFiles.insert(face.path)
      let scale = size * face.glyphScale / Double(face.unitsPerEm)
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalars[0].value)
      for glyph in face.shaper.shape(
        codePoints, in: cluster.range, script: script, rightToLeft: false)
      {
        path.append(
          face.glyph(glyph.id).path,
          transform: Transform(
            a: scale, b: 0, c: 0, d: -scale, tx: pen + Double(glyph.xOffset) * scale,
            ty: -Double(glyph.yOffset) * scale))
        pen += Double(glyph.advance) * scale
      }
    }
    return TextLine(path: path, width: pen, inkBounds: path.inkBounds, isRightToLeft: false)
  }

  mutating func layout(
    _ text: String, size: Double, weight: TextWeight, maximumWidth: Double?, maximumLines: Int,
    truncation: Truncation
  ) -> TextBlock {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line(String($0), size: size, weight: weight)
    }
    return TextBlock(
      lines: lines, lineHeight: LineMetrics.systemFont(size: size).lineHeight, isTruncated: false)
  }

  private mutating func stack(weight: Int) -> FaceStack? {
    if let known = stacks[weight] { return known }
    guard let library else { return nil }
    let stack = FaceStack(catalog: catalog, families: families, weight: weight, library: library)
    stacks[weight] = stack
    return stack
  }
}
