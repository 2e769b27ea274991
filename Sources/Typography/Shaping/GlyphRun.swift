import CHarfBuzz

/// Neighbouring clusters that one source draws in one script and one direction.
struct GlyphRun {
  /// What draws the run; nil for boxes, one for each cluster, where no face has them.
  var face: FontFace?
  /// The clusters of the line.
  var clusters: Range<Int>
  /// Their script.
  var script: hb_script_t
  /// Their embedding level.
  var level: UInt8

  /// Whether the run reads from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
}
