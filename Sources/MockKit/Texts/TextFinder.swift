import Geometry

/// Collects where texts, their shadows and blurs of them are, in device pixels and painting order.
struct TextFinder {
  /// Rectangles around lines.
  private(set) var lines: [Rect] = []
  /// Rectangles around what shadows and blurs of texts can touch.
  private(set) var echoes: [Rect] = []
  /// What was found outside of the layer, below it: what backdrops in the layer see.
  private let below: [Rect]

  /// Nothing found yet.
  init(above below: [Rect] = []) { self.below = below }

  private var found: [Rect] { lines + echoes }

  /// Collects from nodes that `transform` maps to device pixels.
  mutating func add(_ nodes: [DisplayNode], through transform: Transform) {
    for node in nodes {
      switch node {
      case .picture(let picture): add(picture.items, through: transform, areText: false)
      case .layer(let layer):
        let inner = transform * layer.transform
        var finder = TextFinder(above: below + found)
        finder.add(layer.nodes, through: inner)
        if let clip = layer.clip { finder.cut(to: clip, through: inner) }
        if let shadow = layer.shadow {
          finder.echoes += finder.found.map { shadow.bounds(around: $0, through: inner) }
        }
        add(finder)
      case .backdrop(let backdrop): add(backdrop, through: transform)
      }
    }
  }

  private mutating func add(_ other: TextFinder) {
    lines += other.lines
    echoes += other.echoes
  }

  private mutating func add(
    _ items: [DisplayItem], through transform: Transform, areText: Bool
  ) {
    for item in items {
      switch item {
      case .fill, .image:
        if areText { lines.append(transform.boundingBox(of: item.bounds)) }
      case .shadow(of: let items, let silhouette):
        var finder = TextFinder()
        finder.add(items, through: transform, areText: areText)
        echoes += finder.found.map { silhouette.bounds(around: $0, through: transform) }
      case .group(let group):
        let inner = transform * group.transform
        var finder = TextFinder()
        finder.add(group.items, through: inner, areText: areText || group.isText)
        if let clip = group.clip { finder.cut(to: clip, through: inner) }
        add(finder)
      }
    }
  }

  private mutating func cut(to clip: Path, through transform: Transform) {
    let box = clip.controlBox.map(transform.boundingBox) ?? .zero
    lines = lines.map { $0.intersection(box) }
    echoes = echoes.map { $0.intersection(box) }
  }

  /// A blur carries what is below its outline as far as its samples are taken from: four standard
  /// deviations, and a pixel for their rounding.
  private mutating func add(_ backdrop: Backdrop, through transform: Transform) {
    guard let outline = backdrop.path.controlBox else { return }
    let box = transform.boundingBox(of: outline)
    let reach = 4 * max(0, backdrop.sigma) * transform.lengthFactor + 1
    echoes += (below + found).filter { !$0.isEmpty }
      .map { $0.inset(dx: -reach, dy: -reach).intersection(box) }
  }
}

extension DisplayItem.Silhouette {
  /// A rectangle around the shadow of something inside `rect`, which is in device pixels as the
  /// result is; `transform` maps the silhouette's points to them.
  fileprivate func bounds(around rect: Rect, through transform: Transform) -> Rect {
    DisplayItem.Silhouette(
      color: color, sigma: max(0, sigma) * transform.lengthFactor,
      offset: transform.applyLinear(to: offset)
    ).bounds(around: rect)
  }
}

extension Transform {
  /// The factor by which lengths grow, on average over directions.
  fileprivate var lengthFactor: Double { abs(determinant).squareRoot() }
}
