extension Manual {
  static let diff = Manual(
    summary: "Compare two pictures or clips, motion first",
    synopsis: ["diff EXPECTED ACTUAL [-o DIFF.png|DIFF.apng] [options]"],
    paragraphs: [
      """
      EXPECTED and ACTUAL are pictures (PNG, JPEG, WebP), animated PNGs, GIFs, videos or folders of \
      PNG frames, each against any other. Decoded pixels are compared, whatever the files are, with 8 \
      bits a channel and premultiplied: of 16 bits the upper 8, and colours as far as alpha shows them. \
      Nothing may differ unless an option allows it. It ends with status 0 if both are the same, 1 \
      if they differ or their motion cannot be compared, and 3 if one cannot be read.
      """,
      """
      curve is how far apart the motion in both is, in pixels and frames, and seen what was \
      measured in each: where its moving region goes, to a fraction of a pixel. pixels is in how \
      many frames and pixels they differ, and by how much. Size, number of frames and frame rate \
      are compared too. The frames of a folder have no times, so it fits any rate. Motion that is \
      no displacement, such as a rotation, is not measured: frames that differ fail then, with the \
      reason, unless --max-offset any leaves the motion to the pixels.
      """,
    ],
    examples: [
      Example("diff approved.png new.png", "Two pictures, pixel by pixel."),
      Example(
        "diff approved.apng new.apng -o diff.png",
        "Two animations, and what differs in the worst frame."),
      Example(
        "diff approved.apng new.mp4 --max-ratio 1",
        "The motion alone: any pixel of a video may differ."),
    ])
}
