/// How a video is encoded.
public struct VideoSettings: Hashable, Sendable {
  /// x264's presets: how much time may be spent to make the file smaller.
  public enum Preset: String, CaseIterable, Sendable {
    /// The fastest, and largest file.
    case ultrafast
    /// x264's "superfast".
    case superfast
    /// x264's "veryfast".
    case veryfast
    /// x264's "faster".
    case faster
    /// x264's "fast".
    case fast
    /// x264's default.
    case medium
    /// x264's "slow".
    case slow
    /// x264's "slower".
    case slower
    /// x264's "veryslow".
    case veryslow
    /// The slowest, with next to no gain over ``veryslow``.
    case placebo
  }

  /// The qualities that can be asked for.
  public static let crfRange = 0...51

  /// x264's constant rate factor: 0 (finest) ... 51 (coarsest); 18 is hard to tell from the
  /// source. 0 is taken as 1, since x264's lossless mode needs a profile that browsers and phones
  /// do not play.
  public let crf: Int
  /// Time against size.
  public let preset: Preset
  /// How many times the clip is played in the file; 1 or more.
  public let loops: Int

  /// Settings from checked numbers.
  public init(
    crf: Int = 18, preset: Preset = .medium, loops: Int = 1
  ) throws(VideoSettingsError) {
    guard Self.crfRange.contains(crf) else { throw .crf(crf) }
    guard loops >= 1 else { throw .loops(loops) }
    self.crf = crf
    self.preset = preset
    self.loops = loops
  }

  /// Hard to tell from the source, in reasonable time, once.
  public static let standard = VideoSettings()

  private init() {
    crf = 18
    preset = .medium
    loops = 1
  }
}
