import Geometry
import Raster
import SceneModel

/// UIButton: a centred title, on a filled box for the newer styles, that answers to touches.
struct ButtonLook: ViewLook {
  let button: Button
  let tintColor: Color

  func chrome(in context: DrawingContext) -> Chrome {
    let metrics = context.metrics.button
    guard let fill = fill(context) else { return Chrome() }
    return Chrome(
      background: fill,
      backgroundFade: fade(.dims(to: metrics.touchedFillOpacity), context),
      cornerRadius: metrics.cornerRadius)
  }

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let metrics = context.metrics.button
    let inset = isFilled ? metrics.titleInset : 0
    let box = bounds.inset(dx: inset, dy: 0)
    func title(_ text: String) -> Draft {
      Draft([
        .items(context.line(text, button.font, titleColor(context), alignment: .center, in: box))
      ])
    }
    let low = touchedTitleOpacity(metrics)
    guard let highlighted = button.highlightedTitle,
      let shows = fade(.showsWhileTouched(opacity: low), context),
      let hides = fade(.hidesWhileTouched(returnsFrom: low), context)
    else {
      guard low < 1, let dims = fade(.dims(to: low), context) else { return title(button.title) }
      return Draft([layer(.title, title(button.title), dims, context)])
    }
    return Draft([
      layer(.title, title(button.title), hides, context),
      layer(.highlightedTitle, title(highlighted), shows, context),
    ])
  }

  private func layer(
    _ role: LayerRole, _ draft: Draft, _ fade: PressFade, _ context: DrawingContext
  ) -> DraftNode {
    .layer(
      LayerTemplate(id: context.firstLayerID + role.rawValue, draft, motion: .press(fade)))
  }

  /// How a part answers to touches; nil where nothing ever touches it.
  private func fade(_ role: PressFade.Role, _ context: DrawingContext) -> PressFade? {
    guard button.isEnabled, !context.touches.isEmpty else { return nil }
    return PressFade(
      role: role, touches: context.touches, fadeDuration: context.metrics.button.fadeDuration)
  }

  private var isFilled: Bool {
    switch button.style {
    case .system, .custom: false
    case .filled, .tinted, .gray: true
    }
  }

  private func fill(_ context: DrawingContext) -> Color? {
    guard isFilled else { return nil }
    guard button.isEnabled else { return context.color(.tertiarySystemFill) }
    switch button.style {
    case .system, .custom: return nil
    case .filled: return tintColor
    case .tinted: return tintColor.multipliedAlpha(by: context.metrics.button.tintedFillOpacity)
    case .gray: return context.color(.secondarySystemFill)
    }
  }

  private func titleColor(_ context: DrawingContext) -> Color {
    if let color = button.titleColor {
      return button.isEnabled
        ? color : color.multipliedAlpha(by: context.metrics.button.disabledTitleOpacity)
    }
    switch button.style {
    case .custom:
      return button.isEnabled
        ? .white : Color(white: 1, alpha: context.metrics.button.disabledTitleOpacity)
    case .filled: return button.isEnabled ? .white : context.color(.tertiaryLabel)
    case .system, .tinted, .gray:
      return button.isEnabled ? tintColor : context.color(.tertiaryLabel)
    }
  }

  private func touchedTitleOpacity(_ metrics: ButtonMetrics) -> Double {
    switch button.style {
    case .custom: 1
    case .system: metrics.touchedTitleOpacity
    case .filled, .tinted, .gray: metrics.touchedFillOpacity
    }
  }
}
