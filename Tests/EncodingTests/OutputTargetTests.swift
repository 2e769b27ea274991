import Encoding
import Testing

/// What a path asks for.
@Suite struct OutputTargets {
  @Test(
    arguments: [
      ("a.mp4", .video(path: "a.mp4")), ("A.MP4", .video(path: "A.MP4")),
      ("a.apng", .apng(path: "a.apng")), ("%d.APNG", .apng(path: "%d.APNG")),
      ("100%.mp4", .video(path: "100%.mp4")), ("%s/%05d.mp4", .video(path: "%s/%05d.mp4")),
      ("a.png", .still(path: "a.png")), ("%d/a[1]#2?b&c.PNG", .still(path: "%d/a[1]#2?b&c.PNG")),
      ("frames/", .sequence(FrameNames(folder: "frames/"))),
      ("100%d/", .sequence(FrameNames(folder: "100%d/"))),
    ] as [(String, OutputTarget)])
  func theEndingDecides(path: String, target: OutputTarget) throws {
    #expect(try OutputTarget.parse(path) == target)
  }

  @Test func standardOutputNeedsAFormat() throws {
    let error = #expect(throws: OutputTargetError.noFormat) { try OutputTarget.parse("-") }
    #expect(error?.description == "output to - needs --format (png, apng or mp4)")
    #expect(try OutputTarget.parse("-", format: .apng) == .standardOutput(.apng))
    #expect(try OutputTarget.parse("-", format: .mp4) == .standardOutput(.mp4))
    #expect(try OutputTarget.parse("./-.mp4") == .video(path: "./-.mp4"))
  }

  @Test func aFormatDecidesOverTheEnding() throws {
    #expect(try OutputTarget.parse("clip", format: .mp4) == .video(path: "clip"))
    #expect(try OutputTarget.parse("a.png", format: .apng) == .apng(path: "a.png"))
    #expect(try OutputTarget.parse("still.xyz", format: .png) == .still(path: "still.xyz"))
  }

  @Test(arguments: ["clip.xyz", "clip", "mp4", "a.mp4.part", "frames"])
  func otherEndingsAreRefused(path: String) {
    #expect(throws: OutputTargetError.unknownEnding(path: path)) { try OutputTarget.parse(path) }
  }

  @Test func anEmptyPathIsRefused() {
    #expect(throws: OutputTargetError.empty) { try OutputTarget.parse("") }
  }

  @Test(arguments: [
    ("f-%04d.png", 7, 12, "f-0007.png"), ("%d.png", 7, 12, "7.png"),
    ("%d.png", 10_000, 10_000, "10000.png"),
    ("f%02d.png", 7, 100, "f007.png"), ("f%04d.png", 3, 10_000, "f00003.png"),
    ("100%%-%03d-%%d.png", 1, 2, "100%-001-%d.png"), ("a[1]#%04dü.png", 0, 0, "a[1]#0000ü.png"),
  ])
  func patternsNameFrames(pattern: String, index: Int, lastIndex: Int, name: String) throws {
    let names = try FrameNames(pattern: pattern)
    #expect(names.name(index: index, digits: names.digits(lastIndex: lastIndex)) == name)
    #expect(names.matches(name))
  }

  @Test func aFolderOfAPatternIsTakenAsItIs() throws {
    #expect(try FrameNames(pattern: "100%/%s/f%d.png").folder == "100%/%s/")
  }

  @Test(
    arguments: [
      ("frame-%s.png", "%s"), ("100%.png", "%."), ("%4d.png", "%4d"), ("%0d.png", "%0d"),
      ("%x.png", "%x"),
      ("%-4d.png", "%-"), ("a%", "%"), ("%099d.png", "%099d"), ("%04dx%s.png", nil),
      ("%d%d.png", nil),
    ] as [(String, String?)])
  func otherTokensAreRefused(pattern: String, token: String?) {
    let reason: FrameNamePatternError = token.map { .unknownToken($0) } ?? .severalNumbers
    #expect(throws: OutputTargetError.pattern(path: pattern, reason)) {
      try FrameNames(pattern: pattern)
    }
  }

  @Test func aPatternWithoutANumberIsRefused() {
    #expect(throws: OutputTargetError.pattern(path: "100%%.png", .noNumber)) {
      try OutputTarget.parse("100%%.png")
    }
  }

  @Test(arguments: [
    "frame-.png", "frame-1a.png", "frame-1.png.bak", "xframe-1.png", "notes.txt", "-1.png",
  ])
  func otherFilesAreNotFrames(name: String) {
    #expect(!FrameNames(folder: "f/").matches(name))
  }

  @Test func aFolderHoldsPictures() throws {
    #expect(try OutputTarget.parse("f/", format: .png) == .sequence(FrameNames(folder: "f/")))
    for format in [OutputFormat.mp4, .apng] {
      #expect(throws: OutputTargetError.folder(path: "f/", format)) {
        try OutputTarget.parse("f/", format: format)
      }
    }
  }

  @Test func aStillIsNamedVerbatim() throws {
    #expect(try OutputTarget.parseStill("100%.png") == .still(path: "100%.png"))
    #expect(try OutputTarget.parseStill("frame-%04d.png") == .still(path: "frame-%04d.png"))
    #expect(try OutputTarget.parseStill("-") == .standardOutput(.png))
    for path in ["a.mp4", "a.apng", "a"] {
      #expect(throws: OutputTargetError.notSinglePicture(path: path)) {
        try OutputTarget.parseStill(path)
      }
    }
  }

  @Test func everyErrorIsOneLineWithThePath() {
    let errors: [OutputTargetError] = [
      .unknownEnding(path: "x.y"), .notSinglePicture(path: "x.y"),
      .folder(path: "x.y", .mp4),
      .pattern(path: "x.y", .unknownToken("%s")),
      .pattern(path: "x.y", .severalNumbers), .pattern(path: "x.y", .noNumber),
    ]
    for error in errors {
      #expect(error.description.hasPrefix("x.y: "))
      #expect(!error.description.contains("\n"))
    }
  }
}
