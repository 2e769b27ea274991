import CommandTestSupport
import Commands
import Foundation
import Raster
import TestSupport
import Testing

@Suite struct RenderResults {
  @Test func stdoutIsOneDocumentWithAllThatHappened() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("a.mp4"), "-o", folder.path("f/"), "--json", "--loop", "2",
      input: RenderCommandRuns.short)
    #expect(session.status == .success)
    let result = try ResultDocument(session)
    #expect(result.program == "shake-render \(Program.version)")
    #expect(result.scene == "stdin")
    #expect(result.outputs.map(\.path) == [folder.path("a.mp4"), folder.path("f/")])
    #expect(result.outputs.map(\.format) == ["mp4", "png"])
    #expect(result.outputs.map(\.frames) == [20, 10])
    #expect(result.frames == 10)
    // JSON has nine decimals: 10 / 60.
    #expect(result.duration == 0.166666667)
    #expect(result.fps == "60")
    #expect((result.width, result.height) == (40, 20))
    #expect(result.frameSHA256.count == 10)
    #expect(result.completions.map(\.shake) == ["nod"])
    #expect(result.completions.map(\.finished) == [true])
    #expect(result.libraries["libpng"]?.isEmpty == false)
    #expect(result.libraries["libavcodec"]?.isEmpty == false)
  }

  /// The digests are those of the bytes that any PNG reader gives, by the machine's own sha256sum.
  @Test func digestsAreOfThePixels() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("f/"), "--json", input: RenderCommandRuns.short)
    let result = try ResultDocument(session)
    for (index, digest) in result.frameSHA256.enumerated() {
      let picture = try RenderCommandRuns.picture(folder, "f/frame-000\(index).png")
      try folder.write(
        picture.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }, to: "pixels")
      let words = try Shell.bash("sha256sum '\(folder.path("pixels"))'")
      #expect(words.hasPrefix(digest + " "))
    }
    let hex = result.frameSHA256.joined()
    let whole = try Shell.bash(
      "printf \"$(printf '\(hex)' | sed 's/../\\\\x&/g')\" | sha256sum")
    #expect(whole.hasPrefix(result.sha256 + " "))
  }

  @Test func stillHasTheSameDigestAsItsFrame() throws {
    let folder = try TemporaryFolder()
    let render = Session(
      "render", "-", "-o", folder.path("f/"), "--json", input: RenderCommandRuns.short)
    let still = Session(
      "still", "-", "--frame", "7", "-o", folder.path("s.png"), "--json",
      input: RenderCommandRuns.short)
    let frame = try ResultDocument(render).frameSHA256[7]
    #expect(try ResultDocument(still).frameSHA256 == [frame])
  }

  @Test func warningsAreInTheDocumentToo() throws {
    let folder = try TemporaryFolder()
    let scene = SceneText.scene(
      shakes: #""nod": { "views": ["box"], "preset": "AFViewShaker", "duration": 0.1 }"#,
      views: #", { "id": "far", "type": "view", "frame": [100, 100, 5, 5] }"#)
    let session = Session(
      "render", "-", "-o", folder.path("f/"), "--json", "-q", input: scene)
    #expect(session.error.isEmpty)
    let warnings = try ResultDocument(session).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("views[1]") == true)
  }

  @Test func aFailedRunPrintsNoDocument() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      "render", "-", "-o", folder.path("f/"), "--json", "--fps", "x",
      input: RenderCommandRuns.short)
    #expect(session.status == .usage)
    #expect(session.output.isEmpty)
  }
}
