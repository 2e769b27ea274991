extension Manual {
  static let golden = Manual(
    summary: "Record and verify the approved frames and curves of scenes",
    synopsis: [
      "golden record (DIR|NAME) ... [--all|--changed] [options]",
      "golden verify (DIR|NAME) ... [options]",
    ],
    paragraphs: [
      """
      A golden is a scene, NAME.json, with its references beside it: NAME.curve.csv, the motion as \
      text; NAME.apng, the frames; and NAME.fonts, the SHA-256 of the font files behind its texts. \
      DIR is all of a folder, and of the folders in it. The scene's own block "golden" says at \
      which rate and scale, which frames, and what may differ.
      """,
      """
      record draws and writes what is missing. What is there and the same keeps its bytes. A run \
      that wrote anything ends with status 1, so that it never passes for a test.
      """,
      """
      verify draws anew and compares curves, in pixels and milliseconds, and pictures, pixel by \
      pixel. Missing references, and references whose scene is gone, are failures too. It ends \
      with status 1 unless everything matches.
      """,
    ],
    examples: [
      Example("golden record golden", "Writes what is missing in the folder golden."),
      Example("golden verify golden", "Compares everything in it."),
      Example("golden verify golden/login", "Compares the scene golden/login.json alone."),
    ])
}
