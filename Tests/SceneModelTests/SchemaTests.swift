import SceneModel
import ShakeEngine
import Testing

/// The schema against the reader, key by key.
@Suite struct SchemaAgainstReader {
  private let schema: JSONNode
  private let definitions: JSONNode

  init() throws {
    schema = try JSON5Parser.parse(Array(SceneSchema.json.utf8))
    definitions = try #require(schema.member("$defs"))
  }

  /// Every object of the schema that describes keys, with where it is. What a condition looks at is
  /// no description.
  private func keyLists(_ node: JSONNode, _ path: String = "#") -> [(String, [JSONMember])] {
    let members = node.members ?? []
    let own = members.first { $0.key == "properties" }?.value.members
    let inner = members.filter { $0.key != "if" }.map { ($0.value, "\(path)/\($0.key)") }
    let elements = (node.elements ?? []).enumerated().map { ($1, "\(path)/\($0)") }
    return (own.map { [(path, $0)] } ?? [])
      + (inner + elements).flatMap { keyLists($0.0, $0.1) }
  }

  @Test func everyKeyHasADescription() {
    let lists = keyLists(schema)
    #expect(lists.flatMap(\.1).count > 100)
    for (path, members) in lists {
      for member in members {
        let text = member.value.member("description")?.text ?? ""
        #expect(text.last == ".", "\(path)/\(member.key)")
      }
    }
  }

  @Test func everyAngleSaysThatItIsInDegrees() throws {
    let transform = try #require(definitions.member("transform")?.member("properties"))
    let values = keyLists(schema).flatMap(\.1).first { $0.key == "values" }?.value
    for angle in [transform.member("rotation"), transform.member("skew"), values] {
      #expect(angle?.member("description")?.text?.contains("DEGREES") == true)
    }
  }

  private func goldenDefinition(_ place: String) -> JSONNode? {
    let golden = definitions.member("golden")
    let name = place.dropFirst("golden ".count)
    return name.isEmpty ? golden : golden?.member("properties")?.member(String(name))
  }

  /// The schema's description of a key at a place of the reader's tables.
  private func property(_ key: String, at place: DocumentKeyTables.Place) -> JSONNode? {
    let views = definitions.member("view")
    let kinds = (views?.member("allOf")?.elements ?? []).filter {
      $0.member("if")?.member("properties")?.member("type")?.member("const")?.text == place.name
    }
    let shakes = definitions.member("shake")?.member("oneOf")?.elements ?? []
    let events = definitions.member("event")?.member("oneOf")?.elements ?? []
    func variant(_ names: [String], _ variants: [JSONNode]) -> JSONNode? {
      names.firstIndex(of: place.name).flatMap { $0 < variants.count ? variants[$0] : nil }
    }
    let candidates: [JSONNode?] =
      place.name.hasPrefix("canvas")
      ? [schema.member("properties")?.member("canvas")]
      : [
        place.name == "document" ? schema : nil,
        place.name == "frame" ? definitions.member("frame")?.member("oneOf")?.elements?.first : nil,
        ["shadow", "transform"].contains(place.name) ? definitions.member(place.name) : nil,
        place.name.hasPrefix("golden") ? goldenDefinition(place.name) : nil,
        place.name == "keyframes"
          ? shakes.last?.member("properties")?.member("keyframes") : nil,
        ["hud", "alert"].contains(place.name)
          ? events.compactMap { $0.member("properties")?.member(place.name) }.first : nil,
        kinds.first?.member("then"), kinds.isEmpty ? nil : views,
        place.name == "view" || place.name == "keyboard" ? views : nil,
        variant(DocumentKeys.shakeKinds.map(\.name), shakes), definitions.member("shake"),
        variant(DocumentKeys.verbs.map(\.name), events), definitions.member("event"),
      ]
    return candidates.lazy.compactMap { $0?.member("properties")?.member(key) }.first
  }

  @Test(arguments: DocumentKeyTables.places)
  func theWordsOfAKeyAreThoseOfTheReader(_ place: DocumentKeyTables.Place) {
    // Key paths and types have messages of their own.
    for key in place.keys where key != "keyPath" && key != "type" {
      guard let property = property(key, at: place) else {
        Issue.record("the schema has no \(place.name).\(key)")
        continue
      }
      let words = property.member("enum")?.elements?.compactMap(\.text) ?? []
      guard !words.isEmpty else { continue }
      var members = place.valid
      members[key] = #""zzzzzzzz""#
      let list = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
      let messages = Reading.messages(place.document("{ \(list.joined(separator: ", ")) }"))
      #expect(
        messages.contains {
          $0.hasSuffix("\(key): \"zzzzzzzz\" is not one of \(words.joined(separator: ", "))")
        }, "\(place.name).\(key): \(messages)")
    }
  }

  @Test func theTimingFunctionsHaveTheirNames() {
    let names = definitions.member("timing")?.member("anyOf")?.elements?.first?.member("enum")
    #expect(names?.elements?.compactMap(\.text) == TimingFunction.named.map(\.name))
  }

  @Test func theFontsAreThoseOfTheReader() {
    let pattern = definitions.member("font")?.member("pattern")?.text ?? ""
    let weights = FontStyle.Weight.allCases.map(\.rawValue).joined(separator: "|")
    let styles = FontStyle.textStyles.map(\.name).joined(separator: "|")
    #expect(pattern == "^((\(weights)) [0-9]+(\\.[0-9]+)?|\(styles))$")
  }
}
