import CHarfBuzz

/// Cuts a line into runs: by face, script and direction.
struct RunSplitter {
  private let line: LineContent
  private let faces: FaceStack
  private var runs: [GlyphRun] = []
  private var script = HB_SCRIPT_COMMON

  /// The runs of a line in logical order. Clusters that draw nothing belong to the run before them, or
  /// to none at the start.
  static func runs(of line: LineContent, faces: FaceStack) -> [GlyphRun] {
    var splitter = RunSplitter(line: line, faces: faces)
    splitter.script = line.scalars.lazy.map(script).first(where: \.isSpecific) ?? HB_SCRIPT_COMMON
    for index in line.clusters.indices { splitter.add(index) }
    return splitter.runs
  }

  private init(line: LineContent, faces: FaceStack) {
    self.line = line
    self.faces = faces
  }

  private mutating func add(_ index: Int) {
    let cluster = line.clusters[index]
    let scalars = line.scalars[cluster.range]
    // Punctuation and digits continue the script before them.
    script = scalars.lazy.map(Self.script).first(where: \.isSpecific) ?? script
    let last = runs.indices.last
    switch faces.source(of: scalars) {
    case .nothing:
      if let last { runs[last].clusters = runs[last].clusters.lowerBound..<(index + 1) }
    case .drawn(let face):
      if let last, runs[last].face === face, runs[last].script == script,
        runs[last].level == cluster.level
      {
        runs[last].clusters = runs[last].clusters.lowerBound..<(index + 1)
      } else {
        runs.append(
          GlyphRun(
            face: face, clusters: index..<(index + 1), script: script, level: cluster.level))
      }
    }
  }

  private static func script(_ scalar: Unicode.Scalar) -> hb_script_t {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }
}
