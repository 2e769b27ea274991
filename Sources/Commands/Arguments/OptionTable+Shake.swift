import ShakeEngine

extension OptionTable {
  static let shake: [OptionDefinition] = [
    OptionDefinition(
      .shake, value: "NAME", in: .shake, of: Subcommand.withShake,
      completion: .words(PresetCatalog.all.map(\.name)),
      "The shake to play: one of the scene's, or a preset",
      details: .of(
        .render, .still, .curve, .explain,
        text: """
          The name of a shake in the scene plays that one in place of every shake of the timeline; \
          the name of a preset (see 'shake-render presets') replaces their motion.
          """)
        + .of(
          .measure,
          text: """
            In measure: the shake that it should be, one of the scene's that --against names, or a \
            preset (see 'shake-render presets').
            """)),
    OptionDefinition(
      .view, value: "ID", in: .shake, of: Subcommand.withScene, isRepeatable: true,
      "The view to shake, in place of the scene's choice",
      details: """
        May be given several times. In curve it chooses the views that are listed, whether they \
        move or not; together with --shake it also says who shakes.
        """),
    OptionDefinition(
      .duration, value: "SECONDS", in: .shake, of: Subcommand.withShake,
      "How long AFViewShaker or a keyframe shake lasts"),
    OptionDefinition(
      .times, value: "N", in: .shake, of: Subcommand.withShake,
      "The 'times' of QHLShakes",
      details: """
        The original makes half as many strokes as it is told, and one: times 20 is 11 strokes and \
        the way back. --exact-count makes as many as it is told.
        """),
    OptionDefinition(
      .speed, value: "SECONDS", in: .shake, of: Subcommand.withShake,
      "How long each stroke of QHLShakes lasts"),
    OptionDefinition(
      .range, value: "POINTS", in: .shake, of: Subcommand.withShake,
      "How far QHLShakes goes; a negative one starts the other way"),
    OptionDefinition(
      .direction, value: "WAY", in: .shake, of: Subcommand.withShake,
      completion: .words(QHLShakes.Direction.allCases.map(\.rawValue)),
      "Which way QHLShakes goes: horizontal or vertical"),
    OptionDefinition(
      .exactCount, in: .shake, of: Subcommand.withShake,
      "Make 'times' strokes in QHLShakes, as callers mean it"),
    OptionDefinition(
      .bare, in: .shake, of: [.curve],
      "The shake alone, from its own start to the settled row",
      details: """
        Rows 0 to the first at or after the shake's end, so one more than it has frames. Of a \
        scene with several shakes --shake chooses one.
        """),
  ]
}
