import Geometry
import Raster

/// The brightness of a window of a picture, 0 ... 255, in rows from the top.
///
/// Brightness is Rec. 709's luma of the encoded pixel, where video keeps its full resolution;
/// what is transparent lies on middle grey, so that black and white are both seen.
struct LumaPlane {
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// `width * height` values.
  var values: [Float]

  /// A plane of zeros.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// The brightness of the pixels of `window`, which must lie inside the picture.
  init(_ pixmap: Pixmap, window: PixelRect) {
    width = window.width
    height = window.height
    values = []
    values.reserveCapacity(width * height)
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      for y in window.minY..<window.maxY {
        let row = y * pixmap.width
        for x in window.minX..<window.maxX {
          let word = unsafe bytes.loadUnaligned(fromByteOffset: (row + x) * 4, as: UInt32.self)
          values.append(Self.luma(word))
        }
      }
    }
  }

  /// The brightness of one pixel, red in the lowest byte.
  @inline(__always)
  private static func luma(_ word: UInt32) -> Float {
    let red = Float(word & 255)
    let green = Float(word >> 8 & 255)
    let blue = Float(word >> 16 & 255)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.5 * Float(255 - (word >> 24))
  }

  /// The plane under the binomial filter 1 4 6 4 1 in both directions, edges repeated.
  ///
  /// A filter commutes with a shift, so a picture that was moved bilinearly stays exactly that,
  /// while noise falls to a quarter and outlines that were drawn anew come close to it.
  func smoothed() -> LumaPlane {
    var across = LumaPlane(width: width, height: height)
    for y in 0..<height {
      let row = y * width
      for x in 0..<width {
        let (a, b) = (row + max(x - 2, 0), row + max(x - 1, 0))
        let (d, e) = (row + min(x + 1, width - 1), row + min(x + 2, width - 1))
        across.values[row + x] =
          (values[a] + values[e]) * 0.0625 + (values[b] + values[d]) * 0.25
          + values[row + x] * 0.375
      }
    }
    var result = LumaPlane(width: width, height: height)
    for y in 0..<height {
      let (a, b) = (max(y - 2, 0) * width, max(y - 1, 0) * width)
      let (d, e) = (min(y + 1, height - 1) * width, min(y + 2, height - 1) * width)
      for x in 0..<width {
        result.values[y * width + x] =
          (across.values[a + x] + across.values[e + x]) * 0.0625
          + (across.values[b + x] + across.values[d + x]) * 0.25
          + across.values[y * width + x] * 0.375
      }
    }
    return result
  }

  /// The plane at half the size, each value the mean of four; an odd row or column is dropped.
  func halved() -> LumaPlane {
    var result = LumaPlane(width: width / 2, height: height / 2)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let at = 2 * y * width + 2 * x
        result.values[y * result.width + x] =
          (values[at] + values[at + 1] + values[at + width] + values[at + width + 1]) * 0.25
      }
    }
    return result
  }
}
