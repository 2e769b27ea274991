extension Manual {
  static let measure = Manual(
    summary: "Measure the motion in a recording, and compare it with a shake",
    synopsis: ["measure RECORDING [--roi X,Y,W,H] [--against SCENE | --shake NAME] [options]"],
    paragraphs: [
      """
      RECORDING is any video that FFmpeg reads and whose frames have times, even or not, a GIF, an \
      APNG, a folder of PNG files or a pattern such as shot-%03d.png. What moves is found, and where \
      it is in every frame, to a hundredth of a pixel where the recording is good. CSV on stdout has \
      the header frame,time,x,y,confidence: seconds after the first frame, pixels from rest, and 0 \
      to 1 for how far to trust them. The uneven times of a GIF are rounded: 8 ms a frame are allowed.
      """,
      """
      With --against or --shake, start, duration and amplitude are fitted, and the verdict is \
      matches or differs: more than 2 % off in duration or amplitude, or 6 % of the peak in the \
      error of the frames, or moved in whole pixels only. When it starts is told, not judged. \
      Without them the preset that fits best is named.
      """,
      """
      What is no displacement that comes back to rest is refused, with the reason: a still clip, a \
      fade, a scroll, a rotation, a change of scale, and what is too uncertain. The status is 0 for \
      what matches or is only measured, 1 for what differs or is refused.
      """,
    ],
    examples: [
      Example("measure recording.mp4", "The motion as CSV, and the preset that fits best."),
      Example(
        "measure recording.mp4 --shake AFViewShaker --scale 3 -o shake.svg",
        "Whether it is the shake, by status, and a plot."),
      Example(
        "measure recording.gif --roi 0,150,640,80 --against login.json --json",
        "A part of the picture against a scene, as JSON."),
      Example("measure frames/ --fps 30", "PNG frames, which have no times of their own."),
    ])
}
