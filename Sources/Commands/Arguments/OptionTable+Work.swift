import VideoCodec

extension OptionTable {
  /// libx264's own names, fastest first.
  static let encoderPresets = VideoSettings.Preset.allCases.map(\.rawValue)

  static let work: [OptionDefinition] = [
    OptionDefinition(
      .crf, value: "N", in: .work, of: [.render], standard: "18",
      "Quality of the video: 0 best ... 51 worst",
      details: """
        0 is taken as 1: nothing plays what x264 makes of 0, which would be lossless.
        """),
    OptionDefinition(
      .encoderPreset, value: "NAME", in: .work, of: [.render], standard: "medium",
      completion: .words(encoderPresets),
      "Effort of the video encoder: ultrafast ... placebo",
      details: "The names are libx264's: \(encoderPresets.joined(separator: ", "))."),
    OptionDefinition(
      .workers, value: "N", in: .work, of: [.render, .golden], standard: "one a core",
      "How many frames are drawn at a time",
      details: "The pixels are the same for any number."),
  ]
}
