import Geometry
import Raster
import SceneModel
import Testing

@Suite struct CanvasReading {
  private func canvas(_ text: String) throws -> Canvas {
    try Reading.scene(Document.views("", canvas: text)).canvas
  }

  private func messages(_ text: String) -> [String] {
    Reading.messages(Document.views("", canvas: text))
  }

  @Test func aSizeIsABareScreenAtTwoPixelsAPoint() throws {
    #expect(
      try canvas(#""size": [320, 400]"#)
        == Canvas(size: Size(width: 320, height: 400), scale: 2, safeAreaTop: 0))
    #expect(
      try canvas(#""size": [320, 400], "scale": 1, "statusBar": "dark""#)
        == Canvas(
          size: Size(width: 320, height: 400), scale: 1, statusBar: .dark, safeAreaTop: 20))
  }

  @Test func aDeviceGivesSizeScaleSafeAreasAndCorners() throws {
    let device = Canvas(
      size: Size(width: 393, height: 852), scale: 3, appearance: .dark, backgroundColor: .black,
      statusBar: .light, hasBezel: true, safeAreaTop: 59, safeAreaBottom: 34,
      screenCornerRadius: 55)
    #expect(
      try canvas(
        #""device": "iPhone 15", "appearance": "dark", "statusBar": "light", "bezel": true"#)
        == device)
    #expect(try canvas(#""device": "iPhone 15", "scale": 1"#).scale == 1)
  }

  @Test func aScreenshotGivesItsSizeByTheScale() throws {
    let picture = try Reading.picture("x.png")
    #expect(
      try canvas(#""image": "login.png", "scale": 3"#)
        == Canvas(
          size: Size(width: 30, height: 40), scale: 3, backgroundColor: .clear, safeAreaTop: 0,
          image: picture))
    #expect(try canvas(#""image": "sub/login@2x.png""#).size == Size(width: 45, height: 60))
    #expect(try canvas(#""image": "login.png""#).size == Size(width: 90, height: 120))
  }

  @Test func aScreenshotKeepsItsPixelsAtEveryScale() throws {
    for scale in 1...20 {
      let canvas = try Reading.scene(
        Document.views("", canvas: #""image": "login.png""#), SceneOverrides(scale: scale)
      ).canvas
      #expect(canvas.pixelWidth == Reading.pictureSize.width)
      #expect(canvas.pixelHeight == Reading.pictureSize.height)
    }
  }

  @Test func theBackgroundFollowsTheAppearance() throws {
    #expect(try canvas(#""size": [9, 9], "appearance": "dark""#).backgroundColor == .black)
    #expect(
      try canvas(
        #""size": [9, 9], "appearance": "dark", "backgroundColor": "secondarySystemBackground""#
      ).backgroundColor == Color(hex: 0x1C1C1E))
  }

  @Test func exactlyOneSourceIsWanted() {
    #expect(messages(#""scale": 2"#) == ["canvas: needs one of device, size, image"])
    #expect(
      messages(#""size": [9, 9], "device": "iPhone 15""#)
        == ["canvas: has device and size; give one of them"])
    #expect(
      messages(#""sise": [9, 9]"#) == [#"canvas.sise: unknown key (did you mean "size"?)"#])
  }

  @Test func sensesOfNumbersAndWordsAreChecked() {
    #expect(messages(#""size": [0, 9]"#) == ["canvas.size[0]: must be > 0, got 0"])
    #expect(messages(#""size": [9]"#) == ["canvas.size: expected [width, height], got 1 number"])
    #expect(
      messages(#""size": [9, 9], "scale": 4"#) == ["canvas.scale: must be 1, 2 or 3, got 4"])
    #expect(
      messages(#""size": [9, 9], "appearance": "Dark""#)
        == [#"canvas.appearance: "Dark" is not one of light, dark (did you mean "dark"?)"#])
    #expect(
      messages(#""device": "iPhone 51""#).first?.hasPrefix(
        #"canvas.device: no device is named "iPhone 51" (did you mean "iPhone "#) == true)
    #expect(
      messages(#""size": [10000, 10000], "scale": 1"#)
        == ["canvas: 10000x10000 px is more than 67108864 pixels in all"])
    #expect(
      messages(#""size": [1e300, 9]"#) == ["canvas.size[0]: must be at most 1000000000, got 1e+300"]
    )
  }
}
