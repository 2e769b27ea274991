import Raster

extension DocumentChecker {
  /// What a view of a type has beside the common keys.
  func kind(_ type: String, _ object: ObjectReader, on canvas: Canvas) -> View.Kind {
    switch type {
    case "label": .label(label(object))
    case "textField": .textField(textField(object))
    case "button": .button(button(object))
    case "segmentedControl": segmentedControl(object)
    case "switch": .toggle(isOn: object["on"]?.bool() ?? false)
    case "image": imageView(object)
    case "cutout": cutout(object, on: canvas)
    case "navigationBar": .navigationBar(navigationBar(object))
    case "keyboard": .keyboard
    default: .view
    }
  }

  private var labelColor: Color { SystemColor.label.color(in: appearance) }

  private func label(_ object: ObjectReader) -> Label {
    Label(
      text: object["text"]?.string() ?? "",
      font: object["font"]?.font() ?? FontStyle(.regular, 17),
      textColor: object["textColor"]?.color() ?? labelColor,
      textAlignment: object["textAlignment"]?.word(TextAlignment.self) ?? .natural,
      lines: object["lines"]?.integer(in: 0...10_000) ?? 1)
  }

  private func textField(_ object: ObjectReader) -> TextField {
    TextField(
      text: object["text"]?.string() ?? "",
      placeholder: object["placeholder"]?.string() ?? "",
      isSecure: object["secure"]?.bool() ?? false,
      isFocused: object["focused"]?.bool() ?? false,
      isEnabled: object["enabled"]?.bool() ?? true,
      font: object["font"]?.font() ?? FontStyle(.regular, 17),
      textColor: object["textColor"]?.color() ?? labelColor,
      textAlignment: object["textAlignment"]?.word(TextAlignment.self) ?? .natural,
      borderStyle: object["borderStyle"]?.word(TextField.BorderStyle.self) ?? .none)
  }

  private func button(_ object: ObjectReader) -> Button {
    Button(
      style: object["style"]?.word(Button.Style.self) ?? .system,
      title: object["title"]?.string() ?? "",
      highlightedTitle: object["highlightedTitle"]?.string(),
      titleColor: object["titleColor"]?.color(),
      font: object["font"]?.font() ?? FontStyle(.regular, 18),
      isEnabled: object["enabled"]?.bool() ?? true)
  }

  private func segmentedControl(_ object: ObjectReader) -> View.Kind {
    let style = object["style"]?.word(SegmentedControl.Style.self) ?? .ios13
    let list = object.required("segments")
    var segments = list?.array()?.map { $0.string() ?? "" } ?? []
    let most = 100
    if let list, list.node.elements != nil, !(1...most).contains(segments.count) {
      list.error("needs 1 to \(most) titles, got \(segments.count)")
    }
    segments = Array(segments.prefix(most))
    let last = max(segments.count - 1, 0)
    let selected = object["selectedIndex"]?.integer(in: -1...last) ?? -1
    return .segmentedControl(
      SegmentedControl(style: style, segments: segments, selectedIndex: selected))
  }

  private func imageView(_ object: ObjectReader) -> View.Kind {
    let mode = object["contentMode"]?.word(ImageView.ContentMode.self) ?? .scaleToFill
    guard let image = object.required("source")?.image() else { return .view }
    return .image(ImageView(image: image, contentMode: mode))
  }

  private func navigationBar(_ object: ObjectReader) -> NavigationBar {
    NavigationBar(
      title: object["title"]?.string() ?? "",
      hasLargeTitle: object["largeTitle"]?.bool() ?? false,
      backTitle: object["backTitle"]?.string())
  }
}
