public import Geometry
public import Raster
public import ShakeEngine

/// A view: what all kinds have in common, and its kind.
public struct View: Hashable, Sendable {
  /// The name that shakes and events use; nil for a view that nothing names.
  public var id: String?
  /// What it is, with what only that kind has.
  public var kind: Kind
  /// The box in the parent's coordinates, in points, before `transform`.
  public var frame: Rect
  /// Whether it and its children are left out.
  public var isHidden: Bool
  /// The view's own transform and opacity (`alpha`), at rest.
  public var pose: Pose
  /// The point of the box that the transform is about, as a share of its size; (.5, .5) by default.
  public var anchorPoint: Point
  /// What fills the box, rounded by the corner radius; nil for what the kind itself draws.
  public var backgroundColor: Color?
  /// The colour of what can be touched.
  public var tintColor: Color
  /// The corner radius in points; nil for what the kind itself has.
  public var cornerRadius: Double?
  /// How the corners bend.
  public var cornerCurve: CornerCurve
  /// The border's width in points, drawn inside the box above the children; nil for the kind's own.
  public var borderWidth: Double?
  /// The border's colour.
  public var borderColor: Color
  /// The shadow under the view.
  public var shadow: Shadow?
  /// Whether contents and children are cut to the rounded box.
  public var masksToBounds: Bool
  /// The views inside, in painting order, in this view's coordinates.
  public var children: [View]

  /// A view of a kind, with UIKit's defaults.
  public init(
    id: String? = nil, kind: Kind, frame: Rect, isHidden: Bool = false, pose: Pose = .identity,
    anchorPoint: Point = Point(x: 0.5, y: 0.5), backgroundColor: Color? = nil,
    tintColor: Color = Color(hex: 0x007AFF), cornerRadius: Double? = nil,
    cornerCurve: CornerCurve = .circular, borderWidth: Double? = nil,
    borderColor: Color = .black, shadow: Shadow? = nil, masksToBounds: Bool = false,
    children: [View] = []
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.isHidden = isHidden
    self.pose = pose
    self.anchorPoint = anchorPoint
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.shadow = shadow
    self.masksToBounds = masksToBounds
    self.children = children
  }
}

extension View {
  /// The kinds of view, each with what only it has.
  public enum Kind: Hashable, Sendable {
    /// A plain box.
    case view
    /// Lines of text.
    case label(Label)
    /// A field to type in.
    case textField(TextField)
    /// A button.
    case button(Button)
    /// A row of segments, one selected.
    case segmentedControl(SegmentedControl)
    /// A switch.
    case toggle(isOn: Bool)
    /// A picture.
    case image(ImageView)
    /// A piece lifted out of the canvas's screenshot.
    case cutout(Cutout)
    /// A bar with a title, under the status bar.
    case navigationBar(NavigationBar)
    /// The on-screen keyboard, at the canvas's bottom.
    case keyboard
  }
}

/// A layer's shadow, as `CALayer` has it.
public struct Shadow: Hashable, Sendable {
  /// The colour, its alpha already multiplied by the shadow's opacity.
  public var color: Color
  /// The Gaussian's standard deviation, in points (what Core Animation calls `shadowRadius`).
  public var radius: Double
  /// How far the shadow is moved, in points.
  public var offset: Point

  /// A shadow.
  public init(color: Color, radius: Double, offset: Point) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
