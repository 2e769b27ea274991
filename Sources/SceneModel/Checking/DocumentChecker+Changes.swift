import Geometry
import ShakeEngine

/// What a `set` event makes of the views.
struct ViewChange {
  /// The event's index.
  var event: Int
  /// All views from then on.
  var views: [View]
  /// The new own poses of the views whose pose it changed.
  var poses: [String: Pose]
}

extension DocumentChecker {
  /// The most views that all `set` events together may leave behind.
  static let maximumChangedViewCount = 1_000_000

  /// What the `set` events make of the views, in the order of their times.
  func changes(
    by events: [CheckedEvent], at spans: [TimeSpan], in document: CheckedDocument
  ) -> [ViewChange] {
    let order = events.indices.filter {
      if case .set = events[$0].action { true } else { false }
    }.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    guard order.count * max(viewCount, 1) <= Self.maximumChangedViewCount else {
      document.timeline.error(
        "\(order.count) set events for \(viewCount) views are too many; "
          + "their product may be \(Self.maximumChangedViewCount)")
      return []
    }
    var nodes = document.viewNodes
    var views = document.views
    return order.map { event in
      guard case .set(let patches) = events[event].action else {
        return ViewChange(event: event, views: views, poses: [:])
      }
      let before = views
      apply(patches, to: &nodes, &views, on: document.canvas)
      return ViewChange(
        event: event, views: views, poses: changedPoses(patches, before, views))
    }
  }

  /// Checks what `set` events change when their times cannot be known, in the document's order.
  func checkChanges(in document: CheckedDocument) {
    var nodes = document.viewNodes
    var views = document.views
    for event in document.events {
      guard case .set(let patches) = event?.action else { continue }
      apply(patches, to: &nodes, &views, on: document.canvas)
    }
  }

  /// Merges patches into the views' objects, and reads the root views anew that have changed.
  private func apply(
    _ patches: [ViewPatch], to nodes: inout [JSONNode], _ views: inout [View], on canvas: Canvas
  ) {
    var changed: Set<Int> = []
    for patch in patches {
      guard let path = identifiedViews[patch.view]?.indexPath, let root = path.first,
        nodes.indices.contains(root)
      else { continue }
      nodes[root].merge(patch.members, at: path.dropFirst())
      changed.insert(root)
    }
    for root in changed.sorted() where views.indices.contains(root) {
      var place = rootParent
      place.indexPath = [root]
      let value = DocumentValue(nodes[root], path: "views[\(root)]", checker: self)
      views[root] = view(value, in: place, on: canvas, registering: false)
    }
  }

  private func changedPoses(
    _ patches: [ViewPatch], _ before: [View], _ after: [View]
  ) -> [String: Pose] {
    patches.reduce(into: [:]) { poses, patch in
      guard let path = identifiedViews[patch.view]?.indexPath,
        let old = before.view(at: path[...]), let new = after.view(at: path[...]),
        old.pose != new.pose
      else { return }
      poses[patch.view] = new.pose
    }
  }
}

extension [View] {
  /// The view at an index path.
  func view(at path: ArraySlice<Int>) -> View? {
    guard let first = path.first, indices.contains(first) else { return nil }
    let rest = path.dropFirst()
    return rest.isEmpty ? self[first] : self[first].children.view(at: rest)
  }
}

extension JSONNode {
  /// Replaces and adds members of the view at an index path among this view's children.
  fileprivate mutating func merge(_ changes: [JSONMember], at path: ArraySlice<Int>) {
    guard var members else { return }
    if let first = path.first {
      guard let index = members.firstIndex(where: { $0.key == "children" }),
        var children = members[index].value.elements, children.indices.contains(first)
      else { return }
      children[first].merge(changes, at: path.dropFirst())
      members[index].value.value = .array(children)
    } else {
      for change in changes {
        if let index = members.firstIndex(where: { $0.key == change.key }) {
          members[index] = change
        } else {
          members.append(change)
        }
      }
    }
    value = .object(members)
  }
}
