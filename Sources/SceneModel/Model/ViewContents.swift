public import Raster

/// How text stands between the left and right edges.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// By the text's own direction.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// The weight and size of text; the family is the system's.
public struct FontStyle: Hashable, Sendable {
  /// The weights that documents name.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// OpenType weight 100.
    case thin
    /// OpenType weight 300.
    case light
    /// OpenType weight 400.
    case regular
    /// OpenType weight 500.
    case medium
    /// OpenType weight 600.
    case semibold
    /// OpenType weight 700.
    case bold
    /// OpenType weight 800.
    case heavy
  }

  /// How bold.
  public var weight: Weight
  /// The size in points; above 0.
  public var size: Double

  /// A weight and a size in points.
  public init(_ weight: Weight, _ size: Double) {
    self.weight = weight
    self.size = size
  }
}

/// What a label has.
public struct Label: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Their font; regular 17 by default.
  public var font: FontStyle
  /// Their colour.
  public var textColor: Color
  /// Where they stand.
  public var textAlignment: TextAlignment
  /// The most lines; 0 for as many as it takes.
  public var lines: Int

  /// A label's contents.
  public init(
    text: String, font: FontStyle = FontStyle(.regular, 17), textColor: Color = .black,
    textAlignment: TextAlignment = .natural, lines: Int = 1
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.lines = lines
  }
}

/// What a text field has.
public struct TextField: Hashable, Sendable {
  /// The frame that UIKit draws around a field.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// None, and no inset of the text.
    case none
    /// A thin line.
    case line
    /// An inset bezel.
    case bezel
    /// The rounded rectangle that most fields have.
    case roundedRect
  }

  /// What was typed.
  public var text: String
  /// What shows while nothing is typed.
  public var placeholder: String
  /// Whether dots stand for the text.
  public var isSecure: Bool
  /// Whether the caret shows.
  public var isFocused: Bool
  /// Whether it can be typed in.
  public var isEnabled: Bool
  /// The font of text and placeholder; regular 17 by default.
  public var font: FontStyle
  /// The colour of the text.
  public var textColor: Color
  /// Where the text stands.
  public var textAlignment: TextAlignment
  /// The field's frame.
  public var borderStyle: BorderStyle

  /// A text field's contents.
  public init(
    text: String = "", placeholder: String = "", isSecure: Bool = false, isFocused: Bool = false,
    isEnabled: Bool = true, font: FontStyle = FontStyle(.regular, 17), textColor: Color = .black,
    textAlignment: TextAlignment = .natural, borderStyle: BorderStyle = .none
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.isFocused = isFocused
    self.isEnabled = isEnabled
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.borderStyle = borderStyle
  }
}

/// What a button has.
public struct Button: Hashable, Sendable {
  /// The looks a button can have.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The title in the tint colour; it dims while touched.
    case system
    /// A bare title, which does not dim.
    case custom
    /// White title on the tint colour.
    case filled
    /// Tint title on a light tint.
    case tinted
    /// Tint title on grey.
    case gray
  }

  /// The look.
  public var style: Style
  /// The title.
  public var title: String
  /// The title while touched; nil for the same.
  public var highlightedTitle: String?
  /// The title's colour; nil for the style's own.
  public var titleColor: Color?
  /// The title's font; regular 18 by default.
  public var font: FontStyle
  /// Whether it can be touched; a disabled one is dimmed.
  public var isEnabled: Bool

  /// A button's contents.
  public init(
    style: Style = .system, title: String = "", highlightedTitle: String? = nil,
    titleColor: Color? = nil, font: FontStyle = FontStyle(.regular, 18), isEnabled: Bool = true
  ) {
    self.style = style
    self.title = title
    self.highlightedTitle = highlightedTitle
    self.titleColor = titleColor
    self.font = font
    self.isEnabled = isEnabled
  }
}

/// What a segmented control has.
public struct SegmentedControl: Hashable, Sendable {
  /// The looks it can have.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A tint outline, the selected segment filled.
    case ios7
    /// A grey track with a white thumb.
    case ios13
  }

  /// The look.
  public var style: Style
  /// The titles, left to right; at least one.
  public var segments: [String]
  /// Which one is selected; -1 for none.
  public var selectedIndex: Int

  /// A segmented control's contents.
  public init(style: Style = .ios13, segments: [String], selectedIndex: Int = -1) {
    self.style = style
    self.segments = segments
    self.selectedIndex = selectedIndex
  }
}

/// What an image view has.
public struct ImageView: Hashable, Sendable {
  /// How the picture fits its box, as `UIView.ContentMode`.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the box.
    case scaleToFill
    /// As large as fits inside.
    case aspectFit
    /// As small as covers the box; the rest is cut only with `masksToBounds`.
    case aspectFill
    /// In the middle at its own size, one picture pixel a device pixel.
    case center
  }

  /// The picture.
  public var image: Pixmap
  /// How it fits.
  public var contentMode: ContentMode

  /// An image view's contents.
  public init(image: Pixmap, contentMode: ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }
}

/// What a cutout has: a rectangle of the canvas's screenshot that moves, and what fills its hole.
public struct Cutout: Hashable, Sendable {
  /// What is seen where the piece was.
  public enum Fill: Hashable, Sendable {
    /// The surroundings, interpolated across the hole: along rows, or along columns when the
    /// piece moves vertically.
    case automatic
    /// One colour.
    case color(Color)
    /// The same place of another picture of the canvas's pixel size, without the piece.
    case plate(Pixmap)
  }

  /// How far around the frame the hole is filled, in points.
  public var padding: Double
  /// The hole's filling.
  public var fill: Fill

  /// A cutout's contents.
  public init(padding: Double = 0, fill: Fill = .automatic) {
    self.padding = padding
    self.fill = fill
  }
}

/// What a navigation bar has.
public struct NavigationBar: Hashable, Sendable {
  /// The title.
  public var title: String
  /// Whether the title stands large below the bar.
  public var hasLargeTitle: Bool
  /// The back button's title; nil for no back button.
  public var backTitle: String?

  /// A navigation bar's contents.
  public init(title: String = "", hasLargeTitle: Bool = false, backTitle: String? = nil) {
    self.title = title
    self.hasLargeTitle = hasLargeTitle
    self.backTitle = backTitle
  }
}
