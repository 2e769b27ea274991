public import Geometry
public import Raster

/// The screen that the views stand on.
public struct Canvas: Hashable, Sendable {
  /// Whose colours apply.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Light mode.
    case light
    /// Dark mode.
    case dark
  }

  /// How the status bar is drawn.
  public enum StatusBar: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// Black time and battery.
    case dark
    /// White time and battery.
    case light
  }

  /// The size in points.
  public var size: Size
  /// Device pixels a point: 1, 2 or 3 in a document; `--scale` may give another whole number.
  public var scale: Int
  /// Light or dark.
  public var appearance: Appearance
  /// What is behind everything; may be clear.
  public var backgroundColor: Color
  /// The status bar.
  public var statusBar: StatusBar
  /// Whether a device's rim is drawn over the picture's edge and its corners are cut.
  public var hasBezel: Bool
  /// The height of the status bar's area, in points: 20, or a notch phone's top safe area.
  public var safeAreaTop: Double
  /// The home indicator's area, in points.
  public var safeAreaBottom: Double
  /// The screen's corner radius in points (continuous corners); 0 for square ones.
  public var screenCornerRadius: Double
  /// The screenshot to draw first, over the whole canvas.
  public var image: Pixmap?

  /// A canvas from its resolved parts.
  public init(
    size: Size, scale: Int, appearance: Appearance = .light, backgroundColor: Color = .white,
    statusBar: StatusBar = .none, hasBezel: Bool = false, safeAreaTop: Double = 20,
    safeAreaBottom: Double = 0, screenCornerRadius: Double = 0, image: Pixmap? = nil
  ) {
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.backgroundColor = backgroundColor
    self.statusBar = statusBar
    self.hasBezel = hasBezel
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
    self.screenCornerRadius = screenCornerRadius
    self.image = image
  }

  /// The columns of a frame, in device pixels; 1 or more.
  public var pixelWidth: Int { pixels(size.width) }
  /// The rows of a frame, in device pixels; 1 or more.
  public var pixelHeight: Int { pixels(size.height) }

  /// The whole pixels that a length covers. The millionth keeps a picture's own size, which was
  /// divided by the scale and may come back a rounding error too large.
  private func pixels(_ points: Double) -> Int {
    Int(min(max((points * Double(scale) - 1e-6).rounded(.up), 1), 1e9))
  }
}
