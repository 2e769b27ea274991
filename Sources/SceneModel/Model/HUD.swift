public import Geometry
public import Raster

/// A progress HUD, as MBProgressHUD 1.2.0 draws it.
public struct HUD: Hashable, Sendable {
  /// What stands above the labels.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case text
    /// An icon.
    case customView
    /// A turning activity indicator.
    case indeterminate
  }

  /// The blur behind the bezel.
  public enum BlurEffectStyle: String, Hashable, Sendable, CaseIterable {
    /// Nearly white.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// The material of iOS 13.
    case systemThickMaterial
    /// No blur: the bezel's colour alone.
    case none
  }

  /// What a custom view shows.
  public enum Icon: String, Hashable, Sendable, CaseIterable {
    /// A check mark.
    case checkmark
    /// A cross.
    case cross
  }

  /// How it comes and goes.
  public enum Animation: String, Hashable, Sendable, CaseIterable {
    /// Opacity alone.
    case fade
    /// In from half its size, out to half its size.
    case zoom
    /// From half its size.
    case zoomIn
    /// From one and a half times its size.
    case zoomOut
    /// At once.
    case none
  }

  /// What stands above the labels.
  public var mode: Mode
  /// The bold 16 line; empty for none.
  public var label: String
  /// The bold 12 lines; empty for none.
  public var detailsLabel: String
  /// The colour of labels and icon.
  public var textColor: Color
  /// The blur behind the bezel.
  public var blurEffectStyle: BlurEffectStyle
  /// The bezel's colour over the blur; nil for the style's own.
  public var bezelColor: Color?
  /// The inner padding and least distance from the edges, in points; 20 by default.
  public var margin: Double
  /// How far from the middle, in points; ±1e6 pushes it to an edge.
  public var offset: Point
  /// The least size of the bezel, in points.
  public var minSize: Size
  /// Whether width and height are the same.
  public var isSquare: Bool
  /// The icon of a custom view.
  public var icon: Icon
  /// How it comes and goes.
  public var animation: Animation
  /// Seconds from its start until it begins to hide; nil to stay.
  public var hideAfter: Double?

  /// A HUD; what is not given is MBProgressHUD's default.
  public init(
    mode: Mode = .indeterminate, label: String = "", detailsLabel: String = "",
    textColor: Color = Color(white: 0, alpha: 0.7),
    blurEffectStyle: BlurEffectStyle = .systemThickMaterial,
    bezelColor: Color? = nil, margin: Double = 20, offset: Point = .zero, minSize: Size = .zero,
    isSquare: Bool = false, icon: Icon = .checkmark, animation: Animation = .fade,
    hideAfter: Double? = nil
  ) {
    self.mode = mode
    self.label = label
    self.detailsLabel = detailsLabel
    self.textColor = textColor
    self.blurEffectStyle = blurEffectStyle
    self.bezelColor = bezelColor
    self.margin = margin
    self.offset = offset
    self.minSize = minSize
    self.isSquare = isSquare
    self.icon = icon
    self.animation = animation
    self.hideAfter = hideAfter
  }

  /// How long showing and hiding take, each, in seconds; 0 without animation.
  public var transitionDuration: Double { animation == .none ? 0 : 0.3 }
}
