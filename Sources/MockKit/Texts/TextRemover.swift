/// Takes the text out of display lists, and leaves all else as it is.
///
/// The same picture of many lists becomes the same picture, so a renderer draws it once.
package struct TextRemover {
  /// What pictures with text became; they are kept, so that no other takes over their identity.
  private var pictures: [ObjectIdentifier: (original: Picture, rest: Picture)] = [:]

  /// A remover that has seen no list.
  package init() {}

  /// The list without its texts, and without their shadows.
  package mutating func removingText(from list: DisplayList) -> DisplayList {
    var list = list
    list.nodes = list.nodes.map { rest(of: $0) }
    return list
  }

  private mutating func rest(of node: DisplayNode) -> DisplayNode {
    switch node {
    case .picture(let picture): return .picture(rest(of: picture))
    case .layer(var layer):
      layer.nodes = layer.nodes.map { rest(of: $0) }
      return .layer(layer)
    case .backdrop: return node
    }
  }

  /// What is left of a picture has its bounds, and be it nothing: so surfaces keep their sizes, which
  /// the last bit of a blur depends on.
  private mutating func rest(of picture: Picture) -> Picture {
    if let known = pictures[ObjectIdentifier(picture)] { return known.rest }
    let rest =
      picture.items.haveText
      ? Picture(items: picture.items.withoutText, bounds: picture.bounds) : picture
    pictures[ObjectIdentifier(picture)] = (picture, rest)
    return rest
  }
}

extension [DisplayItem] {
  /// Whether any of it is text.
  fileprivate var haveText: Bool {
    contains { item in
      switch item {
      case .fill, .image: false
      case .shadow(of: let items, _): items.haveText
      case .group(let group): group.isText || group.items.haveText
      }
    }
  }

  /// All that is not text.
  fileprivate var withoutText: [DisplayItem] {
    compactMap { item in
      switch item {
      case .fill, .image: return item
      case .shadow(of: let items, let silhouette):
        return .shadow(of: items.withoutText, silhouette)
      case .group(var group):
        guard !group.isText else { return nil }
        group.items = group.items.withoutText
        return .group(group)
      }
    }
  }
}
