import Foundation
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing
import Typography
import Verification

/// Goldens that were recorded with other fonts than this machine has.
@Suite struct FontDifferences {
  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  /// A title that shakes with its box, one that stands still, and what else is asked for.
  private func form(
    title: String = "Password", box: String = "#3366cc", more: String = "", events: String = "",
    golden: String = "{}"
  ) -> String {
    """
    { "version": 1,
      "canvas": { "size": [160, 100], "scale": 2, "backgroundColor": "#f0f0f0" },
      "views": [
        { "id": "box", "type": "view", "frame": [20.3, 10, 110, 30],
          "backgroundColor": "\(box)", "cornerRadius": 6,
          "children": [
            { "type": "label", "frame": [4, 4, 100, 22], "text": "\(title)", "textColor": "white" }
          ] },
        { "type": "label", "frame": [10, 60, 140, 20], "text": "Forgot it?" }
        \(more)
      ],
      "shakes": { "nod": { "views": ["box"], "preset": "AFViewShaker" } },
      "timeline": [{ "shake": "nod" } \(events)], "golden": \(golden) }
    """
  }

  private var note: String { "is another version than the golden's" }

  @Test(arguments: [1, 4]) func theSameOutlinesMatchWithANote(workers: Int) throws {
    let copy = try FontCopy.reprinted("Inter")
    try scenes.record(form())
    let entry = try scenes.verify(workers: workers, fonts: copy.library)
    #expect(entry.outcome == .passed)
    #expect(entry.notes == ["font \(copy.name) \(note); text is compared by ink sum and box"])
    let ink = try #require(entry.ink)
    #expect(ink.frameCount == 30 && ink.differingFrameCount == 0)
    #expect(ink.largestSumDifference == 0 && ink.largestBoxDifference == 0)
    #expect(entry.pixels?.worst.verdict == .equal)
    #expect(entry.pixels?.worst.comparedCount == 320 * 200, "all of the frame is compared")
  }

  @Test func theSameFontsAreComparedPixelByPixel() throws {
    try scenes.record(form())
    let entry = try scenes.verify()
    #expect(entry.outcome == .passed && entry.notes.isEmpty && entry.ink == nil)
    try scenes.write(form(title: "Passwors"))
    let failed = try scenes.verify()
    #expect(failed.outcome == .failed && failed.ink == nil)
    #expect(failed.failures.allSatisfy { $0.hasPrefix("pixels: ") })
  }

  /// Glyphs that are smaller by a few thousandths are other pixels and the same text.
  @Test func aSlightlyOtherVersionMatchesWithItsNumbers() throws {
    let (old, new) = (
      try FontCopy.dejaVu(unitsPerEm: 2048), try FontCopy.dejaVu(unitsPerEm: 2054)
    )
    try scenes.record(form(), fonts: old.library)
    let entry = try scenes.verify(fonts: new.library)
    #expect(entry.failures == [] && entry.outcome == .passed)
    let ink = try #require(entry.ink)
    // A text that is smaller by a factor in both directions has less ink by its square.
    #expect(ink.largestSumDifference > 0.003 && ink.largestSumDifference < 0.01)
    #expect(ink.largestBoxDifference <= 1)
    #expect(entry.notes.count == 1)
  }

  /// As much smaller as two per cent of ink are not.
  @Test func anotherWeightOfInkFails() throws {
    let (old, new) = (
      try FontCopy.dejaVu(unitsPerEm: 2048), try FontCopy.dejaVu(unitsPerEm: 2100)
    )
    try scenes.record(form(), fonts: old.library)
    let entry = try scenes.verify(fonts: new.library)
    #expect(entry.outcome == .failed)
    #expect(entry.failures.contains { $0.hasPrefix("text: 30 of 30 frames differ") })
    #expect(try #require(entry.ink).largestSumDifference > 0.02)
  }

