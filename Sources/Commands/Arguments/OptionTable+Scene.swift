extension OptionTable {
  static let scene: [OptionDefinition] = [
    OptionDefinition(
      .screenshot, value: "PNG", in: .scene, of: Subcommand.withScene, completion: .files,
      "Shake a piece of this picture, without a scene",
      details: "Needs --rect; --scale says how many of its pixels are a point."),
    OptionDefinition(
      .rect, value: "X,Y,W,H", in: .scene, of: Subcommand.withScene,
      "The piece of the screenshot that shakes, in points"),
    OptionDefinition(
      .scale, value: "N", in: .scene, of: Subcommand.withScene,
      standard: "the scene's",
      "Pixels a point, a whole number",
      details: """
        1 to 20, where a document's canvas.scale takes 1, 2 or 3, the scales of devices. A picture \
        without a scale of its own, such as that of --screenshot, has 2 or 3 if its name ends in \
        @2x or @3x before the dot, else 1.
        """),
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
