public import Geometry

/// A telephone whose screen a canvas can have, upright.
public struct Device: Hashable, Sendable {
  /// The name in documents, such as `iPhone 15`.
  public var name: String
  /// The screen's size in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Int
  /// The height of the status bar's area, in points.
  public var safeAreaTop: Double
  /// The height of the home indicator's area, in points.
  public var safeAreaBottom: Double
  /// The radius of the screen's (continuous) corners, in points; 0 for square ones.
  public var screenCornerRadius: Double

  /// The device of a name, whatever its case, spaces and punctuation: `iphone15pro`, `15 Pro`
  /// and `iPhone SE (3rd generation)` are found. nil when there is none.
  public static func named(_ name: String) -> Device? {
    let wanted = searchKey(name)
    return all.first { searchKey($0.name) == wanted }
  }

  /// A name without case, spaces, punctuation, the maker's word and ordinal endings.
  private static func searchKey(_ name: String) -> String {
    var key = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    for (long, short) in [
      ("generation", ""), ("gen", ""), ("1st", "1"), ("2nd", "2"), ("3rd", "3"), ("iphone", ""),
    ] {
      key = key.replacing(long, with: short)
    }
    return key
  }
}
