import Geometry

/// A frame as an animated PNG holds it.
struct APNGFrameRecord: Sendable {
  /// What happens to the frame's region before the next one is drawn.
  enum Disposal: UInt8 {
    /// It stays.
    case none = 0
    /// It becomes transparent.
    case background = 1
    /// It becomes what it was before.
    case previous = 2
  }

  /// How the frame's pixels go onto those that are there.
  enum Blending: UInt8 {
    /// They replace them.
    case source = 0
    /// They are painted over them.
    case over = 1
  }

  /// Where the coded picture is.
  enum Content {
    /// Nowhere yet.
    case missing
    /// In IDAT: it is what the file shows as a plain PNG.
    case image
    /// In fdAT chunks, the only ones in these bytes of the file.
    case data(Range<Int>)
  }

  let region: PixelRect
  let delay: APNGDelay
  let disposal: Disposal
  let blending: Blending
  var content = Content.missing
}
