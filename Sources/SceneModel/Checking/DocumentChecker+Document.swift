import Geometry
import Raster

/// A document's parts, checked one by one.
struct CheckedDocument {
  var canvas: Canvas
  /// The list of views as it stands in the document.
  var viewNodes: [JSONNode]
  var views: [View]
  var shakes: [(name: String, shake: CheckedShake?)]
  /// The timeline as it stands in the document, for messages about it as a whole.
  var timeline: DocumentValue
  var events: [CheckedEvent?]
  var golden = GoldenSettings()
  /// The frames that goldens keep as they stand in the document, for a message about them.
  var goldenFrames: DocumentValue?
}

extension DocumentChecker {
  /// The version of the format that this program reads.
  static let version = 1

  /// Checks a whole document. nil when nothing can be said about its parts.
  func document(_ root: JSONNode) -> CheckedDocument? {
    let value = DocumentValue(root, path: "", checker: self)
    guard root.members != nil else {
      value.mismatch("an object")
      return nil
    }
    guard readsVersion(of: value), let object = value.object(KeySet(DocumentKeys.document)) else {
      return nil
    }
    _ = object["$schema"]?.string()
    _ = object.required("version")
    let canvas = canvas(object.required("canvas"))
    let list = object.required("views")
    let views = views(list, in: rootParent, on: canvas, registering: true)
    let shakes = shakes(object["shakes"])
    let timeline =
      object["timeline"] ?? defaultTimeline(of: shakes.map(\.name), in: value)
    let events = events(timeline, shakes)
    findCycles(in: events)
    let block = object["golden"]
    return CheckedDocument(
      canvas: canvas, viewNodes: list?.node.elements ?? [], views: views, shakes: shakes,
      timeline: timeline, events: events, golden: golden(block, on: canvas),
      goldenFrames: block?.node.member("frames").map {
        DocumentValue($0, path: "golden.frames", checker: self)
      })
  }

  /// What the root views inherit.
  var rootParent: ViewParent {
    ViewParent(tint: SystemColor.systemBlue.color(in: appearance))
  }

  /// A newer format has keys that are not known here: its version is all that is said about it.
  private func readsVersion(of document: DocumentValue) -> Bool {
    guard let node = document.node.member("version") else { return true }
    let value = DocumentValue(node, path: "version", checker: self)
    guard let version = value.number() else { return true }
    if version == Double(Self.version) { return true }
    value.error("this program reads version \(Self.version), got \(version.plain)")
    return false
  }

  /// A scene with shakes and without a timeline plays them all, in the document's order.
  private func defaultTimeline(of shakes: [String], in document: DocumentValue) -> DocumentValue {
    let node =
      shakes.isEmpty
      ? JSONNode(value: .array([]), location: document.node.location)
      : DocumentOverrider.timeline(of: shakes, document.node.location)
    return DocumentValue(node, path: "timeline", checker: self)
  }

  /// Reports each circle of events that wait for each other, at its first `after`.
  private func findCycles(in events: [CheckedEvent?]) {
    var visitor = Array(repeating: -1, count: events.count)
    for start in events.indices {
      var index: Int? = start
      var chain: [Int] = []
      while let current = index, visitor[current] == -1 {
        visitor[current] = start
        chain.append(current)
        index = predecessor(of: current, in: events)
      }
      guard let closing = index, visitor[closing] == start,
        let position = chain.firstIndex(of: closing)
      else { continue }
      reportCycle(chain[position...].sorted(), in: events)
    }
  }

  /// The event that one waits for; nil when it waits for none.
  private func predecessor(of index: Int, in events: [CheckedEvent?]) -> Int? {
    switch events[index]?.start {
    case .at: nil
    case .after(let other): other
    case .sequence, nil: index > 0 ? index - 1 : nil
    }
  }

  private func reportCycle(_ members: [Int], in events: [CheckedEvent?]) {
    for index in members {
      guard let event = events[index], case .after(let other) = event.start,
        let node = event.value.node.member("after")
      else { continue }
      let after = DocumentValue(node, path: event.value.path(of: "after"), checker: self)
      after.error("waits for itself" + (other == index ? "" : " through timeline[\(other)]"))
      return
    }
  }
}
