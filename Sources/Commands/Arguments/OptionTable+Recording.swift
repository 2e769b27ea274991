extension OptionTable {
  static let recording: [OptionDefinition] = [
    OptionDefinition(
      .roi, value: "X,Y,W,H", in: .recording, of: [.measure], standard: "all",
      "The part of the picture to look at, in pixels",
      details: """
        Without it everything is looked at, and what moves most is measured. Where something else \
        moves too, say where the shake is.
        """),
    OptionDefinition(
      .against, value: "SCENE", in: .recording, of: [.measure], completion: .files,
      "The scene with the shake that it should be; - is stdin",
      details: """
        Its timeline should play one shake; of several --shake chooses one. If the recording has \
        the size of the scene's canvas, the canvas says the pixels of a point.
        """),
  ]
}
