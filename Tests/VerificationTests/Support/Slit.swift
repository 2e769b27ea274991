import Geometry
import Raster

/// One row or column of pixels of every frame, side by side in time: the motion in one picture.
struct Slit {
  /// The pixels that are taken of a frame: one row, and time runs down; or one column, and time runs
  /// to the right.
  let strip: PixelRect
  /// How many pixels a frame takes along time.
  let thickness: Int

  private var isRow: Bool { strip.height == 1 }

  /// The picture of some frames; nil where there is none, or the strip is not inside of one.
  func picture(of frames: [Pixmap]) -> Pixmap? {
    let length = frames.count * thickness
    guard
      frames.allSatisfy({ $0.bounds.intersection(strip) == strip }),
      var picture = Pixmap(
        width: isRow ? strip.width : length, height: isRow ? length : strip.height)
    else { return nil }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let frame = frames[(isRow ? y : x) / thickness]
        picture[x, y] = frame[strip.minX + (isRow ? x : 0), strip.minY + (isRow ? 0 : y)]
      }
    }
    return picture
  }
}
