import Geometry
import SceneModel

/// How a kind of view looks: one type a kind.
protocol ViewLook {
  /// The box that the kind draws by itself, where the view says nothing else.
  func chrome(in context: DrawingContext) -> Chrome

  /// What stands between the background and the children, in the view's own coordinates.
  func contents(in bounds: Rect, context: DrawingContext) -> Draft
}

extension ViewLook {
  func chrome(in context: DrawingContext) -> Chrome { Chrome() }
}

/// A plain box: all that is seen of it is what every view has.
struct PlainLook: ViewLook {
  func contents(in bounds: Rect, context: DrawingContext) -> Draft { Draft() }
}

extension View {
  /// How the view's kind looks.
  var look: any ViewLook {
    switch kind {
    case .view: PlainLook()
    case .label(let label): LabelLook(label: label)
    case .textField(let field): TextFieldLook(field: field, tintColor: tintColor)
    case .button(let button): ButtonLook(button: button, tintColor: tintColor)
    case .segmentedControl(let control):
      switch control.style {
      case .ios7: OutlinedSegmentsLook(control: control, tintColor: tintColor)
      case .ios13: SlidingSegmentsLook(control: control)
      }
    case .toggle(let isOn): SwitchLook(isOn: isOn)
    case .image(let image): ImageLook(image: image)
    case .cutout: CutoutLook(frame: frame)
    case .navigationBar(let bar):
      NavigationBarLook(bar: bar, tintColor: tintColor, backgroundColor: backgroundColor)
    case .keyboard: KeyboardLook()
    }
  }
}
