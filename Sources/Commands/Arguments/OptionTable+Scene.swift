extension OptionTable {
  static let scene: [OptionDefinition] = [
    OptionDefinition(
      .screenshot, value: "PNG", in: .scene, of: Subcommand.withScene, completion: .files,
      "Shake a piece of this picture, without a scene",
      details: """
        Needs --rect. --scale says how many of its pixels are a point; without it, 2 or 3 where \
        the name ends in @2x or @3x before the dot, else 1. --fill, --plate and --padding say what \
        is seen where the piece was.
        """),
    OptionDefinition(
      .rect, value: "X,Y,W,H", in: .scene, of: Subcommand.withScene,
      "The piece of the screenshot that shakes, in points"),
    OptionDefinition(
      .fill, value: "COLOR|auto", in: .scene, of: Subcommand.withScene, standard: "auto",
      completion: .words(["auto"]),
      "What is seen where the piece of the screenshot was",
      details: """
        A colour as scenes have it: #RRGGBB, #RRGGBBAA or a UIKit name. auto carries on what \
        surrounds the hole, which is right on a flat background. Excludes --plate.
        """),
    OptionDefinition(
      .plate, value: "PNG", in: .scene, of: Subcommand.withScene, completion: .files,
      "The same screenshot without the piece, to see there"),
    OptionDefinition(
      .padding, value: "POINTS", in: .scene, of: Subcommand.withScene, standard: "4",
      "How far around the piece the hole is filled",
      details: "More where the piece has a shadow or a glow, less where something is near."),
    OptionDefinition(
      .scale, value: "N", in: .scene, of: Subcommand.withShake,
      standard: "the scene's",
      "Pixels a point",
      details: .of(
        .render, .still, .curve, .explain,
        text: """
          A whole number, 1 to 20, where a document's canvas.scale takes 1, 2 or 3, the scales of \
          devices. Without it --screenshot takes 2 or 3 from a name that ends in @2x or @3x before \
          the dot, else 1.
          """)
        + .of(
          .measure,
          text: """
            In measure: of the recording, 0.1 to 20. A phone's own recording has its scale, 2 or 3, \
            and less if it was made smaller. Where it is not known the amplitude is not judged; the \
            pixels of a point that would make it right are told.
            """)),
    OptionDefinition(
      .set, value: "KEY=VALUE", in: .scene, of: Subcommand.withScene, isRepeatable: true,
      "Change a value of the scene by its path",
      details: """
        The key is a path as messages show it (views[2].frame.width, canvas.scale) or starts at a \
        view's id (views.email.text). The value is JSON; what is not JSON is taken as text. May be \
        given several times.
        """),
    OptionDefinition(
      .font, value: "FILE", in: .scene, of: Subcommand.withPixels, isRepeatable: true,
      completion: .files,
      "A font file to look in before the system's",
      details: "May be given several times."),
  ]
}
