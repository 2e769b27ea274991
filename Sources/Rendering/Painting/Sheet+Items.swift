import Geometry
import MockKit
import Raster

extension Sheet {
  /// A picture's pixels; nil where it has none.
  init?(of picture: PlacedPicture) {
    self.init(bounds: picture.bounds)
    draw(picture.picture.items, transform: picture.transform)
  }

  /// Draws recorded items, which `transform` maps to the surface.
  mutating func draw(_ items: [DisplayItem], transform: Transform) {
    for item in items {
      switch item {
      case .fill(let path, let rule, let paint):
        fill(path, rule: rule, paint: paint, transform: transform)
      case .image(let image, let rect):
        draw(image, in: rect, transform: transform)
      case .shadow(let items, let silhouette):
        drawShadow(of: items, silhouette, transform: transform)
      case .group(let group):
        draw(group, transform: transform)
      }
    }
  }

  private mutating func drawShadow(
    of items: [DisplayItem], _ silhouette: DisplayItem.Silhouette, transform: Transform
  ) {
    guard let shadow = PlacedShadow(silhouette, transform: transform) else { return }
    let box = items.pixelBounds(through: transform)
      .intersection(bounds.expanded(by: shadow.reach))
    guard var caster = Sheet(bounds: box) else { return }
    caster.draw(items, transform: transform)
    guard let cast = caster.shadow(shadow, within: bounds) else { return }
    draw(cast, movedBy: shadow.offset, within: bounds)
  }

  private mutating func draw(_ group: DisplayItem.Group, transform: Transform) {
    let inner = transform * group.transform
    let opacity = byte(group.opacity)
    guard inner.isFinite, opacity > 0 else { return }
    if group.clip == nil, opacity == 255 {
      draw(group.items, transform: inner)
      return
    }
    let box = DisplayItem.group(group).pixelBounds(through: transform).intersection(bounds)
    guard var whole = Sheet(bounds: box) else { return }
    whole.draw(group.items, transform: inner)
    let clip = group.clip.map { mask(of: $0, transform: inner) }
    draw(whole, opacity: opacity, clip: clip, within: box)
  }
}
