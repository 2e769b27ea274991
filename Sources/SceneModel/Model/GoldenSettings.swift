public import Geometry
public import Timing

/// How a scene is compared with approved frames: the document's `golden` block.
public struct GoldenSettings: Hashable, Sendable {
  /// How far curves may be apart; nil for what is standard.
  public struct CurveLimits: Hashable, Sendable {
    /// For offsets, peaks and the resting place, in device pixels; 0 ... 1e6.
    public var pixels: Double?
    /// For lags and the time of settling, in milliseconds; 0 ... 1e6.
    public var milliseconds: Double?

    /// Limits; the standard ones where none is given.
    public init(pixels: Double? = nil, milliseconds: Double? = nil) {
      self.pixels = pixels
      self.milliseconds = milliseconds
    }
  }

  /// How far pictures may be apart; without any limit not at all.
  public struct PixelLimits: Hashable, Sendable {
    /// By how many levels a channel may differ, 0 ... 255.
    public var channel: Int?
    /// How far a pixel's colours may be apart, as a share of the largest YIQ distance, 0 ... 1; not
    /// together with ``channel``.
    public var yiq: Double?
    /// How many pixels may be different.
    public var count: Int?
    /// Which share of the pixels may be different, 0 ... 1.
    public var ratio: Double?
    /// Whether pixels that look like anti-aliasing never count, which hides motion.
    public var ignoresAntialiasing: Bool

    /// Limits.
    public init(
      channel: Int? = nil, yiq: Double? = nil, count: Int? = nil, ratio: Double? = nil,
      ignoresAntialiasing: Bool = false
    ) {
      self.channel = channel
      self.yiq = yiq
      self.count = count
      self.ratio = ratio
      self.ignoresAntialiasing = ignoresAntialiasing
    }
  }

  /// Frames a second; nil for 60. Numerator and denominator have at most 16 bits.
  public var frameRate: FrameRate?
  /// Which frames are kept; nil for all.
  public var frames: FrameSelection?
  /// Device pixels a point, 1 ... 3; nil for the canvas's own.
  public var scale: Int?
  /// The views whose curves are kept; nil for those that move.
  public var views: [String]?
  /// The rectangles that are not compared, in points of the canvas.
  public var masks: [Rect]
  /// How far curves may be apart.
  public var curve: CurveLimits
  /// How far pictures may be apart.
  public var pixels: PixelLimits

  /// Settings; the standard ones where none is given.
  public init(
    frameRate: FrameRate? = nil, frames: FrameSelection? = nil, scale: Int? = nil,
    views: [String]? = nil, masks: [Rect] = [], curve: CurveLimits = CurveLimits(),
    pixels: PixelLimits = PixelLimits()
  ) {
    self.frameRate = frameRate
    self.frames = frames
    self.scale = scale
    self.views = views
    self.masks = masks
    self.curve = curve
    self.pixels = pixels
  }
}
