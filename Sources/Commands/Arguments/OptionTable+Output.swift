import Encoding

extension OptionTable {
  /// What `--format` takes: kinds of pictures and of curves.
  private static let formats = {
    let pictures = OutputFormat.allCases.map(\.rawValue)
    return pictures
      + MeasureResult.Format.allCases.map(\.rawValue).filter { !pictures.contains($0) }
  }()

  static let output: [OptionDefinition] = [
    OptionDefinition(
      .output, short: "o", value: "OUT", in: .output,
      of: [.render, .still, .curve, .diff, .measure],
      isRepeatable: true, completion: .files,
      "Where to write: the ending says what",
      details: .of(.render, .still, .curve, text: "- is stdout.")
        + .of(
          .render,
          text: """
            render writes a video to NAME.mp4, an animated PNG to NAME.apng, PNG frames into a folder \
            to a path that ends in /, and PNG frames under names of your own to a path with %d or \
            %04d in its last part. It takes several -o and draws each frame once.
            """)
        + .of(.still, text: "still writes NAME.png, one picture to one OUT.")
        + .of(
          .curve,
          text: """
            curve writes NAME.csv, NAME.json or, as a plot, NAME.svg or NAME.png, several if asked, \
            and CSV to stdout without -o.
            """)
        + .of(
          .diff,
          text: """
            diff writes a difference picture, of the frame that differs most to NAME.png, or of \
            every frame to NAME.apng: red where pixels differ, a pale orange where that is \
            tolerated, the paler the less they do, yellow where it is ignored as anti-aliasing, \
            magenta where only one picture has a pixel, and pale grey elsewhere.
            """)
        + .of(
          .measure,
          text: """
            measure writes NAME.csv, NAME.json or, as a plot, NAME.svg or NAME.png, several if \
            asked, and CSV to stdout without -o.
            """)
          + """
          A file that exists is replaced, in one step and only when the new one is whole. Folders \
          that are missing are made.
          """
        + .of(
          .render,
          text: """
            Frames of an earlier, longer render do not stay in a folder of frames; other files there \
            are left alone.
            """)),
    OptionDefinition(
      .format, value: "FORMAT", in: .output, of: [.render, .still, .curve, .measure],
      completion: .words(formats),
      "The format, where the ending of OUT does not say it",
      details: .of(
        .render, text: "render takes mp4, apng or png, and needs it for data on stdout.")
        + .of(.still, text: "still takes png.")
        + .of(.curve, text: "curve takes csv, json, svg or png.")
        + .of(.measure, text: "measure takes csv, json, svg or png.")),
    OptionDefinition(
      .json, in: .output,
      of: [.render, .still, .curve, .explain, .diff, .measure, .presets, .devices, .doctor],
      "Print the result as one JSON document on stdout",
      details: .of(
        .render, .still,
        text: """
          From render and still: the outputs, frames, duration, rate and size, warnings, completed \
          shakes, library versions, the SHA-256 of each frame's pixels (8-bit RGBA with straight \
          alpha, rows from the top) and one for all, the SHA-256 of those 32-byte digests in a row.
          """)
        + .of(.curve, text: "From curve: the rows of the CSV as objects, as with --format json.")
        + .of(
          .measure,
          text: """
            From measure: frames with time, x, y and confidence, roi, fit, verdict and reason; \
            whatever else is written.
            """)
        + .of(.explain, text: "From explain: all that the text says, and a timeline of any length.")
        + .of(
          .diff,
          text: """
            From diff: the verdict, what differs in words, both inputs, the curves' difference, the \
            motion that was seen, and the numbers of the pixels with the limits.
            """)
        + .of(.presets, text: "From presets: each with parameters, their options, and keyframes.")
        + .of(.devices, text: "From devices: sizes, scale, corner and safe areas of each.")
        + .of(.doctor, text: "From doctor: name, isFound, isNeeded and words of each finding.")),
  ]
}
