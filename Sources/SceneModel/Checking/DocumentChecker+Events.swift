import ShakeEngine

/// An event of the timeline, checked but without times.
struct CheckedEvent {
  /// When it starts, before its delay.
  enum Start {
    /// When the event before it ends.
    case sequence
    /// At a time in seconds.
    case at(Double)
    /// When the event of an index ends.
    case after(Int)
  }

  /// What it does.
  enum Action {
    case wait(Double)
    case touch(String, Double)
    case shake(Int, ReentryPolicy)
    case set([ViewPatch])
    case hud(HUD)
    case alert(Alert)
  }

  var id: String?
  var value: DocumentValue
  var start: Start
  var delay: Double
  var action: Action
}

/// What a `set` event changes in one view.
struct ViewPatch {
  /// The view's id.
  var view: String
  /// The keys and their new values.
  var members: [JSONMember]
}

extension DocumentChecker {
  /// The timeline's events, each with the one before it known; nil in place of broken ones.
  func events(
    _ value: DocumentValue?, _ shakes: [(name: String, shake: CheckedShake?)]
  ) -> [CheckedEvent?] {
    guard let value, let elements = value.array() else { return [] }
    if elements.count > Timeline.maximumEventCount {
      value.error("\(elements.count) events; the most is \(Timeline.maximumEventCount)")
      return []
    }
    let ids = eventIDs(elements)
    return elements.enumerated().map { index, element in
      event(element, shakes, ids)
    }
  }

  /// The index of every event that has an id.
  private func eventIDs(_ elements: [DocumentValue]) -> [String: Int] {
    var ids: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let node = element.node.member("id") else { continue }
      let value = DocumentValue(node, path: element.path(of: "id"), checker: self)
      guard let id = value.identifier() else { continue }
      if let other = ids[id] {
        value.error("\(id.quoted) is already used by \(elements[other].path)")
      } else {
        ids[id] = index
      }
    }
    return ids
  }

  private func event(
    _ value: DocumentValue, _ shakes: [(name: String, shake: CheckedShake?)],
    _ ids: [String: Int]
  ) -> CheckedEvent? {
    let known = DocumentKeys.verbs.map(\.name)
    let verbs = (value.node.members ?? []).map(\.key).filter(known.contains)
    let keys = KeySet(
      common: DocumentKeys.event + known, kind: verbs.count == 1 ? verbs[0] : nil,
      kinds: DocumentKeys.verbs)
    guard let object = value.object(keys) else { return nil }
    let start = start(of: object, ids)
    let longest = Self.maximumDuration
    let delay = object["delay"]?.number(.range(-longest...longest)) ?? 0
    guard verbs.count == 1 else {
      complain(about: Array(Set(verbs)).count == 1 ? [] : verbs, of: object)
      return nil
    }
    guard let action = action(verbs[0], object, shakes) else { return nil }
    return CheckedEvent(
      id: value.node.member("id")?.text, value: value, start: start, delay: delay, action: action)
  }

  private func complain(about verbs: [String], of object: ObjectReader) {
    let known = DocumentKeys.verbs.map(\.name)
    if verbs.count > 1 {
      let numbers = ["two", "three", "four", "five", "six"]
      let number = verbs.count - 2 < numbers.count ? numbers[verbs.count - 2] : "\(verbs.count)"
      object.value.error(
        "has \(number) verbs, \(verbs.joinedAsWords); split it into \(number) events")
    } else if !known.contains(where: object.mentions) {
      object.value.error("has no verb; one of \(known.joined(separator: ", "))")
    }
  }

  private func start(of object: ObjectReader, _ ids: [String: Int]) -> CheckedEvent.Start {
    let at = object["at"]?.number(.notNegative(upTo: Self.maximumDuration))
    let after = object["after"].flatMap { value -> Int? in
      guard let id = value.string() else { return nil }
      if let index = ids[id] { return index }
      let hint = self.hint(for: id, among: Array(ids.keys), orBeginnings: true)
      value.error("no event has the id \(id.quoted)\(hint)")
      return nil
    }
    if object["at"] != nil, object["after"] != nil {
      object.value.error("has both \"at\" and \"after\"")
    }
    return at.map { .at($0) } ?? after.map { .after($0) } ?? .sequence
  }

  private func action(
    _ verb: String, _ object: ObjectReader, _ shakes: [(name: String, shake: CheckedShake?)]
  ) -> CheckedEvent.Action? {
    guard let value = object[verb] else { return nil }
    let longest = Self.maximumDuration
    switch verb {
    case "wait":
      return value.number(.notNegative(upTo: longest)).map { .wait($0) }
    case "touch":
      let duration = object["duration"]?.number(.positive(upTo: longest)) ?? 0.12
      guard let id = value.string(), knowsView(id, value) else { return nil }
      return .touch(id, duration)
    case "shake":
      let policy = object["policy"]?.word(ReentryPolicy.self) ?? .replace
      return shakeIndex(value, shakes.map(\.name)).map { .shake($0, policy) }
    case "set": return patches(value).map { .set($0) }
    case "hud": return .hud(hud(value))
    default: return .alert(alert(value))
    }
  }

  private func shakeIndex(_ value: DocumentValue, _ names: [String]) -> Int? {
    guard let name = value.string() else { return nil }
    if let index = names.firstIndex(of: name) { return index }
    let hint = self.hint(for: name, among: names)
    let shown = names.prefix(20).joined(separator: ", ")
    let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
    let list = names.isEmpty ? "there are none" : "there are: \(shown)\(rest)"
    value.error("no shake is named \(name.quoted)\(hint); \(list)")
    return nil
  }

  /// What a `set` event changes, view by view.
  private func patches(_ value: DocumentValue) -> [ViewPatch]? {
    let ids = (value.node.members ?? []).map(\.key)
    guard let object = value.object(KeySet(ids)) else { return nil }
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.compactMap { id in
      guard let patch = object[id], knowsView(id, patch) else { return nil }
      guard let members = patch.node.members else {
        patch.mismatch("an object of keys and values")
        return nil
      }
      let fixed = ["id", "type", "children"]
      for member in members where fixed.contains(member.key) {
        error(
          "cannot be changed by an event", at: member.keyLocation, path: patch.path(of: member.key))
      }
      return ViewPatch(
        view: id,
        members: members.filter { !fixed.contains($0.key) }.map { member in
          var placed = member
          placed.value.path = patch.path(of: member.key)
          return placed
        })
    }
  }
}
