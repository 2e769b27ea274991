import Geometry

extension DocumentOverrider {
  /// The document of a screenshot, whose values are the options'.
  func document(of screenshot: Screenshot) -> JSONNode {
    let rect = screenshot.rect
    let sides = [rect.minX, rect.minY, rect.width, rect.height]
    let picture = option("--screenshot \(screenshot.path)", paths: ["canvas.image", "canvas"])
    let part = option(
      "--rect \(sides.map(\.plain).joined(separator: ","))", paths: ["views[0].frame"])
    func object(_ members: [(String, JSONNode)], _ location: SourceLocation) -> JSONNode {
      JSONNode(
        value: .object(
          members.map { JSONMember(key: $0, keyLocation: location, value: $1) }),
        location: location)
    }
    func string(_ text: String, _ location: SourceLocation) -> JSONNode {
      JSONNode(value: .string(text), location: location)
    }
    func number(_ number: Double, _ location: SourceLocation) -> JSONNode {
      JSONNode(value: .number(number), location: location)
    }
    func array(_ elements: [JSONNode], _ location: SourceLocation) -> JSONNode {
      JSONNode(value: .array(elements), location: location)
    }

    var canvas = [("image", string(screenshot.path, picture))]
    if let scale = screenshot.scale {
      let location = option("--scale \(scale)", paths: ["canvas.scale"])
      canvas.append(("scale", number(Double(scale), location)))
    }
    let id = "cutout"
    let name = "shake"
    var cutout = [
      ("id", string(id, part)), ("type", string("cutout", part)),
      ("frame", object(zip(DocumentKeys.frame, sides).map { ($0, number($1, part)) }, part)),
    ]
    func add(_ key: String, _ label: String, _ value: (SourceLocation) -> JSONNode) {
      cutout.append((key, value(option("--\(key) \(label)", paths: ["views[0].\(key)"]))))
    }
    if let padding = screenshot.padding {
      add("padding", padding.plain) { number(padding, $0) }
    } else {
      cutout.append(("padding", number(4, part)))
    }
    if let plate = screenshot.plate {
      add("plate", plate) { string(plate, $0) }
    } else if let fill = screenshot.fill {
      add("fill", fill) { string(fill, $0) }
    } else {
      cutout.append(("fill", string("auto", part)))
    }
    let view = object(cutout, part)
    let shake = object(
      [("views", array([string(id, part)], part)), ("preset", string("AFViewShaker", part))], part)
    return object(
      [
        ("version", number(1, picture)), ("canvas", object(canvas, picture)),
        ("views", array([view], part)), ("shakes", object([(name, shake)], part)),
        ("timeline", Self.timeline(of: [name], part)),
      ], picture)
  }
}
