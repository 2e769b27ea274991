import Foundation
import Geometry
import Raster
import SceneModel
import ShakeEngine
import TestSupport
import Testing

/// The reference page of the format against the tables of the reader.
@Suite struct FormatPage {
  private let page: String
  /// What stands in the page as code.
  private let code: Set<String>

  init() throws {
    page = try String(
      contentsOf: URL(fileURLWithPath: Repository.path("Documentation/Scene-format.md")),
      encoding: .utf8)
    code = Set(page.components(separatedBy: "`"))
  }

  private func expectCode(_ words: [String], _ what: String) {
    #expect(words.filter { !code.contains($0) } == [], "\(what) that the page does not name")
  }

  @Test func everyKeyIsNamed() {
    expectCode(DocumentKeys.document + DocumentKeys.canvas + DocumentKeys.view, "keys")
    expectCode(DocumentKeys.viewKinds.flatMap { [$0.name] + $0.keys }, "keys")
    expectCode(DocumentKeys.frame + DocumentKeys.shadow + DocumentKeys.transform, "keys")
    expectCode(DocumentKeys.shake + DocumentKeys.shakeKinds.flatMap(\.keys), "keys")
    expectCode(DocumentKeys.keyframes + DocumentKeys.keyPaths, "keys")
    expectCode(DocumentKeys.event + DocumentKeys.verbs.flatMap { [$0.name] + $0.keys }, "keys")
    expectCode(DocumentKeys.hud + DocumentKeys.alert, "keys")
    expectCode(DocumentKeys.golden + DocumentKeys.goldenCurve + DocumentKeys.goldenPixels, "keys")
    #expect(DocumentKeys.presets.allSatisfy { page.contains("\"preset\": \"\($0)\"") })
  }

  @Test func everyWordIsNamed() {
    expectCode(ReentryPolicy.allCases.map(\.rawValue), "policies")
    expectCode(FillMode.allCases.map(\.rawValue), "fill modes")
    expectCode(CalculationMode.allCases.map(\.rawValue), "calculation modes")
    expectCode(TimingFunction.named.map(\.name), "timing functions")
    expectCode(CompletionBookkeeping.allCases.map(\.rawValue), "bookkeepings")
    expectCode(QHLShakes.Direction.allCases.map(\.rawValue), "directions")
    expectCode(Canvas.Appearance.allCases.map(\.rawValue), "appearances")
    expectCode(Canvas.StatusBar.allCases.map(\.rawValue), "status bars")
    expectCode(CornerCurve.allCases.map(\.rawValue), "corner curves")
    expectCode(TextAlignment.allCases.map(\.rawValue), "alignments")
    expectCode(TextField.BorderStyle.allCases.map(\.rawValue), "border styles")
    expectCode(Button.Style.allCases.map(\.rawValue), "button styles")
    expectCode(SegmentedControl.Style.allCases.map(\.rawValue), "segment styles")
    expectCode(ImageView.ContentMode.allCases.map(\.rawValue), "content modes")
    expectCode(HUD.Mode.allCases.map(\.rawValue), "HUD modes")
    expectCode(HUD.BlurEffectStyle.allCases.map(\.rawValue), "blurs")
    expectCode(HUD.Icon.allCases.map(\.rawValue), "icons")
    expectCode(HUD.Animation.allCases.map(\.rawValue), "HUD animations")
  }

  @Test func everyColourAndFontIsNamed() {
    expectCode(SystemColor.names, "colours")
    expectCode(FontStyle.Weight.allCases.map(\.rawValue), "weights")
    expectCode(FontStyle.textStyles.map(\.name), "text styles")
  }

  @Test func textStylesHaveTheirSizes() {
    for style in FontStyle.textStyles {
      let size = Int(style.font.size)
      let weight = style.font.weight.rawValue
      #expect(
        page.contains("`\(style.name)` (\(size))")
          || page.contains("`\(style.name)` (\(weight) \(size))"), "\(style.name)")
    }
  }

  @Test func itsSceneReadsWithoutAWord() throws {
    let blocks = page.components(separatedBy: "```json5\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 1)
    for block in blocks { #expect(Reading.messages(block) == []) }
  }

  @Test func theLimitsAreThoseOfTheProgram() {
    for limit in [
      JSON5Parser.maximumDepth, Pixmap.maximumSide, Pixmap.maximumPixelCount,
      Timeline.maximumEventCount, Timeline.maximumRunCount,
    ] {
      #expect(page.contains("\(limit)"), "\(limit)")
    }
    #expect(page.contains("\(JSON5Parser.maximumByteCount >> 20) MiB"))
  }

  @Test func theFrontPageLeadsToIt() throws {
    let front = try String(
      contentsOf: URL(fileURLWithPath: Repository.path("README.md")), encoding: .utf8)
    #expect(front.contains("(Documentation/Scene-format.md)"))
  }
}
