import Geometry
import Raster

/// What is seen where a piece of a screenshot was, guessed from its surroundings.
///
/// Each row is a straight line from the colour just left of the hole to the one just right of it
/// (each column, from above to below, when the piece moves vertically): exact on flat grounds and
/// on gradients along one direction.
struct CutoutHole: Sendable {
  /// The screenshot.
  let image: Pixmap
  /// The hole, inside the screenshot.
  let rect: PixelRect
  /// Whether columns are filled instead of rows.
  let alongColumns: Bool

  /// More levels than this between the pixels around a hole, and the ground is not flat.
  static let flatSpread = 8

  /// A hole in a screenshot; what lies outside the screenshot is left out.
  init(in image: Pixmap, at rect: PixelRect, alongColumns: Bool) {
    self.image = image
    self.rect = rect.intersection(image.bounds)
    // Where the hole reaches from edge to edge there is nothing to start from: go the other way.
    let spansRows = self.rect.width == image.width
    let spansColumns = self.rect.height == image.height
    self.alongColumns = alongColumns ? !spansColumns || spansRows : spansRows && !spansColumns
  }

  /// The filling; nil where there are no surroundings to guess from.
  func filling() -> Pixmap? {
    guard var filling = Pixmap(width: rect.width, height: rect.height) else { return nil }
    if alongColumns {
      for x in 0..<rect.width {
        let above = pixel(rect.minX + x, rect.minY - 1)
        let below = pixel(rect.minX + x, rect.maxY)
        guard let first = above ?? below, let last = below ?? above else { return nil }
        for y in 0..<rect.height {
          filling[x, y] = .between(first, last, step: y + 1, of: rect.height + 1)
        }
      }
    } else {
      for y in 0..<rect.height {
        let left = pixel(rect.minX - 1, rect.minY + y)
        let right = pixel(rect.maxX, rect.minY + y)
        guard let first = left ?? right, let last = right ?? left else { return nil }
        for x in 0..<rect.width {
          filling[x, y] = .between(first, last, step: x + 1, of: rect.width + 1)
        }
      }
    }
    return filling
  }

  /// The largest difference, in levels of one channel, between the pixels around the hole.
  func surroundingSpread() -> Int {
    var low = [255, 255, 255, 255]
    var high = [0, 0, 0, 0]
    func include(_ x: Int, _ y: Int) {
      guard let pixel = pixel(x, y) else { return }
      let channels = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      for (index, channel) in channels.enumerated() {
        low[index] = min(low[index], Int(channel))
        high[index] = max(high[index], Int(channel))
      }
    }
    for x in (rect.minX - 1)...rect.maxX {
      include(x, rect.minY - 1)
      include(x, rect.maxY)
    }
    for y in rect.minY..<rect.maxY {
      include(rect.minX - 1, y)
      include(rect.maxX, y)
    }
    return zip(low, high).reduce(0) { max($0, $1.1 - $1.0) }
  }

  private func pixel(_ x: Int, _ y: Int) -> PremultipliedColor? {
    x >= 0 && y >= 0 && x < image.width && y < image.height ? image[x, y] : nil
  }
}

extension PremultipliedColor {
  /// The colour `step` of `count` steps on the way from one colour to another, to the nearest level.
  static func between(
    _ first: PremultipliedColor, _ last: PremultipliedColor, step: Int, of count: Int
  ) -> PremultipliedColor {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int(a) * (count - step) + Int(b) * step + count / 2) / count)
    }
    return PremultipliedColor(
      red: channel(first.red, last.red), green: channel(first.green, last.green),
      blue: channel(first.blue, last.blue), alpha: channel(first.alpha, last.alpha))
  }
}
