/// Why a value cannot be put where a path leads.
struct DocumentPathError: Error {
  /// In words.
  var message: String
}

extension JSONNode {
  /// Puts a value where a path leads, and makes the objects and arrays on the way that are missing.
  mutating func put(
    _ new: JSONNode, at steps: ArraySlice<DocumentPath.Step>, below path: DocumentPath
  ) throws(DocumentPathError) {
    guard let step = steps.first else {
      self = new
      return
    }
    let rest = steps.dropFirst()
    var inner = path
    inner.steps.append(step)
    switch (step, value) {
    case (.key(let key), .object(var members)):
      var child = members.first { $0.key == key }?.value ?? .empty(for: rest.first, like: new)
      try child.put(new, at: rest, below: inner)
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = child
      } else {
        members.append(JSONMember(key: key, keyLocation: new.location, value: child))
      }
      value = .object(members)
    case (.index(let index), .array(var elements)):
      guard index <= elements.count else {
        throw DocumentPathError(
          message: "there is no \(inner.description); \(path.description) has \(elements.count)")
      }
      var child =
        index < elements.count ? elements[index] : .empty(for: rest.first, like: new)
      try child.put(new, at: rest, below: inner)
      if index < elements.count { elements[index] = child } else { elements.append(child) }
      value = .array(elements)
    case (.key(let key), .array(let elements)) where elements.count == 4:
      // A frame may be written as four numbers and still be changed by name.
      guard let index = DocumentKeys.frame.firstIndex(of: key) else { fallthrough }
      try put(new, at: [.index(index)] + rest, below: path)
    default:
      let wanted = if case .key = step { "an object" } else { "an array" }
      throw DocumentPathError(message: "\(path.description) is not \(wanted)")
    }
  }

  /// An empty object or array for a step to go into.
  private static func empty(for step: DocumentPath.Step?, like new: JSONNode) -> JSONNode {
    if case .index = step { return JSONNode(value: .array([]), location: new.location) }
    return JSONNode(value: .object([]), location: new.location)
  }

  /// The paths of all views with an id, by it, for this list of views.
  func viewPaths(below path: DocumentPath) -> [(id: String, path: DocumentPath)] {
    (elements ?? []).enumerated().flatMap { index, view -> [(id: String, path: DocumentPath)] in
      let place = DocumentPath(path.steps + [.index(index)])
      let own = view.member("id")?.text.map { [(id: $0, path: place)] } ?? []
      let inner = DocumentPath(place.steps + [.key("children")])
      return own + (view.member("children")?.viewPaths(below: inner) ?? [])
    }
  }
}
