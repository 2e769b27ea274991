import Geometry

/// Nodes composited on a transparent ground, kept for the next frame.
///
/// Only what differs from the nodes shown before is painted anew. The result is the same, bit for
/// bit, as that of an empty surface: an outline is rasterised whole and at one place whatever the
/// frame (see ``PictureStore``), and here ready pixels are put over each other one by one.
final class Surface {
  /// The pixels; nil before the first update.
  private(set) var sheet: Sheet?
  /// What the pixels show.
  private var nodes: [PlacedNode] = []
  /// The first few nodes alone, composited once when something above them changed.
  private var ground: (nodes: [PlacedNode], sheet: Sheet)?
  /// How many updates in a row left more nodes unchanged than the ground has.
  private var calmUpdates = 0

  /// After so many a larger ground pays: what moved before has come to rest.
  private static let patience = 3

  /// The bytes that the surface holds.
  var byteCount: Int { (sheet?.byteCount ?? 0) + (ground?.sheet.byteCount ?? 0) }

  /// Shows other nodes, or the same ones in another state.
  ///
  /// - Parameters:
  ///   - newNodes: What to show.
  ///   - bounds: The pixels to hold.
  ///   - below: What lies below the surface, for the backdrops in it; nil where they see the
  ///     surface itself. A surface that reads what is below it is painted whole.
  ///   - painter: Draws the nodes.
  /// - Returns: The pixels that can differ from what they were.
  func update(
    to newNodes: [PlacedNode], bounds: PixelRect, below: Sheet? = nil, painter: NodePainter
  ) -> DirtyRegion {
    let oldNodes = nodes
    nodes = newNodes
    guard below == nil, sheet?.bounds == bounds else {
      ground = nil
      sheet = painter.sheet(of: newNodes[...], bounds: bounds, below: below)
      return DirtyRegion(bounds)
    }
    let changed = DirtyRegion(from: oldNodes, to: newNodes) {
      painter.layers.changes(from: $0, to: $1, painter: painter)
    }.clipped(to: bounds)
    if !changed.isEmpty {
      renewGround(oldNodes, bounds: bounds, painter: painter)
      repaint(changed, painter: painter)
    }
    return changed
  }

  /// Keeps the ground as long as the nodes start with it; else takes the nodes that stayed the same.
  private func renewGround(_ oldNodes: [PlacedNode], bounds: PixelRect, painter: NodePainter) {
    let kept = zip(oldNodes, nodes).prefix { $0 == $1 }.map(\.1)
    if let ground, nodes.starts(with: ground.nodes) {
      calmUpdates = kept.count > ground.nodes.count ? calmUpdates + 1 : 0
      guard calmUpdates >= Self.patience else { return }
    }
    calmUpdates = 0
    ground = nil
    guard !kept.isEmpty else { return }
    ground = painter.sheet(of: kept[...], bounds: bounds, below: nil).map { (kept, $0) }
  }

  private func repaint(_ changed: DirtyRegion, painter: NodePainter) {
    let rest = nodes[(ground?.nodes.count ?? 0)...]
    let region = changed.enclosingSamples(of: rest)
    // The surface lets go of its pixels, so that they are not copied where nobody else has them.
    guard var sheet = self.sheet else { return }
    self.sheet = nil
    for rect in region.rects {
      if let ground {
        sheet.copy(rect, from: ground.sheet)
      } else {
        sheet.clear(rect)
      }
    }
    painter.paint(rest, on: &sheet, in: region, below: nil)
    self.sheet = sheet
  }
}
