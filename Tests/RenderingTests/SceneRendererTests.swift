import Encoding
import Foundation
import Geometry
import PNGCodec
import Raster
import Rendering
import SceneModel
import ShakeEngine
import TestSupport
import Testing
import Timing

/// From a document to frames in one call.
@Suite struct SceneRenderers {
  /// A square that shakes for half a second, and a picture.
  private static func document(alpha: String = "1") -> String {
    """
    { "version": 1, "canvas": { "size": [40, 20], "scale": 1, "backgroundColor": "white" },
      "views": [
        { "id": "box", "type": "view", "frame": [10, 5, 10, 10], "backgroundColor": "black",
          "alpha": \(alpha) },
        { "type": "image", "source": "dot.png", "frame": [0, 0, 4, 4] },
        { "type": "view", "frame": [100, 100, 5, 5] } ],
      "shakes": { "nod": { "views": ["box"], "preset": "AFViewShaker" } },
      "timeline": [ { "shake": "nod" } ] }
    """
  }

  private static func folder(alpha: String = "1") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document(alpha: alpha).utf8, to: "scene.json")
    try folder.write(try #require(Pixmap(width: 2, height: 2)).pngData(), to: "dot.png")
    return folder
  }

  @Test func aFilesPicturesAreBesideIt() throws {
    let folder = try Self.folder()
    let path = folder.path("scene.json")
    let document = try SceneDocument(contentsOf: path)
    #expect(document.name == path)
    #expect(document.inputs == [path, folder.path("dot.png")])
    let bytes = Self.document().utf8
    #expect(try SceneDocument(bytes, folder: folder.path).inputs == [folder.path("dot.png")])
    let error = #expect(throws: SceneError.self) { try SceneDocument(bytes, name: "text") }
    #expect(error?.description.hasPrefix("text:5:") == true)
  }

  @Test func warningsAreLinesThatNameTheDocument() throws {
    let folder = try Self.folder()
    let renderer = try SceneRenderer(contentsOf: folder.path("scene.json"))
    let first = try #require(renderer.warnings.first)
    #expect(first.hasPrefix("\(folder.path("scene.json")):6:"))
    #expect(renderer.warnings.allSatisfy { !$0.contains("\n") })
  }

  @Test func frameRateSlowdownAndScaleDecideHowManyPixelsThereAre() throws {
    let folder = try Self.folder()
    let path = folder.path("scene.json")
    #expect(try SceneRenderer(contentsOf: path).frameCount == 30)
    let rate = try #require(FrameRate(25))
    let small = try SceneRenderer(contentsOf: path, frameRate: rate, scale: 3)
    #expect(small.frameCount == 13)
    #expect(try small.frame(0).width == 120)
    let slow = try SceneRenderer(SceneDocument(contentsOf: path), slowdown: 4)
    #expect(slow.frameCount == 120)
  }

  @Test func framesAreTheSameHoweverTheyAreAskedFor() throws {
    let folder = try Self.folder()
    let renderer = try SceneRenderer(contentsOf: folder.path("scene.json"))
    var indices: [Int] = []
    try renderer.forEachFrame([3, 7, 20], workers: 2) { frame in
      indices.append(frame.index)
      #expect(frame.time == Double(frame.index) / 60)
      let (single, still) = try (renderer.frame(frame.index), renderer.still(at: frame.time))
      #expect(frame.pixmap == single)
      #expect(frame.pixmap == still)
    }
    #expect(indices == [3, 7, 20])
    #expect(try renderer.frame(3) != renderer.frame(0))
  }

  @Test(arguments: [-1, 30, Int.max, Int.min])
  func aFrameThatIsNotThereIsAnError(index: Int) throws {
    let folder = try Self.folder()
    let renderer = try SceneRenderer(contentsOf: folder.path("scene.json"))
    let error = RenderingError.noSuchFrame(index, frameCount: 30)
    #expect(throws: error) { try renderer.frame(index) }
    #expect(throws: error) { try renderer.forEachFrame([0, index]) { _ in } }
    #expect("\(error)" == "there is no frame \(index); frames are 0 ... 29")
  }

  @Test func whatIsWrongIsOneLine() throws {
    let folder = try Self.folder(alpha: "2")
    let missing = folder.path("none.json")
    let noFile = #expect(throws: InputFileError.self) { try SceneRenderer(contentsOf: missing) }
    #expect(noFile?.description == "cannot read \(missing): No such file or directory")
    let noScene = #expect(throws: SceneError.self) {
      try SceneRenderer(contentsOf: folder.path("scene.json"))
    }
    let lines = noScene?.description.split(separator: "\n") ?? []
    let words = "views[0].alpha: must be in 0...1"
    #expect(lines.contains { $0.contains(":4:") && $0.contains(words) })
    #expect(throws: FrameClockError.self) {
      try SceneRenderer(SceneDocument(BuiltInScene.json.utf8), slowdown: 0)
    }
  }

  @Test func outputsAppearTogetherOrNotAtAll() throws {
    let folder = try Self.folder()
    let renderer = try SceneRenderer(contentsOf: folder.path("scene.json"))
    try renderer.write(to: folder.path("a/nod.apng"), folder.path("b/f-%02d.png"), workers: 1)
    let names = (0..<30).map { String(format: "b/f-%02d.png", $0) }
    let whole = (["a", "a/nod.apng", "b", "dot.png", "scene.json"] + names).sorted()
    #expect(folder.contents == whole)
    #expect(try Pixmap(pngData: folder.bytes("b/f-07.png")) == renderer.frame(7))
    #expect(throws: EncodingError.severalFrames(path: folder.path("one.png"))) {
      try renderer.write(to: folder.path("c/nod.mp4"), folder.path("one.png"))
    }
    #expect(throws: OutputTargetError.self) {
      try renderer.write(to: folder.path("d/nod.mp4"), folder.path("nod.txt"))
    }
    #expect(folder.contents == whole)
  }
}
