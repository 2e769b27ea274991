import Raster
import ShakeEngine

/// A shake of the document, checked.
struct CheckedShake {
  /// Its name, views and motion.
  var definition: ShakeDefinition
  /// How completions are counted.
  var bookkeeping: CompletionBookkeeping
}

extension DocumentChecker {
  /// The longest timeline, and the longest of anything in it, in seconds.
  static let maximumDuration = 3600.0
  /// The most shakes of a document.
  static let maximumShakeCount = 1000

  /// The shakes, in the document's order; nil in place of those that cannot be made out.
  func shakes(_ value: DocumentValue?) -> [(name: String, shake: CheckedShake?)] {
    guard let value else { return [] }
    let names = (value.node.members ?? []).map(\.key)
    if names.count > Self.maximumShakeCount {
      value.error("\(names.count) shakes; the most is \(Self.maximumShakeCount)")
      return []
    }
    guard let object = value.object(KeySet(names)) else { return [] }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      guard let shake = object[name] else { return nil }
      if !name.isIdentifier {
        shake.error(
          "\(name.quoted) is not a name; use letters, digits, _ . - and begin with a letter or _")
      }
      return (name, self.shake(shake, name: name))
    }
  }

  private func shake(_ value: DocumentValue, name: String) -> CheckedShake? {
    let kind = kindOfShake(value)
    let keys = KeySet(common: DocumentKeys.shake, kind: kind, kinds: DocumentKeys.shakeKinds)
    guard let object = value.object(keys) else { return nil }
    let views = object.required("views").map { viewList($0) } ?? []
    var bookkeeping = CompletionBookkeeping.contract
    let motion: ShakeMotion?
    switch kind {
    case "AFViewShaker":
      if object["bookkeeping"]?.word(among: ["contract", "AFViewShaker"]) == "AFViewShaker" {
        bookkeeping = .afViewShaker
      }
      let rule = NumberRule.positive(upTo: Self.maximumDuration)
      motion = .afViewShaker(AFViewShaker(duration: object["duration"]?.number(rule) ?? 0.5))
    case "QHLShakes":
      motion = .qhlShakes(qhlShakes(object))
    case "keyframes":
      motion = keyframes(object)
    default:
      complainAboutKind(of: object)
      motion = nil
    }
    return motion.map {
      CheckedShake(
        definition: ShakeDefinition(name: name, views: views, motion: $0), bookkeeping: bookkeeping)
    }
  }

  /// The preset's name, or `keyframes`; nil when it is neither or both.
  private func kindOfShake(_ value: DocumentValue) -> String? {
    let preset = value.node.member("preset")
    if value.node.member("keyframes") != nil { return preset == nil ? "keyframes" : nil }
    return preset?.text.flatMap { DocumentKeys.presets.contains($0) ? $0 : nil }
  }

  private func complainAboutKind(of object: ObjectReader) {
    if object["preset"] != nil, object["keyframes"] != nil {
      object.value.error("has both \"preset\" and \"keyframes\"")
    } else if let preset = object["preset"] {
      guard let name = preset.string() else { return }
      let hint = self.hint(for: name, among: DocumentKeys.presets)
      preset.error(
        "unknown preset \(name.quoted)\(hint); there are: "
          + DocumentKeys.presets.joined(separator: ", "))
    } else if !object.mentions("preset"), !object.mentions("keyframes") {
      object.value.error("needs \"preset\" or \"keyframes\"")
    }
  }

  /// The ids of one view or more, each once.
  func viewList(_ value: DocumentValue) -> [String] {
    guard let elements = value.array("an array of view ids") else { return [] }
    if elements.isEmpty { value.error("needs the id of at least one view") }
    var seen: Set<String> = []
    return elements.compactMap { element in
      guard let id = element.string(), knowsView(id, element) else { return nil }
      if !seen.insert(id).inserted { element.error("\(id.quoted) is listed twice") }
      return id
    }
  }

  /// Whether a view has an id; reports it when none has.
  func knowsView(_ id: String, _ value: DocumentValue) -> Bool {
    if identifiedViews[id] != nil { return true }
    let hint = self.hint(for: id, among: Array(identifiedViews.keys), orBeginnings: true)
    value.error("no view has the id \(id.quoted)\(hint)")
    return false
  }

  private func qhlShakes(_ object: ObjectReader) -> QHLShakes {
    var shakes = QHLShakes()
    let times = object["times"]?.integer(in: 0...QHLShakes.maximumTimes)
    shakes.times = times ?? shakes.times
    shakes.speed =
      object["speed"]?.number(.positive(upTo: Self.maximumDuration)) ?? shakes.speed
    shakes.range = object["range"]?.number() ?? shakes.range
    shakes.direction = object["direction"]?.word(QHLShakes.Direction.self) ?? shakes.direction
    shakes.exactCount = object["exactCount"]?.bool() ?? false
    // Seconds to the millionth: a product of decimals has a tail that says nothing.
    let seconds = (shakes.duration * 1e6).rounded() / 1e6
    if let value = object["times"], let times, times != shakes.strokeCount {
      let remedy =
        if case .option = value.node.location { "--exact-count" } else { "\"exactCount\": true" }
      value.warn(
        "\(shakes.times) times makes \(shakes.strokeCount) strokes and a return,"
          + " \(seconds.plain) s, as QHLShakes does; \(remedy) makes \(shakes.times)")
    }
    return shakes
  }
}
