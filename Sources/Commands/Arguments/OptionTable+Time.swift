extension OptionTable {
  static let time: [OptionDefinition] = [
    OptionDefinition(
      .fps, value: "RATE", in: .time, of: Subcommand.withShake, standard: "60",
      "Frames a second: 60, 12.5, 30000/1001",
      details: .of(
        .measure,
        text: "In measure: of a folder of pictures. Other recordings have times of their own.")
          + """
          Kept as an exact fraction. 23.976, 29.97, 59.94 and 119.88 mean the NTSC rates 24000/1001, \
          30000/1001, 60000/1001 and 120000/1001. An animated PNG takes fractions of numbers up to \
          65535.
          """),
    OptionDefinition(
      .frames, value: "LIST", in: .time, of: [.render, .curve, .measure], standard: "all",
      "Only these frames, from 0: 0-59:2,75",
      details: """
        Ranges include both ends: 0-9 is the first ten frames, and 9 the tenth alone. :2 takes \
        every second frame of a range, from its first on.
        """),
    OptionDefinition(
      .frame, value: "N", in: .time, of: [.still],
      "The frame of the picture, from 0"),
    OptionDefinition(
      .at, value: "SECONDS", in: .time, of: [.still],
      "The time of the picture, in seconds of the scene",
      details: "Whatever --slow says."),
    OptionDefinition(
      .loop, value: "N", in: .time, of: [.render],
      "How often a video or an animated PNG plays the timeline",
      details: """
        A video holds the frames N times; without the option, once. An animated PNG holds them once \
        and says how often they are played; 0, or no option, is for ever, and a video beside it \
        takes 0 as 1. Frames in a folder are written once.
        """),
    OptionDefinition(
      .slow, value: "X", in: .time, of: Subcommand.withScene, standard: "1",
      "Slow motion: X times as long, with as many more frames",
      details: """
        The scene's own times do not change: those of explain, curve, --at and of completed shakes. \
        Frame numbers and the durations of outputs are the slower video's. Below 1 it is faster.
        """),
  ]
}
