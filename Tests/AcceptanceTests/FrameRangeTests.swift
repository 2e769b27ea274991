import CommandTestSupport
import Testing

/// Both ends of a range belong to it, in every command.
@Suite struct FrameRanges {
  private static let scene = Document.shaking(Document.box, Document.viewShaker, rest: 0)

  @Test(arguments: [
    ("0-9", Array(0...9)), ("5-5", [5]), ("0-0", [0]), ("0-9:4,29", [0, 4, 8, 29]),
    ("10", [10]), ("0,1,2", [0, 1, 2]),
  ])
  func asManyFilesAreWrittenAsAreSelectedAndTold(text: String, frames: [Int]) throws {
    let words = ["render", "--frames", text]
    let run = try Run(words + ["--json"], to: ["f/", "a.mp4"], scene: Self.scene)
    #expect(run.names == frames.map { "f/frame-00\($0 < 10 ? "0" : "")\($0).png" })
    let result = try ResultDocument(run.session)
    #expect(result.frames == frames.count)
    #expect(result.outputs.map(\.frames) == [frames.count, frames.count])
    #expect(try run.video("a.mp4").frames.count == frames.count)

    let told = try Run(words + ["--progress", "none"], to: ["f/"], scene: Self.scene).session
    #expect(told.error.contains(": \(frames.count) frame"))
    let curve = Session("curve", "-", "--frames", text, input: Self.scene).output
    let rows = curve.split(separator: "\n").dropFirst()
    #expect(rows.compactMap { Int($0.prefix { $0 != "," }) } == frames)
  }

  @Test func theLastFrameOfARangeIsTheStillOfItsNumber() throws {
    let frames = try Run.frames(of: Self.scene, "--frames", "4-7")
    #expect(frames.count == 4)
    expectSame(try #require(frames.last), try Run.still(of: Self.scene, "--frame", "7"), "frame 7")
  }
}
