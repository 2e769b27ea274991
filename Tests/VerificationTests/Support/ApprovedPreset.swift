import Foundation
import Geometry
import TestSupport
import Testing

/// A golden of a preset's standard shake: a black view on white, 40 by 20 points at x 40 of 120, two
/// pixels a point. It shakes from 0 on, and rests for a tenth of a second afterwards.
struct ApprovedPreset: Sendable, CustomTestStringConvertible {
  /// The preset's name in small letters.
  let preset: String
  /// Frames a second.
  let rate: Int

  /// Both presets at all rates.
  static let all = ["afviewshaker", "qhlshakes"].flatMap { preset in
    [24, 30, 60, 120].map { ApprovedPreset(preset: preset, rate: $0) }
  }

  var testDescription: String { golden.name }

  /// The golden. All slits have 240 rows a second, so they are alike but for the steps.
  var golden: ApprovedGolden {
    ApprovedGolden(
      name: "presets/\(preset)-\(rate)",
      strip: PixelRect(minX: 0, minY: 40, maxX: 240, maxY: 41), thickness: 240 / rate)
  }

  /// How long the shake takes: AFViewShaker's half a second, QHLShakes' 7 strokes of 0.05 s; in
  /// hundredths of a second.
  private var hundredths: Int { preset == "afviewshaker" ? 50 : 35 }

  /// How many frames there are: all that begin before the end of the rest.
  var frameCount: Int { ((hundredths + 10) * rate + 99) / 100 }

  /// The offsets of the frames, in points: the rows of an independent program's curve, the last of
  /// which is at rest already, and rest.
  func offsets() throws -> [Double] {
    let path = Repository.path("Tests/ShakeEngineTests/Fixtures/oracle_curve.csv")
    let prefix = (preset == "afviewshaker" ? "af" : "qhl-default") + ",\(rate),"
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(prefix) }
    let offsets = try rows.map { row in
      try #require(row.split(separator: ",").last.flatMap { Double($0) })
    }
    try #require(offsets.count == (hundredths * rate + 99) / 100 + 1)
    try #require(offsets.last == 0)
    return offsets + Array(repeating: 0, count: frameCount - offsets.count)
  }
}
