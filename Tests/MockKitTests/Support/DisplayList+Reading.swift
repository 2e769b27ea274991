import Geometry
import MockKit
import Raster

/// A filled path with its colour, in the coordinates of its list or layer.
struct DrawnFill: Equatable {
  var path: Path
  var rule: FillRule
  var color: Color?
}

extension DisplayNode {
  var picture: Picture? { if case .picture(let picture) = self { picture } else { nil } }
  var layer: Layer? { if case .layer(let layer) = self { layer } else { nil } }
  var backdrop: Backdrop? { if case .backdrop(let backdrop) = self { backdrop } else { nil } }
}

extension [DisplayNode] {
  /// The nodes' kinds, in order: p for a picture, l for a layer, b for a backdrop.
  var kinds: String {
    map { node in
      switch node {
      case .picture: "p"
      case .layer: "l"
      case .backdrop: "b"
      }
    }.joined()
  }

  var layers: [Layer] { compactMap(\.layer) }
  var pictures: [Picture] { compactMap(\.picture) }
  var backdrops: [Backdrop] { compactMap(\.backdrop) }

  /// All pictures at any depth.
  var allPictures: [Picture] {
    flatMap { node -> [Picture] in
      switch node {
      case .picture(let picture): return [picture]
      case .layer(let layer): return layer.nodes.allPictures
      case .backdrop: return []
      }
    }
  }

  /// The ids of all layers at any depth.
  var allLayerIDs: [Int] { layers.flatMap { [$0.id] + $0.nodes.allLayerIDs } }
}

extension Picture {
  /// All fills at any depth, mapped to the picture's coordinates; shadows' left out.
  var fills: [DrawnFill] { items.fills(.identity) }
}

extension [DisplayItem] {
  func fills(_ transform: Transform) -> [DrawnFill] {
    flatMap { item -> [DrawnFill] in
      switch item {
      case .fill(let path, let rule, let paint):
        var fill = DrawnFill(path: path.transformed(by: transform), rule: rule)
        if case .color(let color) = paint { fill.color = color }
        return [fill]
      case .image, .shadow: return []
      case .group(let group): return group.items.fills(transform * group.transform)
      }
    }
  }

  /// All images at any depth with their places.
  func images(_ transform: Transform = .identity) -> [(image: Pixmap, rect: Rect)] {
    flatMap { item -> [(image: Pixmap, rect: Rect)] in
      switch item {
      case .image(let image, in: let rect): return [(image, transform.boundingBox(of: rect))]
      case .fill, .shadow: return []
      case .group(let group): return group.items.images(transform * group.transform)
      }
    }
  }

  /// All groups at any depth.
  var groups: [DisplayItem.Group] {
    flatMap { item -> [DisplayItem.Group] in
      switch item {
      case .group(let group): return [group] + group.items.groups
      case .shadow(of: let items, _): return items.groups
      case .fill, .image: return []
      }
    }
  }

  /// All shadows at any depth, with the bounds of what casts them.
  func shadows(_ transform: Transform = .identity) -> [DisplayItem.Silhouette] {
    flatMap { item -> [DisplayItem.Silhouette] in
      switch item {
      case .shadow(of: _, let silhouette): return [silhouette]
      case .group(let group): return group.items.shadows(transform * group.transform)
      case .fill, .image: return []
      }
    }
  }
}

extension Rect {
  /// Whether another rectangle lies inside, but for rounding errors.
  func contains(_ other: Rect) -> Bool {
    let slack = 1e-9
    return other.minX >= minX - slack && other.minY >= minY - slack
      && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }
}
