import ShakeEngine
import Testing

@Suite struct PresetCatalogTests {
  @Test func bothLibrariesAreListed() {
    #expect(PresetCatalog.all.map(\.name) == ["AFViewShaker", "QHLShakes"])
    #expect(PresetCatalog.preset(named: "QHLShakes")?.motion == .qhlShakes(QHLShakes()))
    #expect(PresetCatalog.preset(named: "qhlshakes") == nil)
  }

  @Test func listedDefaultsAreTheMotionsOwn() throws {
    let shaker = try #require(PresetCatalog.preset(named: "AFViewShaker"))
    #expect(shaker.parameters.map(\.defaultValue) == ["\(AFViewShaker().duration)"])
    let shakes = try #require(PresetCatalog.preset(named: "QHLShakes"))
    let plain = QHLShakes()
    #expect(
      shakes.parameters.map { "\($0.name)=\($0.defaultValue)" } == [
        "times=\(plain.times)", "speed=\(plain.speed)", "range=\(Int(plain.range))",
        "direction=\(plain.direction)", "exactCount=\(plain.exactCount)",
      ])
  }

  @Test(arguments: PresetCatalog.all)
  func everyPresetIsValidAndDescribed(preset: Preset) throws {
    try preset.motion.validate()
    #expect(!preset.summary.isEmpty && !preset.summary.contains("\n"))
    for parameter in preset.parameters { #expect(!parameter.summary.isEmpty) }
  }
}
