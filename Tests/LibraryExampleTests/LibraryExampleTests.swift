import Foundation
import PNGCodec
import Raster
import ShakeEngine
import TestSupport
import Testing
import Timing

/// The README's program, compiled and run as a user of the products would: this target has no access
/// to what is `package`.
@Suite struct LibraryExample {
  /// A black square on white that shakes after 1/10 s, for half a second.
  private static let document = """
    { "version": 1, "canvas": { "size": [40, 20], "backgroundColor": "white" },
      "views": [
        { "id": "box", "type": "view", "frame": [10, 5, 10, 10], "backgroundColor": "black" } ],
      "shakes": { "nod": { "views": ["box"], "preset": "AFViewShaker", "duration": 0.5 } },
      "timeline": [ { "wait": 0.1 }, { "shake": "nod" }, { "wait": 0.1 } ] }
    """

  @Test(arguments: ["LibraryExample.swift", "GoldenExample.swift"])
  func theREADMEShowsTheCodeThatRunsHere(_ file: String) throws {
    let code = try text("Tests/LibraryExampleTests/\(file)")
    #expect(try text("README.md").contains("```swift\n\(code)```\n"))
  }

  @Test func offsetsAreThePosesAtTheFrames() throws {
    let shake = ShakeMotion.afViewShaker(AFViewShaker(duration: 0.5))
    let lines = try offsets(of: shake, at: #require(FrameRate(30))).split(separator: "\n")
    #expect(lines.count == 1 + 15 + 1)
    #expect(lines[0] == "frame,time,x")
    #expect(lines[1] == "0,0.0,0.0")
    #expect(lines[4] == "3,0.1,\(offsetAfterATenth())")
    #expect(lines[16] == "15,0.5,0.0")
  }

  @Test func aSceneBecomesFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document.utf8, to: "scene.json")
    let first = try render(folder.path("scene.json"), to: folder.path("out"))
    // 0.7 s at 60 frames a second.
    let names = (0..<42).map { String(format: "out/frames/frame-%04d.png", $0) }
    #expect(folder.contents == ["out", "out/frames"] + names + ["out/scene.mp4", "scene.json"])
    #expect(try folder.bytes(names[0]) == first)
    let picture = try Pixmap(pngData: first)
    #expect(picture.width == 80)
    #expect(picture.height == 40)
  }

  /// Frame 3 shows 0.1001 s, when the view has not moved by 1/256 of a pixel; frame 18, 0.6006 s, is
  /// the first at rest again.
  @Test func framesSayWhatChanges() throws {
    #expect(try changes(in: Self.document) == [0] + Array(4...18))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(path), encoding: .utf8)
  }
}
