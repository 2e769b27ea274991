import Geometry
package import Golden
import PNGCodec
import Raster
import Rendering
import Timing

/// A scene drawn: the bytes of what can be approved of it.
package struct DrawnGolden: Sendable {
  /// The motion.
  package let curve: CurveTable
  /// The frames as an animated PNG.
  package let frames: [UInt8]
  /// The fonts.
  package let fonts: FontDigests

  /// Draws a scene.
  package init(_ scene: GoldenScene, workers: Int?) throws {
    let file = try AnimationFile(of: scene)
    try scene.frames(workers: workers).deliver { frame in
      try file.append(frame.pixmap, damage: frame.damage)
    }
    curve = scene.curve()
    frames = try file.finish()
    fonts = try FontDigests(of: scene.fontFiles)
  }

  /// The files by their names in a store. A scene without text needs no file of fonts.
  package func files(of name: GoldenName) -> [(name: String, bytes: [UInt8])] {
    [
      (name.curveFile, Array(curve.csv.utf8)), (name.framesFile, frames),
      (name.fontsFile, Array(fonts.text.utf8)),
    ]
  }
}
