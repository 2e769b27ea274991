import Geometry
import MockKit

extension DisplayItem {
  /// The pixels that the item can touch when `transform` maps it to them.
  func pixelBounds(through transform: Transform) -> PixelRect {
    switch self {
    case .fill(let path, _, _):
      return PixelRect(covering: path.controlBox.map(transform.boundingBox) ?? .zero)
    case .image(_, let rect):
      return PixelRect(covering: transform.boundingBox(of: rect))
    case .shadow(let items, let silhouette):
      let box = items.pixelBounds(through: transform)
      return PlacedShadow(silhouette, transform: transform)?
        .bounds(of: box) ?? .empty
    case .group(let group):
      let inner = transform * group.transform
      let box = group.items.pixelBounds(through: inner)
      guard let clip = group.clip else { return box }
      let cut = PixelRect(covering: clip.controlBox.map(inner.boundingBox) ?? .zero)
      return box.intersection(cut)
    }
  }
}

extension [DisplayItem] {
  /// The pixels that the items can touch.
  func pixelBounds(through transform: Transform) -> PixelRect {
    reduce(.empty) {
      $0.union($1.pixelBounds(through: transform))
    }
  }
}
