/// A face of a font file, as the catalogue knows it without opening the file.
struct FaceRecord: Sendable {
  /// Where a file was found. Lower values are preferred, so that a font that somebody adds to a home
  /// folder never changes what the same text looks like.
  enum Origin: Int, Comparable, Sendable {
    /// Named by the caller.
    case named
    /// The distribution's folder.
    case distribution
    /// The machine's own folder.
    case local
    /// Anywhere else that fontconfig looks.
    case elsewhere

    static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }
  }

  /// The font file.
  var file: String
  /// The face's place in the file: above 0 in collections only.
  var faceIndex: Int
  /// The names of the family, the English one first where there is one.
  var families: [String]
  /// The OpenType weight classes the face can show: one, unless it has a weight axis.
  var weights: ClosedRange<Int>
  /// Whether the weight is an axis to be set.
  var isVariable: Bool
  /// Whether the face leans.
  var isSlanted: Bool
  /// fontconfig's width in percent of the normal one.
  var width: Int
  /// Where the file was found.
  var origin: Origin
  /// What it can draw.
  var characters: CharacterSet

  /// A total order that depends on nothing but the files: origin, path, place in the file.
  static func precedes(_ a: FaceRecord, _ b: FaceRecord) -> Bool {
    if a.origin != b.origin { return a.origin < b.origin }
    if a.file != b.file { return a.file.utf8.lexicographicallyPrecedes(b.file.utf8) }
    if a.faceIndex != b.faceIndex { return a.faceIndex < b.faceIndex }
    return a.isVariable && !b.isVariable
  }
}
