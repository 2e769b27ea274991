import Geometry
import Raster
import ShakeEngine

extension DocumentChecker {
  /// Reads what every view has, whatever its type.
  func applyLayer(of object: ObjectReader, to view: inout View) {
    view.isHidden = object["hidden"]?.bool() ?? false
    if let transform = object["transform"] { view.pose = pose(transform) }
    view.pose.opacity = object["alpha"]?.number(.unit) ?? 1
    view.anchorPoint = object["anchorPoint"]?.point() ?? view.anchorPoint
    view.backgroundColor = object["backgroundColor"]?.color()
    view.cornerRadius = object["cornerRadius"]?.number(.notNegative)
    view.cornerCurve = object["cornerCurve"]?.word(CornerCurve.self) ?? .circular
    view.borderWidth = object["borderWidth"]?.number(.notNegative)
    view.borderColor = object["borderColor"]?.color() ?? .black
    view.shadow = object["shadow"].flatMap(shadow)
    view.masksToBounds = object["masksToBounds"]?.bool() ?? false
  }

  private func pose(_ value: DocumentValue) -> Pose {
    guard let object = value.object(KeySet(DocumentKeys.transform)) else { return .identity }
    var pose = Pose.identity
    if let translation = object["translation"]?.point() {
      pose.x = translation.x
      pose.y = translation.y
    }
    if let scale = object["scale"] {
      let rule = NumberRule.range(-1000...1000)
      let factors =
        scale.node.elements == nil
        ? scale.number(rule).map { Point(x: $0, y: $0) } : scale.point(rule)
      pose.scaleX = factors?.x ?? 1
      pose.scaleY = factors?.y ?? 1
    }
    pose.rotation = (object["rotation"]?.number() ?? 0).radians
    pose.skew = (object["skew"]?.number(.range(-89...89)) ?? 0).radians
    for key in ["rotation", "skew"] { warnAboutRadians([object[key]].compactMap(\.self)) }
    return pose
  }

  /// A shadow with `CALayer`'s defaults, by which it is invisible without an opacity.
  private func shadow(_ value: DocumentValue) -> Shadow? {
    guard let object = value.object(KeySet(DocumentKeys.shadow)) else { return nil }
    let color = object["color"]?.color() ?? .black
    let opacity = object["opacity"]?.number(.unit) ?? 0
    let radius = object["radius"]?.number(.notNegative(upTo: 1000)) ?? 3
    let offset = object["offset"]?.point() ?? Point(x: 0, y: -3)
    if !object.mentions("opacity") {
      value.warn("shadow has no effect without an opacity (it is 0 by default, as a CALayer's)")
    }
    guard opacity > 0 else { return nil }
    return Shadow(color: color.multipliedAlpha(by: opacity), radius: radius, offset: offset)
  }
}
