import Foundation
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing
import Verification

/// Which frames of a report's page have pictures where not all of them can.
@Suite struct PageLimits {
  /// What the page's script reads.
  private struct Page: Decodable {
    struct Frame: Decodable {
      let index: Int
      let isLeftOut: Bool
      let expected: Int?
      let actual: Int?
    }

    struct Golden: Decodable {
      let frames: [Frame]
    }

    let images: [Data]
    let goldens: [Golden]

    /// How many bytes the pictures have.
    var size: Int { images.reduce(0) { $0 + $1.count } }
  }

  let scenes: SceneFolder
  private static let names = ["a", "b"]

  /// Two goldens whose square goes to other places than it was approved at; it rests for 12 frames,
  /// and moves for 30.
  init() throws {
    scenes = try SceneFolder()
    for name in Self.names {
      try scenes.record(Self.document(reach: 8), as: name)
      try scenes.write(Self.document(reach: 12), to: name)
    }
  }

  private static func document(reach: Int) -> String {
    SceneFolder.square(
      shake: """
        "duration": 0.5,
        "keyframes": {
          "keyPath": "transform.translation.x", "values": [0, \(reach), -\(reach), 0] }
        """
    ).replacing(#"[{ "shake": "nod" }]"#, with: #"[{ "wait": 0.2 }, { "shake": "nod" }]"#)
  }

  private func html() throws -> String {
    String(decoding: try scenes.folder.bytes("report/index.html"), as: UTF8.self)
  }

  /// The page about some goldens.
  private func page(_ names: [String], limit: Int) throws -> Page {
    let bundle = try ReportBundle(
      path: scenes.folder.path("report"), workers: 1, pageLimit: limit
    ) { $0.title }
    for name in names {
      try bundle.add(GoldenVerifier(workers: 1).verify(try scenes.location(name)))
    }
    try bundle.publish(title: "goldens")
    let html = try html()
    let start = try #require(html.range(of: "id=\"report-data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let text = html[start.upperBound..<end.lowerBound]
    return try JSONDecoder().decode(Page.self, from: Data(text.utf8))
  }

  /// How the frames of a golden differ.
  private func differences(_ name: String) throws -> [PixelDifference] {
    let report = try #require(
      scenes.folder.contents.first { path in
        path.hasPrefix("report/") && path.hasSuffix("\(name)/actual.apng")
      })
    var expected = try APNGReader(scenes.folder.bytes("\(name).apng"))
    var actual = try APNGReader(scenes.folder.bytes(report))
    var found: [PixelDifference] = []
    while let left = try expected.next(), let right = try actual.next() {
      found.append(PixelDifference(expected: left.pixmap, actual: right.pixmap))
    }
    return found
  }

  /// While nothing moves the approved picture is the same, and takes its bytes once.
  @Test func whatFitsIsNotLeftOut() throws {
    let whole = try page(["a"], limit: .max)
    #expect(whole.goldens[0].frames.map(\.isLeftOut) == Array(repeating: false, count: 42))
    let just = try page(["a"], limit: whole.size)
    #expect(just.goldens[0].frames.map(\.isLeftOut) == Array(repeating: false, count: 42))
    #expect(just.size == whole.size)
    let less = try page(["a"], limit: whole.size - 1)
    #expect(less.goldens[0].frames.contains { $0.isLeftOut })
  }

  @Test func theFramesThatDifferMostKeepTheirPictures() throws {
    let limit = try page(["a"], limit: .max).size / 2
    let page = try page(["a"], limit: limit)
    #expect(page.size <= limit && page.size > 0)
    let frames = page.goldens[0].frames
    #expect(frames.map(\.index) == Array(0..<42))
    let differences = try differences("a")
    func strength(_ frame: Page.Frame) -> [Double] {
      let difference = differences[frame.index]
      return [difference.ratio, Double(difference.largestDifference)]
    }
    let strongest = try #require(
      frames.filter(\.isLeftOut).map(strength).max { $0.lexicographicallyPrecedes($1) })
    for frame in frames where !frame.isLeftOut {
      #expect(!strength(frame).lexicographicallyPrecedes(strongest))
      #expect(frame.expected != nil && frame.actual != nil)
    }
    let count = frames.count(where: \.isLeftOut)
    #expect(try html().contains("the pictures of \(count) frames are left out"))
  }

  @Test func withoutARestEveryGoldenHasItsWorstFrame() throws {
    let page = try page(Self.names, limit: 0)
    for (golden, name) in zip(page.goldens, Self.names) {
      #expect(golden.frames.count == 42)
      let kept = golden.frames.filter { !$0.isLeftOut }
      #expect(kept.count == 1)
      let worst = try #require(
        PixelSummary(of: differences(name).enumerated().map { ($0.offset, $0.element) }))
      #expect(kept.first?.index == worst.worstFrame)
    }
  }
}
