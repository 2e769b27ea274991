import Foundation
import Geometry
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing

/// A golden of this repository, and the slit that its motion is seen through.
struct ApprovedGolden: Sendable, CustomTestStringConvertible {
  /// Its name inside `golden`.
  let name: String
  /// The pixels of a frame that its slit picture has.
  let strip: PixelRect
  /// How many pixels of the slit picture a frame takes.
  let thickness: Int

  var testDescription: String { name }

  /// The name of its slit picture inside `golden`, without the ending.
  var slitName: String { name + ".slit" }

  /// The absolute path of one of its files.
  func path(_ ending: String) -> String { Repository.path("golden/\(name)\(ending)") }

  /// The bytes of one of its files.
  func bytes(_ ending: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(ending))))
  }

  /// Its approved frames, to be read from the first one on.
  func animation() throws -> APNGReader { try APNGReader(bytes(".apng")) }

  /// What its slit shows of the approved frames.
  func slit() throws -> Pixmap {
    var reader = try animation()
    var frames: [Pixmap] = []
    while let frame = try reader.next() { frames.append(frame.pixmap) }
    return try #require(Slit(strip: strip, thickness: thickness).picture(of: frames))
  }
}

extension ApprovedGolden {
  /// The examples. The strips are in device pixels of their goldens: through the line under a field,
  /// through the letters of another and the edges of its card, along the middle of a field that moves
  /// up and down, and through the dots of a passcode.
  static let examples = [
    ApprovedGolden(
      name: "examples/afviewshaker-form",
      strip: PixelRect(minX: 0, minY: 100, maxX: 320, maxY: 101), thickness: 3),
    ApprovedGolden(
      name: "examples/login-error-hud",
      strip: PixelRect(minX: 0, minY: 163, maxX: 393, maxY: 164), thickness: 2),
    ApprovedGolden(
      name: "examples/qhlshakes-demo",
      strip: PixelRect(minX: 165, minY: 340, maxX: 166, maxY: 410), thickness: 4),
    ApprovedGolden(
      name: "examples/screenshot-rect",
      strip: PixelRect(minX: 190, minY: 822, maxX: 990, maxY: 823), thickness: 3),
  ]

  /// Everything of the repository that has a scene.
  static let all = examples + ApprovedPreset.all.map(\.golden)
}
