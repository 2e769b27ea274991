import Geometry
import Raster

extension DocumentChecker {
  /// A progress HUD with MBProgressHUD's defaults.
  func hud(_ value: DocumentValue) -> HUD {
    guard let object = value.object(KeySet(DocumentKeys.hud)) else { return HUD() }
    let label = SystemColor.label.color(in: appearance)
    return HUD(
      mode: object["mode"]?.word(HUD.Mode.self) ?? .indeterminate,
      label: object["label"]?.string() ?? "",
      detailsLabel: object["detailsLabel"]?.string() ?? "",
      textColor: object["textColor"]?.color() ?? label.multipliedAlpha(by: 0.7),
      blurEffectStyle: object["blurEffectStyle"]?.word(HUD.BlurEffectStyle.self)
        ?? .systemThickMaterial,
      bezelColor: object["bezelColor"]?.color(),
      margin: object["margin"]?.number(.notNegative) ?? 20,
      offset: object["offset"]?.point() ?? .zero,
      minSize: object["minSize"]?.size(.notNegative) ?? .zero,
      isSquare: object["square"]?.bool() ?? false,
      icon: object["icon"]?.word(HUD.Icon.self) ?? .checkmark,
      animation: object["animation"]?.word(HUD.Animation.self) ?? .fade,
      hideAfter: object["hideAfter"]?.number(.positive(upTo: Self.maximumDuration)))
  }

  /// An alert; one button, OK, by default.
  func alert(_ value: DocumentValue) -> Alert {
    guard let object = value.object(KeySet(DocumentKeys.alert)) else { return Alert(title: "") }
    let buttons = object["buttons"].flatMap { value -> [String]? in
      guard let elements = value.array() else { return nil }
      let most = 10
      if elements.count > most {
        value.error("needs at most \(most) titles, got \(elements.count)")
        return nil
      }
      return elements.map { $0.string() ?? "" }
    }
    return Alert(
      title: object["title"]?.string() ?? "", message: object["message"]?.string() ?? "",
      buttons: buttons ?? ["OK"],
      hideAfter: object["hideAfter"]?.number(.positive(upTo: Self.maximumDuration)))
  }
}
