/// A parameter of shakes on the command line.
private struct ShakeParameter {
  var key: String
  var label: String
  var value: JSONValue
  /// The kinds of shake that have it.
  var kinds: [String]
}

extension DocumentOverrider {
  /// The seconds of rest before and after a shake that is the whole timeline.
  static let restBefore = 0.3
  static let restAfter = 0.4

  /// Applies `--shake`, `--view` and the shakes' parameters.
  func shake(_ root: inout JSONNode) {
    guard overrides.shake != nil || !overrides.views.isEmpty || !parameters.isEmpty else { return }
    let existing = root.member("shakes")?.members?.map(\.key) ?? []
    guard let targets = targets(existing, in: &root) else { return }
    if !overrides.views.isEmpty {
      for name in targets { setViews(of: name, in: &root) }
    }
    for parameter in parameters { set(parameter, of: targets, in: &root) }
  }

  /// The shakes that views and parameters are for, after `--shake` was applied; nil after an error.
  private func targets(_ existing: [String], in root: inout JSONNode) -> [String]? {
    guard let wanted = overrides.shake else {
      if !existing.isEmpty { return existing }
      if let view = overrides.views.first {
        return newShake("AFViewShaker", option("--view \(view)"), in: &root)
      }
      let label = parameters[0].label
      checker.error("the scene has no shake; name one with --shake", at: option(label), path: "")
      return nil
    }
    let location = option("--shake \(wanted)")
    if existing.contains(wanted) {
      setTimeline(wanted, location, in: &root)
      return [wanted]
    }
    let preset = DocumentKeys.presets.first { $0.lowercased() == wanted.lowercased() }
    guard let preset else {
      let hint = checker.hint(for: wanted, among: existing + DocumentKeys.presets)
      let own = existing.isEmpty ? "" : "the scene's shakes are \(existing.joinedAsWords), "
      checker.error(
        "no shake or preset is named \(wanted.quoted)\(hint); "
          + "\(own)the presets \(DocumentKeys.presets.joinedAsWords)", at: location, path: "")
      return nil
    }
    if existing.isEmpty { return newShake(preset, location, in: &root) }
    for name in existing { setPreset(preset, of: name, location, in: &root) }
    return existing
  }

  /// A shake for a scene that has none: of the views that options name, or of all cutouts.
  private func newShake(
    _ preset: String, _ location: SourceLocation, in root: inout JSONNode
  ) -> [String]? {
    let cutouts = root.member("views")?.cutoutIDs ?? []
    if overrides.views.isEmpty, cutouts.isEmpty {
      checker.error(
        "the scene has no shake; name the views to shake with --view", at: location, path: "")
      return nil
    }
    let views = cutouts.map { JSONNode(value: .string($0), location: location) }
    let name = "shake"
    put(
      JSONNode(value: .array(views), location: location),
      [.key("shakes"), .key(name), .key("views")], in: &root)
    put(
      JSONNode(value: .string(preset), location: location),
      [.key("shakes"), .key(name), .key("preset")], in: &root)
    setTimeline(name, location, in: &root)
    return [name]
  }

  /// Gives a shake another motion; its views stay.
  private func setPreset(
    _ preset: String, of name: String, _ location: SourceLocation, in root: inout JSONNode
  ) {
    let views = root.member("shakes")?.member(name)?.members?.filter { $0.key == "views" } ?? []
    let word = JSONNode(value: .string(preset), location: location)
    let member = JSONMember(key: "preset", keyLocation: location, value: word)
    put(
      JSONNode(value: .object(views + [member]), location: location),
      [.key("shakes"), .key(name)], in: &root)
  }

  private func setTimeline(_ name: String, _ location: SourceLocation, in root: inout JSONNode) {
    let timeline = Self.timeline(of: [name], location)
    put(timeline, [.key("timeline")], in: &root)
  }

  /// A timeline of shakes in a row, with a rest before and after.
  static func timeline(of shakes: [String], _ location: SourceLocation) -> JSONNode {
    func event(_ key: String, _ value: JSONValue) -> JSONNode {
      let node = JSONNode(value: value, location: location)
      return JSONNode(
        value: .object([JSONMember(key: key, keyLocation: location, value: node)]),
        location: location)
    }
    let events =
      [event("wait", .number(restBefore))] + shakes.map { event("shake", .string($0)) }
      + [event("wait", .number(restAfter))]
    return JSONNode(value: .array(events), location: location)
  }

  private func setViews(of name: String, in root: inout JSONNode) {
    let views = overrides.views.enumerated().map { index, id in
      let path = "shakes.\(name).views[\(index)]"
      return JSONNode(value: .string(id), location: option("--view \(id)", paths: [path]))
    }
    put(
      JSONNode(value: .array(views), location: views[0].location),
      [.key("shakes"), .key(name), .key("views")], in: &root)
  }

  private func set(
    _ parameter: ShakeParameter, of targets: [String], in root: inout JSONNode
  ) {
    let location = option(
      parameter.label, paths: Set(targets.map { "shakes.\($0).\(parameter.key)" }))
    let kinds = targets.map { name -> String? in
      let shake = root.member("shakes")?.member(name)
      return shake?.member("preset")?.text
        ?? (shake?.member("keyframes") == nil ? nil : "keyframes")
    }
    let fitting = zip(targets, kinds).filter { $1.map(parameter.kinds.contains) ?? false }
    for (name, _) in fitting {
      put(
        JSONNode(value: parameter.value, location: location),
        [.key("shakes"), .key(name), .key(parameter.key)], in: &root)
    }
    if fitting.isEmpty {
      let found = Set(kinds.compactMap(\.self)).sorted().joinedAsWords
      checker.error(
        "applies to none of the shakes (\(found)); it belongs to \(parameter.kinds.joinedAsWords)",
        at: location, path: "")
    }
  }

  private var parameters: [ShakeParameter] {
    let qhl = ["QHLShakes"]
    func number(_ key: String, _ value: Double?, _ kinds: [String]) -> ShakeParameter? {
      value.map {
        ShakeParameter(key: key, label: "--\(key) \($0.plain)", value: .number($0), kinds: kinds)
      }
    }
    let direction = overrides.direction.map {
      ShakeParameter(key: "direction", label: "--direction \($0)", value: .string($0), kinds: qhl)
    }
    let exactCount = overrides.exactCount.map {
      ShakeParameter(key: "exactCount", label: "--exact-count", value: .bool($0), kinds: qhl)
    }
    return [
      number("duration", overrides.duration, ["AFViewShaker", "keyframes"]),
      number("times", overrides.times.map(Double.init), qhl),
      number("speed", overrides.speed, qhl), number("range", overrides.range, qhl),
      direction, exactCount,
    ].compactMap(\.self)
  }
}

extension JSONNode {
  /// The ids of the cutouts in a list of views and inside them.
  fileprivate var cutoutIDs: [String] {
    (elements ?? []).flatMap { view -> [String] in
      let own = view.member("type")?.text == "cutout" ? view.member("id")?.text : nil
      return (own.map { [$0] } ?? []) + (view.member("children")?.cutoutIDs ?? [])
    }
  }
}