  @Test func anotherFontFailsAndAllFontsAreOnOneLine() throws {
    try scenes.record(form())
    let other: @Sendable () -> FontLibrary = { FontLibrary(families: ["DejaVu Sans"]) }
    let entry = try scenes.verify(fonts: other)
    #expect(entry.outcome == .failed)
    #expect(try #require(entry.ink).differingFrameCount == 30)
    #expect(try #require(entry.ink).largestBoxDifference > 1)
    let names = try ["DejaVu Sans", "Inter"].map {
      try FontCopy.file(of: $0).split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(
      entry.notes == [
        "font \(names[0]) is not the golden's, font \(names[1]) of the golden is not used; "
          + "text is compared by ink sum and box"
      ])
  }

  @Test(arguments: ["Passwors", "Passwort!", "", "drowssaP xx"])
  func anotherStringFails(title: String) throws {
    let copy = try FontCopy.reprinted("Inter")
    try scenes.record(form())
    try scenes.write(form(title: title))
    #expect(try scenes.verify(fonts: copy.library).outcome == .failed)
  }

  /// Each of them changes what is not text: far from one, around one, below one.
  @Test(arguments: [
    (#"[0, 90, 4, 4], "backgroundColor": "black""#, "#3366cc"),
    (##"[0, 90, 4, 4], "backgroundColor": "#00000001""##, "#3366cc"),
    (##"[6, 62, 40, 20], "backgroundColor": "#00000002""##, "#3366cc"),
    (nil, "#3366cd"), (nil, "#3366ccfe"),
  ])
  func allElseIsExact(view: String?, box: String) throws {
    let more = view.map { #", { "type": "view", "frame": \#($0) }"# } ?? ""
    let copy = try FontCopy.reprinted("Inter")
    try scenes.record(form())
    try scenes.write(form(box: box, more: more))
    let entry = try scenes.verify(fonts: copy.library)
    #expect(entry.outcome == .failed)
    #expect(entry.failures.contains { $0.hasPrefix("pixels: 30 of 30 frames differ") })
  }

  @Test func aRectangleThatMovedBelowATextFailsExactly() throws {
    func plate(_ x: Double) -> String {
      """
      , { "type": "view", "frame": [\(x), 56, 60, 28], "backgroundColor": "#ffd0d0", "children": [
          { "type": "label", "frame": [\(30 - x), 4, 60, 20], "text": "Below" }] }
      """
    }
    let copy = try FontCopy.reprinted("Inter")
    try scenes.record(form(more: plate(20)))
    try scenes.write(form(more: plate(20.25)))
    let entry = try scenes.verify(fonts: copy.library)
    #expect(entry.failures.contains { $0.hasPrefix("pixels: 30 of 30 frames differ") })
  }

  /// A shaken text is compared where it has moved to: were it not, the frames in motion would fail.
  @Test func aTextThatDoesNotShakeAlongFails() throws {
    let copy = try FontCopy.reprinted("Inter")
    let still = #", { "id": "tag", "type": "label", "frame": [60, 82, 60, 18], "text": "Tag" }"#
    let shaken = form(more: still).replacing(#"["box"]"#, with: #"["box", "tag"]"#)
    try scenes.record(shaken)
    #expect(try scenes.verify(fonts: copy.library).outcome == .passed)
    try scenes.write(form(more: still))
    let entry = try scenes.verify(fonts: copy.library)
    #expect(entry.failures.contains { $0.hasPrefix("text: ") })
  }

  /// A HUD's blur, a dimmed screen, a shadow that is the text's own, opacity, a turned view.
  @Test(arguments: [
    (2048, 2048), (2048, 2054), (2054, 2048),
  ])
  func textsBelowAndInsideOfEverythingMatch(old: Int, new: Int) throws {
    let events = """
      , { "at": 0.1, "hud": { "mode": "text", "label": "Wait", "minSize": [90, 70] } },
      { "at": 0.2, "touch": "key" }
      """
    let more = """
      , { "type": "label", "frame": [10, 40, 90, 20], "text": "Shadow", "alpha": 0.7,
          "shadow": { "color": "black", "opacity": 0.8, "radius": 2, "offset": [1, 2] } },
      { "type": "label", "frame": [90, 40, 60, 20], "text": "Turned", "textColor": "#c00000",
        "transform": { "rotation": 20 } },
      { "id": "key", "type": "button", "frame": [100, 70, 50, 24], "title": "Go" },
      { "type": "textField", "frame": [4, 76, 90, 22], "text": "abc", "focused": true }
      """
    let fonts = try [old, new].map { try FontCopy.dejaVu(unitsPerEm: $0) }
    try scenes.record(form(more: more, events: events), fonts: fonts[0].library)
    let other = old == new ? try FontCopy.reprinted("DejaVu Sans") : fonts[1]
    let entry = try scenes.verify(fonts: other.library)
    #expect(entry.failures == [])
    #expect(entry.outcome == .passed)
    #expect(try #require(entry.ink).frameCount == 30)
    #expect((try #require(entry.ink).largestSumDifference == 0) == (old == new))
  }

  /// Glyphs are larger or smaller by four thousandths: the longer text's end is off by half a pixel.
  /// All that is seen of it is a blur of some levels, on a ground that is blurred as well.
  @Test(arguments: [2040, 2056], ["extraLight", "light", "dark"])
  func aBlurOfTextIsInk(unitsPerEm: Int, style: String) throws {
    let document = """
      { "version": 1,
        "canvas": { "size": [160, 120], "scale": 2, "backgroundColor": "#f0f0f0" },
        "views": [
          { "type": "view", "frame": [20, 20, 70, 50], "backgroundColor": "#3366cc",
            "cornerRadius": 9 },
          { "type": "label", "frame": [50, 50, 80, 20], "text": "Password", "textColor": "red" },
          { "type": "label", "frame": [50, 75, 80, 20], "text": "wrong", "alpha": 0.1 }
        ],
        "timeline": [
          { "hud": { "mode": "text", "minSize": [130, 100], "blurEffectStyle": "\(style)",
            "hideAfter": 0.4 } }
        ], "golden": { "frames": "0-40:4", "fps": 60 } }
      """
    let fonts = try [2048, unitsPerEm].map { try FontCopy.dejaVu(unitsPerEm: $0) }
    try scenes.record(document, fonts: fonts[0].library)
    let entry = try scenes.verify(fonts: fonts[1].library)
    #expect(entry.outcome == .passed && entry.failures == [])
    #expect(try #require(entry.ink).largestSumDifference > 0)
  }

  @Test func aGoldenThatUsedMoreFontsSaysSo() throws {
    let plain = SceneFolder.square()
    let label = #", { "type": "label", "frame": [0, 0, 40, 20], "text": "" }"#
    try scenes.record(plain)
    let digest = String(repeating: "0", count: 64)
    try scenes.folder.write("\(digest)  Gone.otf\n".utf8, to: "square.fonts")
    try scenes.write(SceneFolder.square(more: label))
    let entry = try scenes.verify()
    #expect(entry.outcome == .passed && entry.ink == nil)
    #expect(
      entry.notes == [
        "font Gone.otf of the golden is not used; text is compared by ink sum and box"
      ])
  }

  @Test func withoutDigestsTheGoldenStaysMissing() throws {
    try scenes.record(form())
    try FileManager.default.removeItem(atPath: scenes.folder.path("square.fonts"))
    #expect(try scenes.verify(fonts: FontCopy.reprinted("Inter").library).outcome == .missing)
  }

  @Test func masksAndTolerancesCountBesideTexts() throws {
    let copy = try FontCopy.reprinted("Inter")
    let golden = #"{ "masks": [[0, 0, 160, 45]], "pixels": { "channel": 1 } }"#
    try scenes.record(form(golden: golden))
    try scenes.write(form(title: "Pass", box: "#ff0000", golden: golden))
    #expect(try scenes.verify(fonts: copy.library).outcome == .passed)
    try scenes.write(
      form(golden: golden).replacing("#f0f0f0", with: "#f1f1f1"))
    #expect(try scenes.verify(fonts: copy.library).outcome == .passed)
    try scenes.write(
      form(golden: golden).replacing("#f0f0f0", with: "#f2f2f2"))
    #expect(try scenes.verify(fonts: copy.library).outcome == .failed)
  }

  /// What matches is no change; what is asked for whatever matches is written with its fonts.
  @Test func recordingSeesTextsAsVerifyingDoes() throws {
    let (old, new) = (
      try FontCopy.dejaVu(unitsPerEm: 2048), try FontCopy.dejaVu(unitsPerEm: 2054)
    )
    try scenes.record(form(), fonts: old.library)
    func written(_ mode: GoldenRecorder.Mode, _ fonts: FontCopy) throws -> [String] {
      try GoldenRecorder(mode: mode, workers: 1, fonts: fonts.library)
        .record([scenes.location()]).flatMap(\.written)
    }
    #expect(try written(.changed, new).isEmpty)
    #expect(
      try written(.all, FontCopy.reprinted("DejaVu Sans"))
        == [scenes.folder.path("square.fonts")])
    #expect(
      try written(.all, new)
        == ["square.apng", "square.fonts"].map { scenes.folder.path($0) })
    #expect(try scenes.verify(fonts: new.library).ink == nil)
  }
}
