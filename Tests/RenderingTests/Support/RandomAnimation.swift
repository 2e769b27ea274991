import Geometry
import MockKit
import Raster
import TestSupport

/// An animated list made up from a seed: layers in layers that move, turn, fade, are cut and cast
/// shadows; pictures that change; backdrops; things that come and go.
struct RandomAnimation: Sendable {
  static let frameCount = 14
  private let seed: UInt64
  private let template: [Node]

  /// A node and how it behaves over time.
  private indirect enum Node {
    case picture([Picture])
    case layer(Behaviour, [Node])
    case backdrop(Backdrop)
  }

  private struct Behaviour {
    var id: Int
    var rest: Transform
    var moves: Point
    var turns: Bool
    var opacities: [Double]
    var clip: Path?
    var shadow: DisplayItem.Silhouette?
    var shows: ClosedRange<Int>
  }

  init(seed: UInt64) {
    self.seed = seed
    var maker = Maker(random: SeededGenerator(seed: seed))
    template =
      [.picture([Picture(box: Rect(x: 0, y: 0, width: 64, height: 48), .white)])]
      + maker.nodes(6, depth: 0)
  }

  /// The list of a frame, with the same pictures each time it is asked for.
  func list(_ frame: Int) -> DisplayList {
    var list = DisplayList(
      width: 64, height: 48, scale: seed % 2 == 0 ? 1 : 1.5, nodes(template, frame))
    if seed % 3 == 0 { list.clip = .ellipse(in: Rect(x: -5, y: -5, width: 74, height: 58)) }
    return list
  }

  private func nodes(_ nodes: [Node], _ frame: Int) -> [DisplayNode] {
    nodes.compactMap { node in
      switch node {
      case .picture(let pictures):
        return .picture(pictures[frame / 3 % pictures.count])
      case .backdrop(let backdrop):
        return .backdrop(backdrop)
      case .layer(let behaviour, let inside):
        guard behaviour.shows.contains(frame) else { return nil }
        return .layer(layer(behaviour, nodes: self.nodes(inside, frame), frame))
      }
    }
  }

  private func layer(_ behaviour: Behaviour, nodes: [DisplayNode], _ frame: Int) -> Layer {
    // Rest, a few frames of motion, and rest again.
    let phase = [0, 0, 1, -0.7, 0.4, 0, 0.3, 0, 0, -1, 0.5, 0.25, 0, 0][frame]
    var transform = behaviour.rest
    if behaviour.turns, phase != 0 {
      transform.a += phase / 4
      transform.b += phase / 3
    }
    transform.tx += behaviour.moves.x * phase
    transform.ty += behaviour.moves.y * phase
    return Layer(
      id: behaviour.id, nodes: nodes, rest: behaviour.rest, transform: transform,
      opacity: behaviour.opacities[frame / 2 % behaviour.opacities.count], clip: behaviour.clip,
      shadow: behaviour.shadow)
  }

  private struct Maker {
    var random: SeededGenerator
    var nextID = 0

    mutating func nodes(_ count: Int, depth: Int) -> [Node] {
      (0..<count).map { _ in
        if depth < 3, !random.once(in: 3) { return layer(depth: depth) }
        if depth < 2, random.once(in: 6) { return backdrop() }
        return .picture((0...(random.once(in: 3) ? 1 : 0)).map { _ in picture() })
      }
    }

    mutating func layer(depth: Int) -> Node {
      nextID += 1
      let first = random.once(in: 4) ? Int.random(in: 0...6, using: &random) : 0
      return .layer(
        Behaviour(
          id: random.once(in: 12) ? 1 : nextID,
          rest: Transform(
            a: 1, b: random.once(in: 6) ? 0.2 : 0, c: 0, d: 1, tx: random.number(-6...6),
            ty: random.number(-6...6)),
          moves: random.once(in: 3)
            ? .zero : Point(x: random.number(-15...15), y: random.number(-9...9)),
          turns: random.once(in: 6),
          opacities: random.once(in: 3) ? [1, 0.5, 0.25, 0] : [1],
          clip: random.once(in: 3) ? shape() : nil,
          shadow: random.once(in: 4)
            ? DisplayItem.Silhouette(
              color: Color(white: 0, alpha: 0.6), sigma: random.number(0...3),
              offset: Point(x: random.number(-3...3), y: random.number(-3...3))) : nil,
          shows: first...(first + Int.random(in: 4...14, using: &random))),
        nodes(Int.random(in: 1...3, using: &random), depth: depth + 1))
    }

    mutating func backdrop() -> Node {
      .backdrop(
        Backdrop(
          path: shape(), sigma: random.number(0...3), saturation: 1.8,
          tint: Color(white: 1, alpha: 0.3), opacity: random.once(in: 2) ? 1 : 0.6))
    }

    mutating func picture() -> Picture {
      let items = (0...1).map { _ in
        DisplayItem.fill(
          shape(), rule: .nonZero,
          paint: .color(
            Color(
              red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
              alpha: random.once(in: 2) ? 1 : 0.5)))
      }
      let bounds = items.reduce(Rect.zero) { box, item in
        guard case .fill(let path, _, _) = item, let own = path.controlBox else { return box }
        return box.union(own)
      }
      return Picture(items: items, bounds: bounds)
    }

    mutating func shape() -> Path {
      let rect = Rect(
        x: random.number(-10...50), y: random.number(-10...40), width: random.number(1...30),
        height: random.number(1...25))
      return random.once(in: 2) ? .ellipse(in: rect) : .rect(rect)
    }
  }
}
