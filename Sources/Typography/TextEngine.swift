import Geometry

/// The state of a font library: faces, caches and what is worth a warning. One thread at a time.
struct TextEngine: ~Copyable {
  /// A text as it is asked for. Equal strings may be spelt differently (composed or not); they give
  /// the same line.
  struct LineKey: Hashable {
    var text: String
    var size: Double
    var weight: Int
  }

  /// A block as it is asked for.
  struct BlockKey: Hashable {
    var line: LineKey
    var maximumWidth: Double
    var maximumLines: Int
    var truncation: Truncation
  }

  private let catalog: FontCatalog
  private let families: [String]
  private let order: [String]
  private let library: FreeTypeLibrary?
  private var stacks: [Int: FaceStack] = [:]
  private var findings = FontFindings()
  /// Path elements are the cost: a few ten megabytes at most.
  private var lines = BoundedCache<LineKey, TextLine>(capacity: 200_000)
  private var blocks = BoundedCache<BlockKey, TextBlock>(capacity: 200_000)

  init(catalog: FontCatalog, families: [String], fallbackFamilies: [String]) {
    self.catalog = catalog
    self.families = families
    order = catalog.namedFamilies + (families + fallbackFamilies).flatMap(FontFamily.spellings)
    do {
      library = try FreeTypeLibrary()
    } catch {
      library = nil
      findings.warnings.insert(.unusableFile(error))
    }
    findings.warnings.formUnion(catalog.failures.map(FontWarning.unusableFile))
  }

  /// The warnings so far, in an order of their own.
  var warnings: [FontWarning] {
    var all = findings.warnings
    for stack in stacks.values { all.formUnion(stack.failures.map(FontWarning.unusableFile)) }
    return all.sorted(by: FontWarning.precedes)
  }

  /// The files that glyphs came from, sorted.
  var usedFiles: [String] { findings.files.sorted() }

  mutating func line(_ text: String, size: Double, weight: Int) -> TextLine {
    guard size.isFinite, size > 0, !text.isEmpty, let faces = faces(weight: weight) else {
      return .empty
    }
    let key = LineKey(text: text, size: size, weight: weight)
    if let known = lines[key] { return known }
    let paragraph = Paragraph(text)
    let content = LineContent(paragraph, clusters: 0..<paragraph.clusters.count)
    let line = LineSetter(size: size, faces: faces).line(content, &findings)
    lines.insert(line, for: key, cost: line.path.elements.count + text.utf8.count)
    return line
  }

  mutating func block(
    _ text: String, size: Double, weight: Int, maximumWidth: Double, maximumLines: Int,
    truncation: Truncation
  ) -> TextBlock {
    guard size.isFinite, size > 0, !text.isEmpty, let faces = faces(weight: weight) else {
      let lineHeight = size.isFinite ? LineMetrics.systemFont(size: max(size, 0)).lineHeight : 0
      return TextBlock(lines: [], lineHeight: lineHeight, isTruncated: false)
    }
    let maximumWidth = maximumWidth.isNaN ? .infinity : maximumWidth
    let key = BlockKey(
      line: LineKey(text: text, size: size, weight: weight), maximumWidth: maximumWidth,
      maximumLines: maximumLines, truncation: truncation)
    if let known = blocks[key] { return known }
    let block = BlockSetter(
      lines: LineSetter(size: size, faces: faces), maximumWidth: maximumWidth,
      maximumLines: maximumLines, truncation: truncation
    ).block(text, &findings)
    let cost = block.lines.reduce(text.utf8.count) { $0 + $1.path.elements.count }
    blocks.insert(block, for: key, cost: cost)
    return block
  }

  /// The faces of a weight, made when text of that weight first comes.
  private mutating func faces(weight: Int) -> FaceStack? {
    guard let library else { return nil }
    if stacks.isEmpty { warnAboutFamilies() }
    if let known = stacks[weight] { return known }
    let stack = FaceStack(catalog: catalog, families: order, weight: weight, library: library)
    stacks[weight] = stack
    return stack
  }

  private mutating func warnAboutFamilies() {
    let installed = order + FontFamily.lastResorts + catalog.families
    guard let substitute = installed.first(where: catalog.has) else {
      findings.warnings.insert(.noFonts)
      return
    }
    for family in families where !FontFamily.spellings(of: family).contains(where: catalog.has) {
      findings.warnings.insert(.missingFamily(family, substitute: substitute))
    }
  }
}
