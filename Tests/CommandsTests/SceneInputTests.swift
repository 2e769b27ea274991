import CommandTestSupport
import Commands
import TestSupport
import Testing

/// Where a scene comes from, and what is said when it is wrong.
@Suite struct SceneInput {
  @Test func aFileAndStdinGiveTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneText.square.utf8, to: "scene.json")
    let file = Session("curve", folder.path("scene.json"))
    #expect(file.status == .success)
    #expect(file.output == Session("curve", "-", input: SceneText.square).output)
  }

  /// A percent sign is no pattern.
  @Test(arguments: ["100%.json", "%d.json", "%s.json", "a[1]#2?b&c.json", "-x.json"])
  func namesAreTakenAsTheyStand(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneText.square.utf8, to: name)
    #expect(Session("curve", folder.path(name)).status == .success)
  }

  @Test func aMissingFileIsNamedWithTheReason() throws {
    let folder = try TemporaryFolder()
    for (name, reason) in [("none.json", "No such file or directory"), ("", "Is a directory")] {
      let path = folder.path(name)
      let session = Session("curve", path)
      #expect(session.status == .usage)
      #expect(session.errorLines == ["shake-render: error: cannot read \(path): \(reason)"])
    }
  }

  @Test func aDocumentThatIsTooLongIsRefusedWhereverItComesFrom() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: " ", count: 16 * 1024 * 1024 + 1)
    try folder.write(text.utf8, to: "long.json")
    let path = folder.path("long.json")
    let sessions = [(Session("curve", path), path), (Session("curve", "-", input: text), "stdin")]
    for (session, name) in sessions {
      #expect(session.status == .usage)
      #expect(session.errorLines == ["shake-render: error: \(name) is larger than 16 MiB"])
    }
  }

  @Test func allErrorsOfADocumentAreToldAtOnceWithTheirPlaces() throws {
    let folder = try TemporaryFolder()
    let text = """
      { "version": 1,
        "canvas": { "size": [40, 20] },
        "views": [ { "id": "box", "type": "view", "frame": [0, 0, -3, 10], "alpha": "1" } ] }
      """
    try folder.write(text.utf8, to: "bad.json")
    let session = Session("render", folder.path("bad.json"), "-o", folder.path("out.mp4"))
    #expect(session.status == .usage)
    #expect(session.output.isEmpty)
    #expect(session.errorLines.count == 2)
    for (line, words) in zip(session.errorLines, ["must be > 0, got -3", "expected a number"]) {
      #expect(line.hasPrefix("\(folder.path("bad.json")):3:"), "\(line)")
      #expect(line.contains(": error: views[0]."), "\(line)")
      #expect(line.contains(words), "\(line)")
    }
    #expect(folder.contents == ["bad.json"])
  }

  @Test func stdinHasANameInMessages() {
    let session = Session("curve", "-", input: "{")
    #expect(session.status == .usage)
    #expect(session.error.hasPrefix("stdin:1:"), "\(session.error)")
  }

  /// A mistyped key, a wrong type, a word out of a list.
  @Test(arguments: [
    (#""durasion": 1"#, "durasion: unknown key (did you mean \"duration\"?)"),
    (#""duration": "1""#, "duration: expected a number"),
    (#""duration": null"#, "duration: "),
  ])
  func aMistypedKeyIsNeverIgnored(entry: String, words: String) {
    let shake = #""nod": { "views": ["box"], "preset": "AFViewShaker", \#(entry) }"#
    let session = Session("curve", "-", input: SceneText.scene(shakes: shake))
    #expect(session.status == .usage)
    #expect(session.error.contains("shakes.nod." + words), "\(session.error)")
  }

  @Test func editorsKeysAndNewerVersionsAreKnown() {
    let linked = SceneText.square.replacing(
      "\"version\": 1", with: #""$schema": "x", "version": 1"#)
    #expect(Session("curve", "-", input: linked).status == .success)
    let newer = SceneText.square.replacing("\"version\": 1", with: "\"version\": 2")
    let session = Session("curve", "-", input: newer)
    #expect(session.status == .usage)
    #expect(session.errorLines.count == 1)
    #expect(session.error.contains("version: this program reads version 1, got 2"))
  }

  @Test func warningsAreToldOnceAndQuietlyLeftOut() {
    let far = #", { "id": "far", "type": "view", "frame": [100, 100, 5, 5] }"#
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker" }"#, views: far)
    let session = Session("curve", "-", input: scene)
    #expect(session.status == .success)
    #expect(session.errorLines.count == 1)
    #expect(session.error.hasPrefix("stdin:"))
    #expect(session.error.contains(": warning: views[1]"))
    #expect(Session("curve", "-", "--quiet", input: scene).error.isEmpty)
  }

  @Test func warningsBesideErrorsAreQuietlyLeftOutToo() {
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "QHLShakes", "times": 20 }"#)
    let words = ["curve", "-", "--set", "views[0].alpha=2"]
    #expect(Session(words, input: scene).error.contains("warning: shakes.nod.times: 20 times"))
    let quiet = Session(words + ["-q"], input: scene)
    #expect(quiet.errorLines.count == 1)
    #expect(quiet.error.contains("alpha"))
  }
}
