import Geometry
import Raster
import SceneModel

/// The box of a view: background, corners and border.
struct Chrome: Sendable {
  /// What fills the box; nil for nothing.
  var background: Color?
  /// How the background fades with touches; nil for not at all.
  var backgroundFade: PressFade?
  /// The corner radius.
  var cornerRadius = 0.0
  /// The border's width, inside the box.
  var borderWidth = 0.0
  /// The border's colour.
  var borderColor = Color.clear

  /// The box with what a view sets itself.
  func overridden(by view: View) -> Chrome {
    var chrome = self
    if let color = view.backgroundColor { chrome.background = color }
    if let radius = view.cornerRadius { chrome.cornerRadius = radius }
    if let width = view.borderWidth {
      chrome.borderWidth = width
      chrome.borderColor = view.borderColor
    }
    return chrome
  }

  /// The background of a box.
  func backgroundDraft(_ shape: BoxShape, context: DrawingContext) -> Draft {
    guard let background, background.alpha > 0 else { return Draft() }
    let items = Draft([.items([.fill(shape.path, background)])])
    guard let backgroundFade else { return items }
    return Draft([
      .layer(
        LayerTemplate(
          id: context.firstLayerID + LayerRole.background.rawValue, items,
          motion: .press(backgroundFade)))
    ])
  }

  /// The border of a box.
  func border(_ shape: BoxShape) -> [DisplayItem] {
    guard borderWidth > 0, borderColor.alpha > 0 else { return [] }
    return [.ring(shape, width: borderWidth, borderColor)]
  }
}
