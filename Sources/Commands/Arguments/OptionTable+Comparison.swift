import Golden
import Raster

extension OptionTable {
  static let comparison: [OptionDefinition] = [
    OptionDefinition(
      .tolerance, value: "LEVELS", in: .comparison, of: [.diff], standard: "0",
      "By how much each channel of a pixel may differ: 0 to 255",
      details: """
        Red, green, blue and alpha, in levels of 255, straight: a pixel counts as different where \
        any of them is further apart. Excludes --yiq.
        """),
    OptionDefinition(
      .yiq, value: "THRESHOLD", in: .comparison, of: [.diff],
      "The same in colours as the eye sees them: 0 to 1",
      details: "The measure and the scale are those of pixelmatch up to version 7."),
    OptionDefinition(
      .maxPixels, value: "N", in: .comparison, of: [.diff], standard: "0",
      "How many pixels of a frame may count as different",
      details: "With --max-ratio too, the stricter one decides. Both limits are inclusive."),
    OptionDefinition(
      .maxRatio, value: "SHARE", in: .comparison, of: [.diff],
      "Which share of a frame's pixels may: 0 to 1",
      details: "0.01 is one pixel of a hundred."),
    OptionDefinition(
      .ignoreAntialiasing, in: .comparison, of: [.diff],
      "Never count pixels that look like anti-aliasing",
      details: """
        It hides motion, and warns of that: the edges of what moves are what it ignores, so an \
        offset that is wrong by half a pixel passes.
        """),
    OptionDefinition(
      .maxOffset, value: "PIXELS", in: .comparison, of: [.diff], standard: "0.1",
      "How far apart the motion in both clips may be",
      details: """
        As it is measured from the pixels of each, to some thousandths of a pixel, or to a tenth in \
        a video with losses. It counts whatever the pixels themselves are allowed. Motion that \
        cannot be measured in both fails too, unless all frames are the same; 'any' leaves it to the \
        pixels.
        """),
  ]
}
