/// Changes a document's values as the command line asks, before they are checked.
struct DocumentOverrider {
  let overrides: SceneOverrides
  let checker: DocumentChecker

  /// The document with all overrides.
  func apply(to root: JSONNode) -> JSONNode {
    guard root.members != nil else { return root }
    var root = root
    for assignment in overrides.assignments { assign(assignment, in: &root) }
    shake(&root)
    if let scale = overrides.scale { setScale(scale, in: &root) }
    return root
  }

  /// Registers an option, and gives its location.
  func option(_ label: String, paths: Set<String> = []) -> SourceLocation {
    checker.options.append(SourceOption(label: label.onOneLine, paths: paths))
    return .option(checker.options.count - 1)
  }

  private func setScale(_ scale: Int, in root: inout JSONNode) {
    guard root.member("canvas")?.members != nil else { return }
    let location = option("--scale \(scale)", paths: ["canvas.scale", "canvas"])
    let value = JSONNode(value: .number(Double(scale)), location: location)
    put(value, [.key("canvas"), .key("scale")], in: &root)
  }

  private func assign(_ assignment: SceneOverrides.Assignment, in root: inout JSONNode) {
    let location = option("--set \(assignment.key)=\(assignment.value)")
    guard let path = path(assignment.key, in: root, location) else { return }
    if case .option(let index) = location {
      checker.options[index].paths = [path.description]
    }
    let parsed = (try? JSON5Parser.parse(Array(assignment.value.utf8)))?.relocated(to: location)
    var value = parsed ?? JSONNode(value: .string(assignment.value), location: location)
    value.typed = assignment.value
    put(value, path.steps, in: &root)
  }

  /// Puts a value at a place; reports why it cannot be.
  func put(_ value: JSONNode, _ steps: [DocumentPath.Step], in root: inout JSONNode) {
    do {
      try root.put(value, at: steps[...], below: DocumentPath([]))
    } catch {
      checker.error(error.message, at: value.location, path: "")
    }
  }

  /// The path that a key means: its own, or that of the view whose id it names.
  private func path(
    _ key: String, in root: JSONNode, _ location: SourceLocation
  ) -> DocumentPath? {
    let views = DocumentPath([.key("views")])
    guard key.hasPrefix("views.") else {
      if let path = DocumentPath(parsing: key) { return path }
      checker.error(
        "\(key.quoted) is not a path; write it as views[2].frame.width", at: location, path: "")
      return nil
    }
    // An id may have points in it: the longest one that fits is meant.
    let rest = key.dropFirst("views.".count)
    let known = root.member("views")?.viewPaths(below: views) ?? []
    let fitting = known.filter {
      rest == $0.id || rest.hasPrefix($0.id + ".") || rest.hasPrefix($0.id + "[")
    }
    guard let view = fitting.max(by: { $0.id.count < $1.id.count }) else {
      let id = String(rest.prefix { $0 != "." && $0 != "[" })
      let hint = checker.hint(for: id, among: known.map(\.id), orBeginnings: true)
      checker.error("no view has the id \(id.quoted)\(hint)", at: location, path: "")
      return nil
    }
    let tail = rest.dropFirst(view.id.count)
    if tail.isEmpty { return view.path }
    guard let inner = DocumentPath(parsing: "views" + tail) else {
      checker.error(
        "\(key.quoted) is not a path; write it as views.\(view.id).text", at: location, path: "")
      return nil
    }
    return DocumentPath(view.path.steps + inner.steps.dropFirst())
  }
}

extension JSONNode {
  /// The same value as if an option had given it.
  func relocated(to location: SourceLocation) -> JSONNode {
    var copy = self
    copy.location = location
    switch value {
    case .array(let elements): copy.value = .array(elements.map { $0.relocated(to: location) })
    case .object(let members):
      copy.value = .object(
        members.map {
          JSONMember(
            key: $0.key, keyLocation: location, value: $0.value.relocated(to: location))
        })
    default: break
    }
    return copy
  }
}

extension String {
  /// The text without line breaks and other control characters, shortened.
  fileprivate var onOneLine: String { String(quoted.dropFirst().dropLast()) }
}
