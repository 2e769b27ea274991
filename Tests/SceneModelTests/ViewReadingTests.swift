import Geometry
import Raster
import SceneModel
import ShakeEngine
import Testing

@Suite struct ViewReading {
  private func view(_ text: String, canvas: String = #""size": [320, 400]"#) throws -> View {
    let scene = try Reading.scene(Document.views(text, canvas: canvas))
    return try #require(scene.stages[0].views.first)
  }

  @Test func aBareViewHasUIKitsDefaults() throws {
    let view = try view(#"{ "type": "view", "frame": [1, 2, 3, 4] }"#)
    #expect(view == View(kind: .view, frame: Rect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func everyCommonKeyIsResolved() throws {
    let view = try view(
      """
      { "id": "box", "type": "view", "frame": { "x": 1.5, "y": -2, "width": 30, "height": 40 },
        "hidden": true, "alpha": 0.5, "anchorPoint": [0, 1], "backgroundColor": "#12345678",
        "transform": { "translation": [3, 4], "scale": [2, 0.5], "rotation": 180, "skew": 45 },
        "tintColor": "#F80", "cornerRadius": 5, "cornerCurve": "continuous", "borderWidth": 2,
        "borderColor": "purple", "masksToBounds": false,
        "shadow": { "color": "#FF000080", "opacity": 0.5, "radius": 8, "offset": [1, 4] },
        "children": [ { "type": "view", "frame": [0, 0, 1, 1] } ] }
      """)
    var expected = View(
      id: "box", kind: .view, frame: Rect(x: 1.5, y: -2, width: 30, height: 40))
    expected.isHidden = true
    expected.pose = Pose(
      x: 3, y: 4, rotation: .pi, scaleX: 2, scaleY: 0.5, skew: .pi / 4, opacity: 0.5)
    expected.anchorPoint = Point(x: 0, y: 1)
    expected.backgroundColor = Color(
      red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 0x78 / 255)
    expected.tintColor = Color(hex: 0xFF8800)
    expected.cornerRadius = 5
    expected.cornerCurve = .continuous
    expected.borderWidth = 2
    expected.borderColor = Color(hex: 0x800080)
    expected.shadow = Shadow(
      color: Color(hex: 0xFF0000, alpha: 128.0 / 255 * 0.5), radius: 8,
      offset: Point(x: 1, y: 4))
    expected.children = [
      View(
        kind: .view, frame: Rect(x: 0, y: 0, width: 1, height: 1),
        tintColor: Color(hex: 0xFF8800))
    ]
    #expect(view == expected)
  }

  @Test func aShadowHasCoreAnimationsDefaults() throws {
    let view = try view(
      #"{ "type": "view", "frame": [0, 0, 9, 9], "shadow": { "opacity": 1 } }"#)
    #expect(view.shadow == Shadow(color: .black, radius: 3, offset: Point(x: 0, y: -3)))
  }

  @Test func labelsFieldsAndButtonsHaveTheirKindsDefaults() throws {
    #expect(
      try view(#"{ "type": "label", "frame": [0, 0, 9, 9], "text": "Hi" }"#).kind
        == .label(Label(text: "Hi")))
    #expect(
      try view(#"{ "type": "textField", "frame": [0, 0, 9, 9] }"#).kind == .textField(TextField()))
    #expect(
      try view(#"{ "type": "button", "frame": [0, 0, 9, 9] }"#).kind == .button(Button()))
    #expect(
      try view(#"{ "type": "switch", "frame": [0, 0, 9, 9] }"#).kind == .toggle(isOn: false))
    #expect(
      try view(#"{ "type": "segmentedControl", "frame": [0, 0, 9, 9], "segments": ["a"] }"#).kind
        == .segmentedControl(SegmentedControl(segments: ["a"])))
  }

  @Test func textOfDarkScenesIsWhiteAndTheTintIsTheDarkBlue() throws {
    let view = try view(
      #"{ "type": "label", "frame": [0, 0, 9, 9], "text": "Hi" }"#,
      canvas: #""size": [9, 9], "appearance": "dark""#)
    #expect(view.kind == .label(Label(text: "Hi", textColor: .white)))
    #expect(view.tintColor == Color(hex: 0x0A84FF))
  }

  @Test func everyKeyOfTheKindsIsResolved() throws {
    #expect(
      try view(
        """
        { "type": "label", "frame": [0, 0, 9, 9], "text": "登录", "font": "title2",
          "textColor": "clear", "textAlignment": "center", "lines": 0 }
        """
      ).kind
        == .label(
          Label(
            text: "登录", font: FontStyle(.regular, 22), textColor: .clear, textAlignment: .center,
            lines: 0)))
    #expect(
      try view(
        """
        { "type": "textField", "frame": [0, 0, 9, 9], "text": "a", "placeholder": "b",
          "secure": true, "focused": true, "enabled": false, "font": "light 16.5",
          "textColor": "white", "textAlignment": "right", "borderStyle": "roundedRect" }
        """
      ).kind
        == .textField(
          TextField(
            text: "a", placeholder: "b", isSecure: true, isFocused: true, isEnabled: false,
            font: FontStyle(.light, 16.5), textColor: .white, textAlignment: .right,
            borderStyle: .roundedRect)))
    #expect(
      try view(
        """
        { "type": "button", "frame": [0, 0, 9, 9], "style": "tinted", "title": "a",
          "highlightedTitle": "b", "titleColor": "red", "font": "headline", "enabled": false }
        """
      ).kind
        == .button(
          Button(
            style: .tinted, title: "a", highlightedTitle: "b", titleColor: Color(hex: 0xFF0000),
            font: FontStyle(.semibold, 17), isEnabled: false)))
    #expect(
      try view(
        """
        { "type": "segmentedControl", "frame": [0, 0, 9, 9], "style": "ios7",
          "segments": ["水平", "垂直"], "selectedIndex": 1 }
        """
      ).kind
        == .segmentedControl(
          SegmentedControl(style: .ios7, segments: ["水平", "垂直"], selectedIndex: 1)))
    #expect(
      try view(#"{ "type": "switch", "frame": [0, 0, 9, 9], "on": true }"#).kind
        == .toggle(isOn: true))
  }

  @Test func imagesAreLoadedFromTheScenesFolder() throws {
    let view = try view(
      #"{ "type": "image", "frame": [0, 0, 9, 9], "source": "a.png", "contentMode": "center" }"#)
    let picture = try Reading.picture("/path/to/scene/a.png")
    #expect(view.kind == .image(ImageView(image: picture, contentMode: .center)))
  }

  @Test func pathsAreRelativeToTheFolderOrAbsoluteAndEachFileIsReadOnce() throws {
    let log = PathLog()
    let reader = Reading.reader { path in
      log.append(path)
      return try Reading.picture(path)
    }
    let image = { (source: String) in
      #"{ "type": "image", "frame": [0, 0, 9, 9], "source": "\#(source)" }"#
    }
    let document = Document.views(
      ["a.png", "../b/c.png", "/d.png", "a.png"].map(image).joined(separator: ", "))
    _ = try reader.read(Array(document.utf8))
    #expect(log.paths == ["/path/to/scene/a.png", "/path/to/scene/../b/c.png", "/d.png"])
  }

  @Test func aCutoutIsFilledAutomaticallyWithAColourOrFromAPlate() throws {
    let picture = try Reading.picture("x.png")
    for (keys, cutout) in [
      ("", Cutout()), (#", "padding": 4, "fill": "auto""#, Cutout(padding: 4)),
      (#", "fill": "white""#, Cutout(fill: .color(.white))),
      (#", "plate": "empty.png""#, Cutout(fill: .plate(picture))),
    ] {
      let view = try view(
        "{ \"type\": \"cutout\", \"frame\": [0, 0, 9, 9]\(keys) }",
        canvas: #""image": "login.png""#)
      #expect(view.kind == .cutout(cutout))
    }
  }

  @Test func barsAndKeyboardsFindTheirPlaceOnTheCanvas() throws {
    let device = #""device": "iPhone 15""#
    #expect(
      try view(#"{ "type": "navigationBar", "title": "A", "backTitle": "B" }"#, canvas: device)
        == View(
          kind: .navigationBar(NavigationBar(title: "A", backTitle: "B")),
          frame: Rect(x: 0, y: 0, width: 393, height: 59 + 44)))
    #expect(
      try view(#"{ "type": "navigationBar", "largeTitle": true }"#, canvas: device).frame
        == Rect(x: 0, y: 0, width: 393, height: 59 + 44 + 52))
    #expect(
      try view(#"{ "type": "keyboard" }"#, canvas: device).frame
        == Rect(x: 0, y: 852 - 291, width: 393, height: 216 + 41 + 34))
    #expect(
      try view(#"{ "type": "keyboard" }"#, canvas: #""device": "iPhone SE""#).frame
        == Rect(x: 0, y: 667 - 216, width: 375, height: 216))
    #expect(
      try view(#"{ "type": "keyboard", "frame": [0, 9, 9, 9] }"#, canvas: device).frame.minY == 9)
  }

  @Test func childrenInheritTheTintColour() throws {
    let view = try view(
      """
      { "type": "view", "frame": [0, 0, 9, 9], "tintColor": "purple", "children": [
        { "type": "button", "frame": [0, 0, 9, 9] },
        { "type": "button", "frame": [0, 0, 9, 9], "tintColor": "green" } ] }
      """)
    #expect(view.children.map(\.tintColor) == [Color(hex: 0x800080), Color(hex: 0x00FF00)])
  }

  @Test(arguments: [
    ("#f80", Color(hex: 0xFF8800)), ("#F808", Color(hex: 0xFF8800, alpha: 0x88 / 255)),
    ("#1a2B3c", Color(hex: 0x1A2B3C)), ("systemRed", Color(hex: 0xFF3B30)),
    ("separator", Color(hex: 0x3C3C43, alpha: 73.0 / 255)), ("clear", .clear),
    ("orange", Color(hex: 0xFF8000)),
  ])
  func coloursAreHexadecimalOrUIKitNames(_ text: String, _ color: Color) throws {
    let view = try view(
      "{ \"type\": \"view\", \"frame\": [0, 0, 9, 9], \"backgroundColor\": \"\(text)\" }")
    #expect(view.backgroundColor == color)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#GGGGGG", "#１２３", "rgb(1,2,3)", "Red"])
  func otherWordsAreNoColours(_ text: String) {
    let messages = Reading.messages(
      Document.views(
        "{ \"type\": \"view\", \"frame\": [0, 0, 9, 9], \"backgroundColor\": \"\(text)\" }"))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("is not a colour") == true)
  }

  @Test(arguments: [
    ("fat 17", #""fat" is not one of thin, light, regular, medium, semibold, bold, heavy"#),
    ("blod 17", #"semibold, bold, heavy (did you mean "bold"?)"#),
    ("headlin", #"is not a font (did you mean "headline"?); use a weight and a size"#),
    ("bold", "is not a font"), ("bold 17pt", "is not a font"), ("bold  17", "is not a font"),
    ("bold -1", "is not a font"), ("bold .5", "is not a font"),
    ("bold 0", "the size must be > 0, got 0"),
    ("bold 1001", "the size must be at most 1000, got 1001"),
  ])
  func otherWordsAreNoFonts(_ text: String, _ message: String) {
    let messages = Reading.messages(
      Document.views("{ \"type\": \"label\", \"frame\": [0, 0, 9, 9], \"font\": \"\(text)\" }"))
    #expect(messages.count == 1)
    #expect(messages.first?.contains(message) == true, "\(messages)")
  }
}

/// The paths that were asked for, in order.
private final class PathLog: @unchecked Sendable {
  private(set) var paths: [String] = []

  func append(_ path: String) { paths.append(path) }
}
