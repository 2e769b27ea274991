import CFreeType

/// Makes a bold face of a regular one by moving its outlines outwards.
enum SyntheticBold {
  /// How many font units wider stems become: 1/36 em from regular to bold, in proportion for other
  /// gaps and half as much again at most. A face within 150 weight units of the wish, or a wish below
  /// semibold, is left alone.
  static func strength(wanted: Int, offered: Int, unitsPerEm: Int) -> Int {
    let gap = wanted - offered
    guard wanted >= 600, gap >= 150 else { return 0 }
    return min(unitsPerEm * gap, unitsPerEm * 450) / (36 * 300)
  }

  /// Widens an outline by `strength` in its own units, half on every side: the advance stays, so that
  /// columns of ideographs keep their pitch.
  static func embolden(_ outline: inout FT_Outline, by strength: Int) {
    guard strength > 0 else { return }
    FT_Outline_Embolden(&outline, FT_Pos(strength))
    // FreeType keeps the left and lower edges where they were.
    FT_Outline_Translate(&outline, FT_Pos(-strength / 2), FT_Pos(-strength / 2))
  }
}
