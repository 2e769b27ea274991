import CAVCodec
import Raster

/// How far players turn the pictures of a video clockwise, in quarters of a circle: 0 ... 3.
///
/// Phones store what their sensor saw and say how they were held. Other angles count as none.
struct QuarterTurns: Hashable, Sendable {
  let count: Int

  init(_ stream: UnsafePointer<AVStream>) {
    let anticlockwise = cav_rotation(stream)
    let quarters = (anticlockwise / 90).rounded()
    // The angle comes out of a matrix, so it is a little off. It is not a number for senseless ones.
    count = abs(quarters * 90 - anticlockwise) < 0.01 ? (4 - Int(quarters)) & 3 : 0
  }

  /// Whether width and height change places.
  var swapsSides: Bool { count & 1 == 1 }

  /// A picture turned so.
  func applied(to pixmap: Pixmap) -> Pixmap {
    let (width, height) =
      swapsSides ? (pixmap.height, pixmap.width) : (pixmap.width, pixmap.height)
    guard count != 0, var turned = Pixmap(width: width, height: height) else { return pixmap }
    turned.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let source =
            switch count {
            case 1: (x: y, y: width - 1 - x)
            case 2: (x: width - 1 - x, y: height - 1 - y)
            default: (x: height - 1 - y, y: x)
            }
          pixels[y * width + x] = pixmap.pixels[source.y * pixmap.width + source.x]
        }
      }
    }
    return turned
  }
}
