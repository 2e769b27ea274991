extension Manual {
  static let golden = Manual(
    summary: "Record and verify the approved frames and curves of scenes",
    synopsis: [
      "golden record (DIR|NAME) ... [--all|--changed] [options]",
      "golden verify (DIR|NAME) ... [--mutate] [--report DIR] [options]",
      "golden approve (DIR|NAME) ... [--report DIR] [options]",
    ],
    paragraphs: [
      """
      A golden is a scene, NAME.json, with its references beside it: NAME.curve.csv, the motion as \
      text; NAME.apng, the frames; and NAME.fonts, the SHA-256 of the font files behind its texts. \
      DIR is all of a folder, and of the folders in it; NAME may be written with .json, which tells \
      it from a folder of that name. The scene's own block "golden" says at \
      which rate and scale, which frames, and what may differ.
      """,
      """
      record draws and writes what is missing. What is there and the same keeps its bytes; what is \
      there and does not match is named, and written only with --changed or --all. A run \
      that wrote anything ends with status 1, so that it never passes for a test.
      """,
      """
      verify draws anew and compares three things: the curves, in pixels and milliseconds; the \
      motion that the frames show, measured from their pixels, with the curve; and the pictures, \
      pixel by pixel. Missing references, and references whose scene is gone, are failures too. It \
      ends with status 1 unless everything matches, and leaves a report then.
      """,
      """
      approve accepts what the last verify drew of goldens that did not match, and only that, all of \
      them together. What it leaves is named with the reason, and the status is 1 then: a golden \
      that was not verified or could not be drawn, one whose scene, pictures or report have \
      changed since, and one that fails although what was drawn is what is approved.
      """,
    ],
    examples: [
      Example("golden record golden", "Writes what is missing in the folder golden."),
      Example("golden verify golden", "Compares everything in it."),
      Example(
        "golden verify golden --mutate", "Also proves that mistakes in the motion would be noticed."
      ),
      Example(
        "golden approve golden/login.json",
        "Accepts how golden/login.json was drawn by the last verify."
      ),
    ])
}
