import Geometry
import Raster
import VideoCodec

/// Where the black of a picture on white is.
enum Ink {
  /// The middle of the black, in pixels; nil where there is none.
  static func centre(_ picture: Pixmap) -> Point? {
    centre(width: picture.width, height: picture.height) { 255 - Double(picture[$0, $1].green) }
  }

  /// The same of coded brightness, in which white is 235.
  static func centre(_ luma: DecodedFrame.Plane) -> Point? {
    centre(width: luma.width, height: luma.height) { 235 - Double(luma[$0, $1]) }
  }

  private static func centre(
    width: Int, height: Int, _ ink: (Int, Int) -> Double
  ) -> Point? {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let ink = ink(column, row)
        sum += ink
        x += ink * (Double(column) + 0.5)
        y += ink * (Double(row) + 0.5)
      }
    }
    return sum > 0 ? Point(x: x / sum, y: y / sum) : nil
  }
}
