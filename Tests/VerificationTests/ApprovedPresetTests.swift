import Foundation
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing

/// The approved curves and pictures of the presets against an independent program's curves: they are
/// true, and not only as they were.
@Suite struct ApprovedPresets {
  @Test(arguments: ApprovedPreset.all)
  func theCurveIsTheOraclesToNineDecimals(_ preset: ApprovedPreset) throws {
    var text = "frame,time,view,x,y,rotation,scaleX,scaleY,skew,opacity\n"
    for (frame, offset) in try preset.offsets().enumerated() {
      let numbers = [offset, 0, 0, 1, 1, 0, 1].map { String(format: "%.9f", $0) }
      let time = String(format: "%.9f", Double(frame) / Double(preset.rate))
      text += "\(frame),\(time),plain,\(numbers.joined(separator: ","))\n"
    }
    #expect(String(decoding: try preset.golden.bytes(".curve.csv"), as: UTF8.self) == text)
  }

  @Test(arguments: ApprovedPreset.all)
  func theAnimationHasTheRateAndEveryFrame(_ preset: ApprovedPreset) throws {
    let animation = try preset.golden.animation()
    #expect(animation.frameCount == preset.frameCount)
    #expect(animation.frameRate == (try FrameRate(parsing: "\(preset.rate)")))
  }

  /// A layer moves in steps of 1/256 pixel, so it is within half of one of its place; and the pixel
  /// that an edge crosses has 255 levels, with half of one lost in resampling and half in blending.
  private static let exactness = 1.0 / 512 + 1.0 / 255

  /// The view is at 80 to 160 pixels at rest, and never further than 20 from there: pixel 120 is
  /// always inside. What is white on either side of it tells where that edge is.
  @Test(arguments: ApprovedPreset.all)
  func bothEdgesInTheSlitAreWhereTheOracleHasThem(_ preset: ApprovedPreset) throws {
    let slit = try Pixmap(pngData: preset.golden.bytes(".slit.png"))
    let offsets = try preset.offsets()
    try #require(slit.width == 240 && slit.height == offsets.count * preset.golden.thickness)
    for y in 0..<slit.height {
      let offset = 2 * offsets[y / preset.golden.thickness]
      let white = (0..<240).map { Double(slit[$0, y].red) / 255 }
      let left = white[..<120].reduce(0, +)
      let right = 240 - white[120...].reduce(0, +)
      #expect((left - (80 + offset)).magnitude <= Self.exactness, "row \(y)")
      #expect((right - (160 + offset)).magnitude <= Self.exactness, "row \(y)")
    }
  }
}
