extension Manual {
  /// The examples that introduce the program.
  package static let introduction: [Example] = [
    Example("render -o shake.mp4", "A login form that got the wrong password, as a video."),
    Example(
      "render login.json -o login.mp4 -o frames/",
      "A scene of your own, as a video and as PNG frames."),
    Example(
      "render --screenshot login.png --rect 96,260,201,28 --scale 3 -o shake.mp4",
      "A piece of a real picture shakes."),
    Example("explain --shake QHLShakes --times 20", "What a shake will do, in words."),
    Example(
      "measure recording.mp4 --shake AFViewShaker", "Whether a recording shows the shake."),
  ]

  /// What is to be said about a subcommand.
  package static func of(_ subcommand: Subcommand) -> Manual {
    switch subcommand {
    case .render: render
    case .still: still
    case .curve: curve
    case .measure: measure
    case .explain: explain
    case .golden: golden
    case .diff: diff
    case .presets: presets
    case .devices: devices
    case .schema: schema
    case .doctor: doctor
    case .completions: completions
    case .help: help
    }
  }

  private static let render = Manual(
    summary: "Write a scene as a video, an animated PNG or frames",
    synopsis: ["render [SCENE|-] -o OUT [-o OUT ...] [options]"],
    paragraphs: [
      """
      Every output of a timeline of T seconds has ceil(T x rate) frames and lasts that many \
      frames. Everything is read and checked before anything is written.
      """, scene,
    ],
    examples: [
      Example("render -o shake.mp4", "The built-in scene as a video."),
      Example("render login.json -o login.mp4 -o frames/", "A scene as a video and as frames."),
      Example("render login.json -o login.apng", "A scene for a web page: exact pixels, for ever."),
      Example(
        "render --shake QHLShakes --times 6 --range 8 -o shake.mp4",
        "Another shake, with its parameters."),
      Example(
        "render login.json --slow 4 --loop 3 -o slow.mp4", "At a quarter of the speed, three times."
      ),
      Example(
        "render --screenshot login.png --rect 96,260,201,28 --scale 3 -o shake.mp4",
        "A piece of a screenshot shakes."),
      Example(
        "render login.json --set views.email.text=me@example.com -o 'shot-%04d.png'",
        "A value changed, and file names of your own."),
    ])

  private static let still = Manual(
    summary: "Write one frame of a scene as a PNG",
    synopsis: ["still [SCENE|-] (--frame N | --at SECONDS) -o OUT.png [options]"],
    paragraphs: ["The pixels are those of the same frame in a render.", scene],
    examples: [
      Example("still --frame 33 -o frame.png", "Frame 33 of the built-in scene."),
      Example("still login.json --at 0.5 -o - | feh -", "Half a second in, to a viewer."),
    ])

  private static let curve = Manual(
    summary: "Print the motion as numbers, or plot it",
    synopsis: [
      "curve [SCENE|-] [--view ID] [--bare] [-o OUT.csv|OUT.json|OUT.svg|OUT.png] [options]"
    ],
    paragraphs: [
      """
      CSV with the header frame,time,view,x,y,rotation,scaleX,scaleY,skew,opacity, nine decimals \
      and one row a frame and view: points, degrees and factors, the view's own transform \
      included. The views that shake are listed, or those that --view names.
      """,
      """
      An SVG or a PNG is a plot over time of all that moves: a panel for each view and component.
      """,
      """
      time is the scene's, in seconds: --slow makes more frames of it, and a video with --slow 4 \
      shows the row of time 0.5 two seconds after its start.
      """, scene,
    ],
    examples: [
      Example("curve", "The built-in scene as CSV on stdout."),
      Example("curve login.json --view email -o email.json", "One view, as JSON, into a file."),
      Example("curve --bare --shake QHLShakes --fps 120", "A shake alone, from its own start."),
      Example("curve login.json -o login.svg", "The motion of a scene as a plot."),
    ])

  private static let explain = Manual(
    summary: "Say in words and tables what happens in a scene",
    synopsis: ["explain [SCENE|-] [options]"],
    paragraphs: [
      """
      The timeline with the start and the end of every event; strokes, duration and peaks of every \
      shake, up to where another one stops it; how much of each peak the frames show at the rate of \
      --fps; and which shakes complete when.
      """,
      """
      All times are the scene's, in seconds. With --slow the frames are those of the slower video.
      """, scene,
    ],
    examples: [
      Example("explain", "The built-in scene."),
      Example("explain --shake QHLShakes --times 20", "Why 20 times is 11 strokes."),
      Example("explain login.json --fps 30", "What is lost at 30 frames a second."),
    ])

  private static let presets = Manual(
    summary: "List the shakes that --shake can name, with their parameters",
    synopsis: ["presets [NAME] [--json]"],
    paragraphs: ["With a NAME, that one alone, with its keyframes and how to write it in a scene."],
    examples: [
      Example("presets", "Names, parameters and defaults."),
      Example("presets AFViewShaker", "One of them, in detail."),
    ])

  private static let devices = Manual(
    summary: "List the devices that a scene's canvas can name",
    synopsis: ["devices [--json]"], paragraphs: [],
    examples: [Example("devices", "Names, sizes in points, and scales.")])

  private static let schema = Manual(
    summary: "Print the JSON schema of scene documents, for editors",
    synopsis: ["schema"],
    paragraphs: [
      """
      Editors complete and check a scene by it. The program's own checks are stricter, and their \
      messages clearer.
      """
    ],
    examples: [
      Example("schema > scene.schema.json", "Then \"$schema\": \"scene.schema.json\" in a scene.")
    ])

  private static let doctor = Manual(
    summary: "Check the libraries, encoders and fonts of this machine",
    synopsis: ["doctor [--json]"],
    paragraphs: [
      "Names the package to install for what is missing, and ends with status 3 if it is needed."
    ],
    examples: [Example("doctor", "What is here, in which version.")])

  private static let completions = Manual(
    summary: "Print a script that completes commands and options in a shell",
    synopsis: ["completions bash|zsh|fish"], paragraphs: [],
    examples: [
      Example(
        "completions bash > shake-render.bash",
        "For bash: source it, or let it lie in ~/.local/share/bash-completion/completions."),
      Example("completions zsh > _shake-render", "For zsh: into a folder of $fpath."),
      Example(
        "completions fish > shake-render.fish", "For fish: into ~/.config/fish/completions."),
    ])

  private static let help = Manual(
    summary: "Show help on the program or a command, or the manual page",
    synopsis: ["help [COMMAND]", "help --man"], paragraphs: [],
    examples: [
      Example("help render", "Everything about render."),
      Example("help --man | man -l -", "The manual page."),
    ])
}
