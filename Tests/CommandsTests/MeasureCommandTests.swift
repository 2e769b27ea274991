import CommandTestSupport
import Commands
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

@Suite struct MeasureCommandRuns {
  /// A second of a black square that shakes on white, as an animated PNG in a folder of its own.
  private struct Recording {
    let folder: TemporaryFolder
    let path: String

    init(_ output: String = "a.apng") throws {
      folder = try TemporaryFolder()
      path = folder.path(output)
      let session = Session(
        "render", "-", "--scale", "4", "--fps", "30", "-o", path, input: SceneText.square)
      try #require(session.status == .success, "\(session.error)")
    }
  }

  @Test func theFramesAreRowsOnStdoutAndTheRestIsOnStderr() throws {
    let recording = try Recording()
    let session = Session("measure", recording.path)
    #expect(session.status == .success)
    let lines = session.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "frame,time,x,y,confidence")
    #expect(session.output.hasSuffix("\n") && lines.count == 16)
    let rows = lines.dropFirst().map { $0.split(separator: ",").map(String.init) }
    #expect(rows.map { $0[0] } == (0..<15).map(String.init))
    #expect(rows[3][1] == "0.100000000")
    // The scene at scale 4, and the same curve as numbers.
    let curve = Session("curve", "-", "--fps", "30", input: SceneText.square).output
      .split(separator: "\n").dropFirst().compactMap { Double($0.split(separator: ",")[3]) }
    for (row, points) in zip(rows, curve) {
      // A black square on white says where it is to half a level of 255.
      #expect(try (#require(Double(row[2])) - 4 * points).magnitude <= 0.01)
      #expect(row[3] == "0.000000")
    }
    #expect(
      session.errorLines.first == "\(recording.path): 15 frames, the last after 0.467 s, 160x80 px")
    #expect(session.errorLines.last == "matches: it moves like AFViewShaker")
    #expect(Session("measure", recording.path, "-q").error.isEmpty)
  }

  @Test func jsonIsOneDocumentAndNothingElse() throws {
    let recording = try Recording()
    let session = Session("measure", recording.path, "--json", "-o", recording.folder.path("a.csv"))
    let document = try MeasureDocument(session)
    #expect((document.input, document.width, document.height) == (recording.path, 160, 80))
    #expect(document.frames.map(\.frame) == Array(0..<15))
    #expect(document.verdict == "matches" && document.reason == "it moves like AFViewShaker")
    #expect(document.fit?.shake == "AFViewShaker")
    let file = String(decoding: try recording.folder.bytes("a.csv"), as: UTF8.self)
    #expect(file == Session("measure", recording.path).output)
    let formatted = Session("measure", recording.path, "--format", "json")
    #expect(formatted.output == session.output)
  }

  @Test func theEndingOfEachOutputSaysWhatItIs() throws {
    let recording = try Recording()
    let folder = recording.folder
    let names = ["new/a.csv", "a.json", "a.svg"]
    let session = Session(
      ["measure", recording.path] + names.flatMap { ["-o", folder.path($0)] })
    #expect(session.status == .success)
    #expect(session.output.isEmpty)
    let texts = try names.map { String(decoding: try folder.bytes($0), as: UTF8.self) }
    #expect(texts[0].hasPrefix("frame,time,"))
    #expect(texts[1].hasPrefix("{"))
    #expect(texts[2].hasPrefix("<svg "))
    for words in ["measured", "AFViewShaker", "confidence", "error"] {
      #expect(texts[2].contains(words), "\(words)")
    }
    let odd = Session("measure", recording.path, "-o", folder.path("a.txt"))
    #expect(odd.status == .usage)
    #expect(odd.error.contains("use .csv, .json, .svg or .png, or --format"))
  }

  /// Times, the shake and its start are the whole recording's.
  @Test func framesSelectAPart() throws {
    let recording = try Recording()
    let session = Session("measure", recording.path, "--frames", "2-12", "--json")
    let part = try MeasureDocument(session)
    let whole = try MeasureDocument(Session("measure", recording.path, "--json"))
    #expect(part.frames.map(\.frame) == Array(2...12))
    #expect(part.frames.map(\.time) == whole.frames[2...12].map(\.time))
    let beyond = Session("measure", recording.path, "--frames", "2-15")
    #expect(beyond.status == .usage)
    #expect(beyond.error.contains("--frames: there is no frame 15; the last one is 14"))
  }

  @Test func aRateIsForPicturesAlone() throws {
    let pictures = try Recording("f/")
    for path in [pictures.path, pictures.folder.path("f/frame-%04d.png")] {
      let document = try MeasureDocument(Session("measure", path, "--fps", "15", "--json"))
      #expect(document.frames.last?.time == 0.933333333)
    }
    let animation = try Recording()
    let session = Session("measure", animation.path, "--fps", "15")
    #expect(session.status == .success)
    #expect(
      session.errorLines.first
        == "\(animation.path): warning: it has times of its own, --fps is not used")
  }

  @Test func aRegionMayReachOverTheEdgeButNotLieOutside() throws {
    let recording = try Recording()
    let over = Session("measure", recording.path, "--roi", "-20,-10,300,300", "--json")
    #expect(over.error.contains("warning: --roi is partly outside the picture"))
    #expect(over.error.contains("is 160x80 px"))
    #expect(try MeasureDocument(over).verdict == "matches")
    let joined = Session("measure", recording.path, "--roi=-20,-10,300,300", "--json")
    #expect(joined.output == over.output)
    for region in ["160,0,10,10", "-10,-10,10,10", "0,80,5,5", "1000000,0,1000000,1"] {
      let session = Session("measure", recording.path, "--roi", region)
      #expect(session.status == .usage)
      #expect(session.error.contains("--roi is outside the picture"), "\(session.error)")
      #expect(session.output.isEmpty)
    }
    // The square never comes nearer to the left edge than 40 - 4 * 8 pixels, nor to the top.
    for region in ["1,1,1,1", "0,0,8,8"] {
      let session = Session("measure", recording.path, "--roi", region, "--json")
      let document = try MeasureDocument(session)
      #expect(document.verdict == "refused" && document.reason == "nothing moves")
    }
    // Three columns do not show how far an edge goes that passes them.
    let slit = Session(
      "measure", recording.path, "--roi", "39,19,3,90", "--shake", "AFViewShaker", "--scale", "4",
      "--json")
    #expect(slit.status == .differs)
    let region = try MeasureDocument(slit).roi
    #expect(region.x >= 39 && region.x + region.width <= 42)
    #expect(region.y >= 19 && region.y + region.height <= 80)
  }

  @Test(arguments: [
    "", "1,2,3", "1,2,3,4,5", "1,2,0,4", "1,2,3,-4", "a,b,c,d", "nan,0,1,1", "1.5,0,10,10",
    "0,0,inf,inf", "9223372036854775807,0,9223372036854775807,1", "1e3,0,1,1", "0;0;1;1",
  ])
  func aRegionThatIsNoneIsRefused(text: String) {
    let session = Session("measure", "none.mp4", "--roi=\(text)")
    #expect(session.status == .usage)
    #expect(
      session.errorLines.first
        == "shake-render: error: --roi: expected X,Y,W,H in whole pixels, with W and H above 0, "
        + "got '\(text)'")
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "21", "0.09", "x", "1e99"])
  func aScaleThatIsNoneIsRefused(text: String) {
    let session = Session("measure", "none.mp4", "--scale=\(text)")
    #expect(session.status == .usage)
    #expect(session.error.contains("--scale: expected a number from 0.1 to 20, got '\(text)'"))
  }

  @Test(arguments: [
    (["measure"], "measure needs a recording"),
    (["measure", ""], "measure needs a recording"),
    (["measure", "-"], "name a file, not standard input"),
    (["measure", "a.mp4", "b.mp4"], "measure does not take 'b.mp4'"),
    (["measure", "a.mp4", "--duration", "1"], "--duration needs --shake NAME or --against SCENE"),
    (["measure", "a.mp4", "--exact-count"], "--exact-count needs --shake NAME or"),
    (["measure", "a.mp4", "--shake", "AFViewShakr"], "AFViewShakr"),
    (["measure", "a.mp4", "--shake", "AFViewShaker", "--duration", "nan"], "--duration: expected"),
    (["measure", "a.mp4", "--shake", "AFViewShaker", "--times", "3"], "--times"),
    (["measure", "a.mp4", "--against", "none.json"], "none.json: No such file or directory"),
    (["measure", "a.mp4", "--fps", "0"], "--fps"),
    (["measure", "a.mp4", "--slow", "2"], "--slow is not an option of measure"),
    (["measure", "a.mp4", "--json", "--format", "csv"], "--format and --json exclude each other"),
    (["measure", "a.mp4", "-o", "-", "-o", "-"], "- is written to twice"),
    (["measure", "a.mp4", "--format", "csv", "-o", "a.mp4"], "would overwrite a.mp4"),
  ])
  func commandLinesWithoutSenseAreUsageErrors(words: [String], message: String) {
    let session = Session(words)
    #expect(session.status == .usage)
    #expect(session.error.contains(message), "\(session.error)")
    #expect(session.output.isEmpty)
  }

  @Test func whatCannotBeReadIsAFailureInOneLine() throws {
    let recording = try Recording("a.mp4")
    let folder = recording.folder
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: false)
    try folder.write("hello".utf8, to: "text.mov")
    try folder.write([], to: "nothing.gif")
    try folder.write(folder.bytes("a.mp4").dropLast(200), to: "half.mp4")
    var damaged = try folder.bytes("a.mp4")
    for index in (damaged.count / 3)..<(damaged.count / 2) { damaged[index] = 0xA5 }
    try folder.write(damaged, to: "damaged.mp4")
    let words = [
      ("none.mp4", "No such file or directory"),
      ("empty", "there is no PNG file in it"),
      ("text.mov", "not a video that can be read, or a damaged one"),
      ("nothing.gif", "not a video that can be read, or a damaged one"),
      ("half.mp4", "damaged video: the file ends too early"),
      ("damaged.mp4", "the video cannot be decoded"),
      ("none-%d.png", "no file has such a name"),
    ]
    for (name, message) in words {
      let session = Session("measure", folder.path(name), "-o", folder.path("out.csv"))
      #expect(session.status == .failure, "\(name)")
      #expect(session.errorLines.count == 1, "\(session.error)")
      let start = "shake-render: error: \(folder.path(name)): "
      #expect(session.error.hasPrefix(start) && session.error.contains(message), "\(session.error)")
      #expect(!folder.contents.contains("out.csv"))
    }
  }

  @Test func aSceneOfSeveralShakesNeedsAChoice() throws {
    let recording = try Recording()
    let scene = SceneText.scene(
      shakes: """
        "nod": { "views": ["box"], "preset": "AFViewShaker" },
        "no": { "views": ["box"], "preset": "QHLShakes" }
        """, timeline: #"{ "shake": "nod" }, { "shake": "no" }"#)
    let both = Session("measure", recording.path, "--against", "-", input: scene)
    #expect(both.status == .usage)
    #expect(both.error.contains("the scene plays 2 shakes, nod and no; choose one with --shake"))
    let nod = Session("measure", recording.path, "--against", "-", "--shake", "nod", input: scene)
    #expect(nod.status == .success)
    let no = Session("measure", recording.path, "--against", "-", "--shake", "no", input: scene)
    #expect(no.status == .differs)
  }

  /// The scene's canvas has 40 by 20 points and one pixel a point: another size than the recording.
  @Test func anotherSizeLeavesTheScaleOpen() throws {
    let recording = try Recording()
    let words = ["measure", recording.path, "--against", "-", "--json"]
    let open = Session(words, input: SceneText.square)
    #expect(
      open.error.contains("the amplitude is not judged: --scale N says the pixels of a point"))
    let fit = try #require(try MeasureDocument(open).fit)
    #expect(fit.amplitude == 1 && (fit.scale - 4).magnitude <= 0.02)
    let said = Session(words + ["--scale", "3.2"], input: SceneText.square)
    #expect(said.status == .differs)
    #expect(try MeasureDocument(said).reason == "it goes 125 % of the expected way")
  }

  @Test func aTerminalShowsHowFarItIs() throws {
    let recording = try Recording()
    let words = ["measure", recording.path, "-o", recording.folder.path("a.csv")]
    #expect(!Session(words).error.contains("["))
    let shown = Session(words, isTerminal: true).error
    // Fifteen frames, looked at three times.
    #expect(shown.contains("\r[") && shown.contains("/45 frames"))
    #expect(!Session(words, environment: ["TERM": "dumb"], isTerminal: true).error.contains("["))
    #expect(Session(words + ["-q"], isTerminal: true).error.isEmpty)
  }

  @Test func parametersOfTheShakeCount() throws {
    let recording = try Recording()
    let words = ["measure", recording.path, "--shake", "afviewshaker", "--scale", "4"]
    #expect(Session(words).status == .success)
    #expect(Session(words + ["--duration", "0.5"]).status == .success)
    let longer = Session(words + ["--duration", "0.6"])
    #expect(longer.status == .differs)
    #expect(longer.error.contains("% of the expected duration"))
  }

  /// The built-in scene has a shake of that name, which nobody means.
  @Test func withoutASceneAShakeIsAPreset() throws {
    let recording = try Recording()
    for name in ["wrong", "Foo"] {
      let session = Session("measure", recording.path, "--shake", name)
      #expect(session.status == .usage)
      #expect(
        session.error.contains(
          "--shake: expected AFViewShaker or QHLShakes, or a shake of the scene that --against names, "
            + "got '\(name)'"))
    }
  }

  /// What the second panel of the plot shows is what the words call "at most".
  @Test func thePlotHasTheErrorOfTheNumbers() throws {
    let recording = try Recording()
    let path = recording.folder.path("a.svg")
    let session = Session("measure", recording.path, "--json", "-o", path)
    let fit = try #require(try MeasureDocument(session).fit)
    let plot = String(decoding: try recording.folder.bytes("a.svg"), as: UTF8.self)
    let ranges = plot.matches(of: /data-low="([^"]*)" data-high="([^"]*)"/).map {
      max(-(Double($0.output.1) ?? .infinity), Double($0.output.2) ?? .infinity)
    }
    // Both have nine decimals; the plot's axis shows a thousandth of a pixel at least.
    try #require(ranges.count == 3)
    #expect((ranges[1] - max(fit.max, 0.001)).magnitude < 1e-8)
    #expect(plot.contains(">AFViewShaker, fitted</tspan>"))
  }

  @Test func whetherTheAmplitudeTellsAnythingIsSaid() throws {
    let recording = try Recording()
    for (words, isKnown) in [([], false), (["--scale", "4"], true)] {
      let session = Session(["measure", recording.path, "--json"] + words)
      #expect(try MeasureDocument(session).fit?.isAmplitudeKnown == isKnown)
    }
  }

  /// A range in points is as sure as the pixels of a point are.
  @Test func aGuessedRangeIsCalledOne() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.apng")
    let scene = SceneText.square.replacing("AFViewShaker", with: "QHLShakes")
    #expect(Session("render", "-", "--scale", "4", "-o", path, input: scene).status == .success)
    let guess = Session("measure", path, "-o", folder.path("a.csv")).errorLines
    #expect(
      guess.contains {
        $0.hasPrefix("as options: --shake QHLShakes ")
          && $0.hasSuffix(" (if a point is 4 px; --scale N says it)")
      }, "\(guess)")
    let known = Session("measure", path, "--scale", "2", "-o", folder.path("a.csv")).errorLines
    // 5 points of 4 pixels are 10 of 2.
    #expect(known.contains { $0.contains("--range 10 ") || $0.hasSuffix("--range 10") }, "\(known)")
    #expect(!known.contains { $0.contains("% of its way") })
  }

  /// Where nothing moves a part of the picture is no better.
  @Test(arguments: [false, true])
  func aPartIsProposedWhereItMayHelp(isProposed: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.apng")
    let scene =
      isProposed
      ? SceneText.square.replacing(#""preset": "AFViewShaker""#, with: Self.turning)
      : SceneText.square.replacing(#"{ "shake": "nod" }"#, with: #"{ "wait": 0.5 }"#)
    let rendered = Session("render", "-", "--scale", "4", "-o", path, input: scene)
    try #require(rendered.status == .success, "\(rendered.error)")
    let session = Session("measure", path, "-o", folder.path("a.csv"))
    #expect(session.status == .differs)
    #expect(session.error.contains("looks at a part") == isProposed, "\(session.error)")
    if !isProposed { #expect(session.errorLines.last == "refused: nothing moves") }
  }

  private static let turning = """
    "duration": 0.5, "keyframes": { "keyPath": "transform.rotation.z", "values": [0, 20, -20, 0] }
    """
}
