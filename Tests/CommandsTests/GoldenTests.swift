import CommandTestSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Whole command lines of `golden`.
@Suite struct GoldenRuns {
  let folder: TemporaryFolder
  private var scene: String { folder.path("g/box") }
  private var report: String { folder.path("report") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("g"), withIntermediateDirectories: false)
    try write(color: "black")
  }

  /// A square that shakes for 0.1 s: 6 frames.
  private func write(color: String, name: String = "box") throws {
    let document = """
      { "version": 1, "canvas": { "size": [40, 20], "scale": 1, "backgroundColor": "white" },
        "views": [
          { "id": "box", "type": "view", "frame": [12, 5, 10, 10],
            "backgroundColor": "\(color)" } ],
        "shakes": { "nod": { "views": ["box"], "preset": "AFViewShaker", "duration": 0.1 } },
        "timeline": [{ "shake": "nod" }] }
      """
    try folder.write(document.utf8, to: "g/\(name).json")
  }

  /// Never with the report of whoever runs the tests.
  private func golden(_ words: String..., environment: [String: String] = [:]) -> Session {
    let report = words[0] == "record" ? [] : ["--report", report]
    return Session(["golden"] + words + report, environment: environment)
  }

  @Test func aRecordingNeverPassesAndTheNextOneHasNothingToDo() throws {
    let first = golden("record", scene)
    #expect(first.status == .differs)
    #expect(
      first.errorLines == ["wrote \(scene).curve.csv", "wrote \(scene).apng", "1 recorded"])
    #expect(first.output.isEmpty)
    let second = golden("record", scene)
    #expect(second.status == .success)
    #expect(second.errorLines == ["1 unchanged"])
  }

  @Test func onlyWhatChangedIsUpdated() throws {
    for index in 0..<11 { try write(color: "black", name: "g\(index)") }
    #expect(golden("record", folder.path("g")).errorLines.last == "12 recorded")
    try write(color: "red", name: "g3")
    let session = golden("record", folder.path("g"), "--changed")
    #expect(session.status == .differs)
    #expect(session.errorLines == ["wrote \(folder.path("g/g3.apng"))", "1 updated, 11 unchanged"])
  }

  @Test func whatIsMissingIsRecordedWithWhatChanged() throws {
    let session = golden("record", scene, "--changed")
    #expect(session.status == .differs)
    #expect(
      session.errorLines == ["wrote \(scene).curve.csv", "wrote \(scene).apng", "1 recorded"])
  }

  @Test func whatIsLeftAloneIsNamed() throws {
    for name in ["box", "old", "same"] { try write(color: "black", name: name) }
    _ = golden("record", folder.path("g"))
    try write(color: "red")
    try FileManager.default.removeItem(atPath: folder.path("g/old.json"))
    let session = golden("record", folder.path("g"))
    #expect(session.status == .success)
    #expect(
      session.errorLines == [
        "\(scene): outdated: it does not match; --changed updates it",
        "\(folder.path("g/old")): stale: references without a scene, left alone",
        "1 unchanged, 1 outdated, 1 stale",
      ])
  }

  @Test(arguments: ["record", "approve"])
  func onABuildServerNothingIsAcceptedUnlessForced(task: String) throws {
    #expect(golden("verify", scene).status == .differs)
    let refused = golden(task, scene, environment: ["CI": "true"])
    #expect(refused.status == .usage)
    #expect(
      refused.error.contains(
        "golden \(task) is refused, since CI is set: \(task) on a machine of your own and commit "
          + "what that writes; --force does it all the same"))
    #expect(!folder.contents.contains("g/box.apng"))
    let forced = golden(task, scene, "--force", environment: ["CI": "true"])
    #expect(forced.status == (task == "record" ? .differs : .success))
    #expect(folder.contents.contains("g/box.apng"))
  }

  @Test(arguments: [["CI": ""], ["CI": "true"], [:]])
  func aMissingGoldenFailsAndNothingIsWrittenForIt(environment: [String: String]) throws {
    let session = golden("verify", scene, environment: environment)
    #expect(session.status == .differs)
    #expect(session.output.hasPrefix("\(scene): missing: "))
    #expect(session.output.hasSuffix("\n0 of 1 golden matches\n"))
    #expect(folder.contents.filter { $0.hasPrefix("g/") } == ["g/box.json"])
  }

  @Test func aMatchHasItsNumbersAndQuietLeavesThemOut() throws {
    _ = golden("record", scene)
    let session = golden("verify", scene)
    #expect(session.status == .success)
    let lines = session.output.split(separator: "\n")
    #expect(lines[0] == "\(scene): matches")
    for start in ["  curve: offset max 0 px", "  seen motion: max 0.", "  pixels: 6 frames equal"] {
      #expect(lines.contains { $0.hasPrefix(start) })
    }
    #expect(lines.last == "1 of 1 golden matches")
    let quiet = golden("verify", "-q", scene)
    #expect(quiet.output == "1 of 1 golden matches\n")
  }

  @Test func eachNumberOfAFailureIsSaidOnce() throws {
    _ = golden("record", scene)
    try write(color: "red")
    let session = golden("verify", scene)
    let lines = session.output.split(separator: "\n")
    #expect(lines.count { $0.contains("6 of 6 frames differ") } == 1)
    let report = String(decoding: try folder.bytes("report/junit.xml"), as: UTF8.self)
    let output = try #require(report.split(separator: "<system-out>").last)
    #expect(!output.contains("frames differ"))
  }

  @Test func moreIsSaidWhereThatIsAskedFor() throws {
    let document = String(decoding: try folder.bytes("g/box.json"), as: UTF8.self)
    let (box, label) = (#"{ "id""#, #"{ "type": "label", "frame": [0, 0, 40, 20], "text": "a" }"#)
    try folder.write(
      document.replacing(box, with: "\(label), \(box)").utf8, to: "g/box.json")
    _ = golden("record", scene)
    let lines = golden("verify", scene, "-v", "--workers", "3").errorLines
    #expect(lines.first == "\(scene): 40x20 px, 6 frames at 60 fps")
    #expect(lines.contains { $0.hasPrefix("font: /") })
    #expect(lines.contains("drawn by 3 workers"))
    #expect(lines.contains { $0.hasPrefix("took ") && $0.hasSuffix(" s") })
    #expect(golden("verify", scene).errorLines == ["the report is \(report)/index.html"])
  }

  @Test func aDifferenceLeavesAReportFromWhichItIsApproved() throws {
    _ = golden("record", scene)
    try write(color: "red")
    let session = golden("verify", scene)
    #expect(session.status == .differs)
    #expect(session.errorLines == ["the report is \(report)/index.html"])
    let page = String(decoding: try folder.bytes("report/index.html"), as: UTF8.self)
    #expect(page.contains("shake-render golden approve \(scene).json --report \(report)"))
    let approval = golden("approve", scene)
    #expect(approval.status == .success)
    #expect(approval.errorLines == ["wrote \(scene).apng"])
    #expect(golden("verify", scene).status == .success)
    #expect(golden("approve", scene).errorLines == ["nothing to approve: everything matches"])
  }

  /// Of a folder: one golden differs, one has lost its scene, and one cannot be read.
  @Test func whatCannotBeApprovedIsNamedAndTheRestIsApproved() throws {
    for name in ["box", "old", "torn"] { try write(color: "black", name: name) }
    _ = golden("record", folder.path("g"))
    try write(color: "red")
    try FileManager.default.removeItem(atPath: folder.path("g/old.json"))
    try folder.write("{".utf8, to: "g/torn.json")
    #expect(golden("verify", folder.path("g")).status == .differs)
    let session = golden("approve", folder.path("g"))
    #expect(session.status == .differs)
    #expect(session.errorLines.count == 3)
    #expect(session.errorLines.first == "wrote \(scene).apng")
    for name in ["old", "torn"] {
      let words = "\(folder.path("g/\(name)")): the last verification drew nothing to approve: "
      #expect(session.error.contains(words))
    }
    #expect(golden("verify", scene).status == .success)
  }

  @Test func whatIsApprovedTwiceIsApprovedAlready() throws {
    #expect(golden("verify", scene).status == .differs)
    #expect(golden("approve", scene).errorLines.count == 2)
    let again = golden("approve", scene)
    #expect(again.status == .success)
    #expect(again.errorLines == ["\(scene): is approved already"])
  }

  /// Of the first frame alone a delay cannot be seen, whatever is approved.
  @Test func whatApprovalDoesNotChangeIsNotSaidToMatch() throws {
    let document = String(decoding: try folder.bytes("g/box.json"), as: UTF8.self)
    try folder.write(
      document.replacing(#""version": 1,"#, with: #""version": 1, "golden": { "frames": "0" },"#)
        .utf8, to: "g/box.json")
    _ = golden("record", scene)
    #expect(golden("verify", scene, "--mutate").status == .differs)
    let session = golden("approve", scene)
    #expect(session.status == .differs)
    #expect(session.errorLines.count == 1)
    #expect(
      session.error.contains(
        "\(scene): fails for reasons that approval does not change: would not be noticed: one"))
  }

  @Test func aSuccessHasAReportWhereOneIsAskedFor() throws {
    _ = golden("record", scene)
    #expect(golden("verify", scene).status == .success)
    #expect(folder.contents.contains("report/junit.xml"))
  }

  /// In a folder of its own: a success removes the report that is there.
  @Test func withoutAWordAReportIsOfAFailureInTheCurrentFolder() throws {
    func run(_ words: String...) throws -> Int32 {
      try BuiltProgram(["golden"] + words, environment: ["CI": ""], in: folder.path).run().status
    }
    #expect(try run("verify", "g") == 1)
    #expect(folder.contents.contains("golden-report/junit.xml"))
    #expect(try run("approve", "g") == 0)
    #expect(try run("verify", "g") == 0)
    #expect(!folder.contents.contains("golden-report"))
  }

  @Test func aFolderOfOtherFilesIsNoReport() throws {
    try FileManager.default.createDirectory(atPath: report, withIntermediateDirectories: false)
    try folder.write("mine".utf8, to: "report/notes.txt")
    let session = golden("verify", scene)
    #expect(session.status == .usage)
    #expect(session.error.contains("\(report): is a folder of other files"))
    #expect(folder.contents.filter { $0.hasPrefix("report") } == ["report", "report/notes.txt"])
  }

  @Test(arguments: ["store", "notes.txt"])
  func whatIsPutBesideAReportIsNotLostWithIt(name: String) throws {
    _ = golden("record", scene)
    #expect(golden("verify", scene).status == .success)
    let path = folder.path("report/\(name)")
    try FileManager.default.copyItem(
      atPath: name == "store" ? folder.path("g") : scene + ".json", toPath: path)
    let session = golden("verify", name == "store" ? path : scene)
    #expect(session.status == .usage)
    #expect(session.output.isEmpty)
    let words =
      name == "store"
      ? "goldens in it, in \(path), that would be lost with the report; move them"
      : "something in it that would be lost with it, \(name); move that"
    #expect(session.error.contains("\(report): has \(words)"))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func goldensAreNotLostWithAReport() throws {
    _ = golden("record", scene)
    #expect(golden("verify", scene).status == .success)
    let store = folder.path("report/goldens/store")
    try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
    for file in ["box.json", "box.apng", "box.curve.csv"] {
      try folder.write(try folder.bytes("g/\(file)"), to: "report/goldens/store/\(file)")
    }
    // By another way, too.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: store)
    for name in [store, folder.path("link")] {
      let session = golden("verify", name)
      #expect(session.status == .usage)
      let words = "has goldens in it, in \(name), that would be lost with the report"
      #expect(session.error.contains("\(report): \(words)"))
    }
    #expect(folder.contents.contains("report/goldens/store/box.json"))
  }

  @Test func mutantsAreTriedWhereThatIsAskedFor() throws {
    _ = golden("record", scene)
    let session = golden("verify", scene, "--mutate")
    #expect(session.status == .success)
    #expect(
      session.output.contains("  mutants: 7 of 7 noticed, 7 by the curve, 7 by the pixels\n"))
  }

  @Test func gitHubIsToldWhereThingsDiffer() throws {
    let session = golden("verify", scene, environment: ["GITHUB_ACTIONS": "true"])
    #expect(session.output.contains("::error file=\(scene).json,title=golden "))
    #expect(!golden("verify", scene).output.contains("::error"))
  }

  /// Names of goldens are checked, and that of their folder is the user's.
  @Test func aFoldersNameIsNoCommandToGitHubOrTheTerminal() throws {
    let name = "g\n::error::b\r\u{1B}[31m%"
    try FileManager.default.moveItem(atPath: folder.path("g"), toPath: folder.path(name))
    let session = golden(
      "verify", folder.path(name), environment: ["GITHUB_ACTIONS": "true"])
    #expect(session.status == .differs)
    let shown = folder.path("g\\n::error::b\\u{d}\\u{1b}[31m%/box")
    #expect(session.output.hasPrefix("\(shown): missing: "))
    #expect(
      session.output.contains(
        "\n  \(shown).curve.csv and \(shown).apng are missing; to write them: shake-render golden "
      ))
    let path = folder.path("g%0A%3A%3Aerror%3A%3Ab%0D\\u{1b}[31m%25/box")
    let commands = session.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 1)
    #expect(commands.first?.hasPrefix("::error file=\(path).json,title=golden \(path)::") == true)
    for text in [session.output, session.error] {
      let isPlain = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      #expect(isPlain)
    }
  }

  @Test func aGoldenWithoutItsSceneIsStale() throws {
    _ = golden("record", scene)
    try FileManager.default.removeItem(atPath: scene + ".json")
    for word in [folder.path("g"), scene, scene + ".json"] {
      let session = golden("verify", word)
      #expect(session.status == .differs)
      #expect(session.output.hasPrefix("\(scene): stale: references without a scene\n"))
      #expect(session.output.contains("\n  there are references and no scene \(scene).json; bring"))
    }
  }

  @Test(arguments: [
    (["golden"], "record, verify or approve"),
    (["golden", "check", "x"], "record, verify or approve"),
    (["golden", "verify"], "a folder of goldens"),
    (["golden", "verify", "x", "--all"], "--all is not for golden verify"),
    (["golden", "record", "x", "--mutate"], "--mutate is not for golden record"),
    (["golden", "approve", "x", "--changed"], "--changed is not for golden approve"),
    (["golden", "approve", "x", "--workers", "3"], "--workers is not for golden approve"),
    (["golden", "approve", "x", "--font", "F"], "--font is not for golden approve"),
    (["golden", "record", "x", "--all", "--changed"], "--all"),
    (["golden", "record", ""], "a golden's name must not be empty"),
    (["golden", "verify", "/nowhere/x"], "/nowhere/x: there is no such folder, and no scene"),
    (["golden", "verify", "x", "--workers", "0"], "--workers"),
  ])
  func whatCannotBeMeantIsAUsageError(words: [String], message: String) {
    let session = Session(words)
    #expect(session.status == .usage)
    #expect(session.error.contains(message))
    #expect(session.output.isEmpty)
  }
}
