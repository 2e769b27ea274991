import SceneModel
import Testing

/// The tables of keys against the reader and against the schema.
@Suite struct DocumentKeyTables {
  /// An object of the format: its keys, a valid one, and a document around it.
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var keys: [String]
    var valid: [String: String]
    var document: @Sendable (String) -> String

    var testDescription: String { name }
  }

  static func view(_ object: String) -> String {
    Document.views(object, canvas: #""image": "login.png""#)
  }

  static func shaken(_ object: String) -> String { Document.shaking("\"x\": \(object)") }

  static func keyframed(_ object: String) -> String {
    shaken("{ \"views\": [\"ok\"], \"duration\": 1, \"keyframes\": \(object) }")
  }

  static func event(_ object: String) -> String {
    Document.shaking(
      #""a": { "views": ["ok"], "preset": "AFViewShaker" }"#,
      timeline: "{ \"id\": \"first\", \"wait\": 1 }, \(object)")
  }

  static let frame = "[0, 0, 9, 9]"

  static let places: [Place] =
    [
      Place(
        name: "document", keys: DocumentKeys.document,
        valid: ["version": "1", "canvas": #"{ "size": [9, 9] }"#, "views": "[]"],
        document: { $0 }),
      Place(
        name: "frame", keys: DocumentKeys.frame,
        valid: ["x": "0", "y": "0", "width": "9", "height": "9"],
        document: { view("{ \"type\": \"view\", \"frame\": \($0) }") }),
      Place(
        name: "shadow", keys: DocumentKeys.shadow, valid: ["opacity": "1"],
        document: { view("{ \"type\": \"view\", \"frame\": \(frame), \"shadow\": \($0) }") }),
      Place(
        name: "transform", keys: DocumentKeys.transform, valid: [:],
        document: { view("{ \"type\": \"view\", \"frame\": \(frame), \"transform\": \($0) }") }),
      Place(
        name: "keyframes", keys: DocumentKeys.keyframes, valid: ["values": "[0, 1, 0]"],
        document: keyframed),
      Place(
        name: "hud", keys: DocumentKeys.hud, valid: [:],
        document: { event("{ \"hud\": \($0) }") }),
      Place(
        name: "alert", keys: DocumentKeys.alert, valid: [:],
        document: { event("{ \"alert\": \($0) }") }),
      Place(
        name: "golden", keys: DocumentKeys.golden, valid: [:],
        document: { Document.views("", rest: "\"golden\": \($0)") }),
      Place(
        name: "golden curve", keys: DocumentKeys.goldenCurve, valid: [:],
        document: { Document.views("", rest: "\"golden\": { \"curve\": \($0) }") }),
      Place(
        name: "golden pixels", keys: DocumentKeys.goldenPixels, valid: [:],
        document: { Document.views("", rest: "\"golden\": { \"pixels\": \($0) }") }),
    ]
    + ["device", "size", "image"].map { source in
      let values = ["device": #""iPhone 15""#, "size": "[90, 90]", "image": #""a.png""#]
      return Place(
        name: "canvas by \(source)",
        keys: DocumentKeys.canvas.filter { $0 == source || values[$0] == nil },
        valid: [source: values[source] ?? ""],
        document: { "{ \"version\": 1, \"views\": [], \"canvas\": \($0) }" })
    }
    + DocumentKeys.viewKinds.map { kind in
      Place(
        name: kind.name, keys: DocumentKeys.view + kind.keys,
        valid: [
          "type": "\"\(kind.name)\"", "frame": frame,
          "segments": kind.keys.contains("segments") ? #"["a"]"# : "",
          "source": kind.keys.contains("source") ? #""a.png""# : "",
        ].filter { !$0.value.isEmpty },
        document: view)
    }
    + DocumentKeys.shakeKinds.map { kind in
      let isPreset = DocumentKeys.presets.contains(kind.name)
      return Place(
        name: kind.name,
        keys: [isPreset ? "preset" : "keyframes", "views"] + kind.keys,
        valid: isPreset
          ? ["preset": "\"\(kind.name)\"", "views": #"["ok"]"#]
          : ["keyframes": #"{ "values": [0, 1, 0] }"#, "views": #"["ok"]"#, "duration": "1"],
        document: shaken)
    }
    + DocumentKeys.verbs.map { verb in
      let values = [
        "wait": "1", "touch": #""ok""#, "shake": #""a""#, "set": "{}", "hud": "{}", "alert": "{}",
      ]
      return Place(
        name: verb.name, keys: DocumentKeys.event + [verb.name] + verb.keys,
        valid: [verb.name: values[verb.name] ?? ""], document: event)
    }

  private func object(_ members: [String: String]) -> String {
    let list = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{ \(list.joined(separator: ", ")) }"
  }

  @Test(arguments: places)
  func theValidObjectHasNoErrors(_ place: Place) {
    let errors = Reading.diagnostics(place.document(object(place.valid)))
      .filter { $0.severity == .error }
    #expect(errors.map(\.description) == [])
  }

  @Test(arguments: places)
  func everyKeyOfTheTableIsReadAndRefusesNull(_ place: Place) {
    for key in place.keys {
      var members = place.valid
      members[key] = "null"
      let errors = Reading.diagnostics(place.document(object(members)))
        .filter { $0.severity == .error }
      #expect(
        errors.contains { $0.path.hasSuffix(key) && $0.message.hasSuffix("got null") },
        "\(place.name).\(key): \(errors.map(\.description))")
    }
  }

  @Test(arguments: places)
  func aKeyOutsideTheTableIsAnError(_ place: Place) {
    var members = place.valid
    members["zzzzzzzz"] = "1"
    let messages = Reading.messages(place.document(object(members)))
    #expect(messages.contains { $0.hasSuffix("zzzzzzzz: unknown key") }, "\(messages)")
  }

  @Test func theSchemaListsTheKeysOfTheTables() throws {
    let schema = try JSON5Parser.parse(Array(SceneSchema.json.utf8))
    let definitions = try #require(schema.member("$defs"))
    func keys(_ node: JSONNode?) -> [String] {
      (node?.member("properties")?.members ?? []).map(\.key).sorted()
    }
    func definition(_ name: String) -> JSONNode? { definitions.member(name) }

    #expect(keys(schema) == DocumentKeys.document.sorted())
    #expect(keys(schema.member("properties")?.member("canvas")) == DocumentKeys.canvas.sorted())
    #expect(keys(definition("frame")?.member("oneOf")?.elements?[0]) == DocumentKeys.frame.sorted())
    #expect(keys(definition("shadow")) == DocumentKeys.shadow.sorted())
    #expect(keys(definition("transform")) == DocumentKeys.transform.sorted())
    #expect(keys(definition("view")) == DocumentKeys.view.sorted())
    let golden = definition("golden")
    #expect(keys(golden) == DocumentKeys.golden.sorted())
    #expect(
      keys(golden?.member("properties")?.member("curve")) == DocumentKeys.goldenCurve.sorted())
    #expect(
      keys(golden?.member("properties")?.member("pixels")) == DocumentKeys.goldenPixels.sorted())

    let conditions = definition("view")?.member("allOf")?.elements ?? []
    for kind in DocumentKeys.viewKinds {
      let condition = conditions.first {
        $0.member("if")?.member("properties")?.member("type")?.member("const")?.text == kind.name
      }
      #expect(keys(condition?.member("then")) == kind.keys.sorted(), "\(kind.name)")
    }

    let shakes = definition("shake")?.member("oneOf")?.elements ?? []
    #expect(keys(definition("shake")) == ["views"])
    for (kind, variant) in zip(DocumentKeys.shakeKinds, shakes) {
      let kindKey = DocumentKeys.presets.contains(kind.name) ? "preset" : "keyframes"
      #expect(keys(variant) == (kind.keys + [kindKey]).sorted(), "\(kind.name)")
    }
    #expect(shakes.count == DocumentKeys.shakeKinds.count)
    #expect(
      keys(shakes.last?.member("properties")?.member("keyframes"))
        == DocumentKeys.keyframes.sorted())

    let events = definition("event")?.member("oneOf")?.elements ?? []
    #expect(keys(definition("event")) == DocumentKeys.event.sorted())
    for (verb, variant) in zip(DocumentKeys.verbs, events) {
      #expect(keys(variant) == ([verb.name] + verb.keys).sorted())
    }
    #expect(events.count == DocumentKeys.verbs.count)
    let hud = events[4].member("properties")?.member("hud")
    #expect(keys(hud) == DocumentKeys.hud.sorted())
    let alert = events[5].member("properties")?.member("alert")
    #expect(keys(alert) == DocumentKeys.alert.sorted())
  }

  @Test func theSchemaListsTheViewTypesAndPresets() throws {
    let schema = try JSON5Parser.parse(Array(SceneSchema.json.utf8))
    let type = schema.member("$defs")?.member("view")?.member("properties")?.member("type")
    #expect(
      type?.member("enum")?.elements?.compactMap(\.text) == DocumentKeys.viewKinds.map(\.name))
  }

  @Test func theSchemaListsEverySpellingOfAKeyPath() throws {
    let schema = try JSON5Parser.parse(Array(SceneSchema.json.utf8))
    let shakes = schema.member("$defs")?.member("shake")?.member("oneOf")?.elements
    let keyframes = shakes?.last?.member("properties")?.member("keyframes")
    let keyPath = keyframes?.member("properties")?.member("keyPath")
    #expect(
      keyPath?.member("enum")?.elements?.compactMap(\.text)
        == DocumentKeys.keyPaths + DocumentKeys.shortKeyPaths)
  }
}
