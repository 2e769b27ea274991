import ShakeEngine

/// Every key of a scene document, by the object that takes it.
package enum DocumentKeys {
  package static let document = [
    "$schema", "version", "canvas", "views", "shakes", "timeline", "golden",
  ]

  package static let canvas = [
    "device", "size", "image", "scale", "appearance", "backgroundColor", "statusBar", "bezel",
  ]

  package static let view = [
    "id", "type", "frame", "hidden", "alpha", "transform", "anchorPoint", "backgroundColor",
    "tintColor", "cornerRadius", "cornerCurve", "borderWidth", "borderColor", "shadow",
    "masksToBounds", "children",
  ]

  /// What each type of view takes beside the common keys.
  package static let viewKinds: [(name: String, keys: [String])] = [
    ("view", []),
    ("label", ["text", "font", "textColor", "textAlignment", "lines"]),
    (
      "textField",
      [
        "text", "placeholder", "secure", "focused", "enabled", "font", "textColor",
        "textAlignment", "borderStyle",
      ]
    ),
    ("button", ["style", "title", "highlightedTitle", "titleColor", "font", "enabled"]),
    ("segmentedControl", ["style", "segments", "selectedIndex"]),
    ("switch", ["on"]),
    ("image", ["source", "contentMode"]),
    ("cutout", ["padding", "fill", "plate"]),
    ("navigationBar", ["title", "largeTitle", "backTitle"]),
    ("keyboard", []),
  ]

  package static let frame = ["x", "y", "width", "height"]
  package static let shadow = ["color", "opacity", "radius", "offset"]
  package static let transform = ["translation", "scale", "rotation", "skew"]

  package static let shake = ["views", "preset", "keyframes"]

  /// What each kind of shake takes beside the common keys.
  package static let shakeKinds: [(name: String, keys: [String])] = [
    ("AFViewShaker", ["duration", "bookkeeping"]),
    ("QHLShakes", ["times", "speed", "range", "direction", "exactCount"]),
    (
      "keyframes",
      ["duration", "repeatCount", "autoreverses", "speed", "timeOffset", "delay", "fillMode"]
    ),
  ]

  /// The presets: the kinds of shake that have a name.
  package static let presets = PresetCatalog.all.map(\.name)

  package static let keyframes = [
    "keyPath", "values", "keyTimes", "calculationMode", "timingFunction", "timingFunctions",
    "tensionValues", "continuityValues", "biasValues", "additive", "cumulative",
  ]

  /// The key paths that move x and y at once: their values are points.
  package static let translationKeyPaths = ["transform.translation", "translation"]

  /// Every key path of keyframes in Core Animation's spelling.
  package static let keyPaths = [
    "transform.translation.x", "transform.translation.y", "transform.translation",
    "transform.rotation", "transform.rotation.z", "transform.scale", "transform.scale.x",
    "transform.scale.y", "transform.skew", "transform.skew.x", "opacity",
  ]

  /// The same without `transform.`, which may be left out.
  package static let shortKeyPaths = keyPaths.filter { $0 != "opacity" }.map {
    String($0.dropFirst("transform.".count))
  }

  package static let event = ["id", "at", "after", "delay"]

  /// What each verb of the timeline takes beside the common keys.
  package static let verbs: [(name: String, keys: [String])] = [
    ("wait", []), ("touch", ["duration"]), ("shake", ["policy"]), ("set", []), ("hud", []),
    ("alert", []),
  ]

  package static let hud = [
    "mode", "label", "detailsLabel", "textColor", "blurEffectStyle", "bezelColor", "margin",
    "offset", "minSize", "square", "icon", "animation", "hideAfter",
  ]

  package static let alert = ["title", "message", "buttons", "hideAfter"]

  package static let golden = ["fps", "frames", "scale", "views", "masks", "curve", "pixels"]
  package static let goldenCurve = ["px", "ms"]
  package static let goldenPixels = ["channel", "yiq", "count", "ratio", "ignoreAntialiasing"]
}
