import CHarfBuzz

/// Neighbouring clusters that one face draws in one script and one direction.
struct GlyphRun {
  /// What draws the run.
  enum Source {
    /// A face.
    case face(FontFace)
    /// One box for each cluster: no face has them.
    case box
  }

  /// What draws the run.
  var source: Source
  /// The code points it stands for.
  var range: Range<Int>
  /// Their script.
  var script: hb_script_t
  /// Their embedding level.
  var level: UInt8
}
