import Geometry
import MockKit
import Raster
import SceneModel
import Testing

/// Labels, switches, images and the keyboard.
@Suite struct OtherControlsDrawing {
  private func picture(_ kind: View.Kind, _ frame: Rect, canvas: Canvas = TestScene.canvas)
    throws -> Picture
  {
    try #require(
      TestScene.stage([View(kind: kind, frame: frame)], canvas: canvas)
        .displayList(at: 0).nodes.first?.picture)
  }

  @Test func aLabelsLinesAreCentredAsABlock() throws {
    let picture = try picture(
      .label(Label(text: "one\ntwo", lines: 0)), Rect(x: 10, y: 10, width: 100, height: 60))
    let top = 10 + 30 - Expected.lineHeight(17)
    let baselines = [0.0, 1].map {
      ((top + $0 * Expected.lineHeight(17) + Expected.ascender(17)) * 2).rounded() / 2
    }
    let fills = picture.fills
    #expect(
      fills.first(
        near: Expected.line("one", size: 17, weight: 400, x: 10, baseline: baselines[0])) != nil)
    #expect(
      fills.first(
        near: Expected.line("two", size: 17, weight: 400, x: 10, baseline: baselines[1])) != nil)
  }

  @Test(arguments: [(0, 100.0, 4), (0, 41, 2), (3, 100, 3), (1, 100, 1), (0, 5, 1)])
  func aLabelHasAsManyLinesAsItMayAndAsFit(lines: Int, height: Double, count: Int) throws {
    let picture = try picture(
      .label(Label(text: "a\nb\nc\nd", lines: lines)),
      Rect(x: 0, y: 0, width: 100, height: height))
    #expect(picture.fills.dropFirst().count == count)
  }

  @Test func aSwitchIsAGreenCapsuleWithItsThumbAtTheRight() throws {
    let on = try picture(.toggle(isOn: true), Rect(x: 10, y: 20, width: 80, height: 80))
    let capsule = Path.roundedRect(
      Rect(x: 10, y: 20, width: 51, height: 31), radius: 15.5, curve: .circular)
    #expect(on.fills.first(near: capsule)?.color == Color(hex: 0x34C759))
    let right = Path.roundedRect(
      Rect(x: 32, y: 22, width: 27, height: 27), radius: 13.5, curve: .circular)
    #expect(on.fills.first(near: right)?.color == .white)
    #expect(on.items.shadows().map(\.sigma) == [4, 0.5])

    let off = try picture(.toggle(isOn: false), Rect(x: 10, y: 20, width: 51, height: 31))
    #expect(off.fills.first(near: capsule)?.color?.alpha == 0.16)
    let left = Path.roundedRect(
      Rect(x: 12, y: 22, width: 27, height: 27), radius: 13.5, curve: .circular)
    #expect(off.fills.first(near: left) != nil)
  }

  /// A picture of 30 x 10 pixels in a box of 60 x 40 points at (10, 20), two pixels a point.
  @Test(arguments: [
    (ImageView.ContentMode.scaleToFill, Rect(x: 10, y: 20, width: 60, height: 40)),
    (.aspectFit, Rect(x: 10, y: 30, width: 60, height: 20)),
    (.aspectFill, Rect(x: -20, y: 20, width: 120, height: 40)),
    (.center, Rect(x: 32.5, y: 37.5, width: 15, height: 5)),
  ])
  func anImageFitsItsBoxByItsMode(mode: ImageView.ContentMode, place: Rect) throws {
    let image = try #require(Pixmap(width: 30, height: 10))
    let picture = try picture(
      .image(ImageView(image: image, contentMode: mode)),
      Rect(x: 10, y: 20, width: 60, height: 40))
    #expect(picture.items.images().map(\.rect) == [place])
    #expect(picture.items.groups.allSatisfy { $0.clip == nil }, "only masksToBounds cuts")
  }

  @Test func aCentredImageOfOtherParityLiesOnWholePixels() throws {
    let image = try #require(Pixmap(width: 31, height: 9))
    let picture = try picture(
      .image(ImageView(image: image, contentMode: .center)),
      Rect(x: 10, y: 20, width: 60, height: 40))
    let rect = try #require(picture.items.images().first).rect
    #expect(rect.minX * 2 == (rect.minX * 2).rounded())
    #expect(rect.minY * 2 == (rect.minY * 2).rounded())
  }

  @Test func aKeyboardHasFourRowsOfKeys() throws {
    let canvas = Canvas(size: Size(width: 320, height: 216), scale: 2)
    let picture = try picture(
      .keyboard, Rect(x: 0, y: 0, width: 320, height: 216), canvas: canvas)
    let white = picture.fills.filter { $0.color == .white }.compactMap(\.path.controlBox)
    // The canvas, 10 + 9 + 7 letters and the space bar.
    #expect(white.count == 1 + 26 + 1)
    #expect(picture.fills.filter { $0.color == Color(hex: 0xABB1BA) }.count == 4)
    #expect(white.contains(Rect(x: 3, y: 6, width: 26, height: 42)), "q: 32 by 54 less insets")
    #expect(picture.fills.contains { $0.color == Color(hex: 0xD1D4DA) })
    #expect(white.allSatisfy { $0.maxY <= 216 })
  }

  @Test func theKeysOfAKeyboardStayClearOfARim() throws {
    var canvas = Canvas(size: Size(width: 328, height: 216), scale: 2)
    canvas.hasBezel = true
    let picture = try picture(
      .keyboard, Rect(x: 0, y: 0, width: 328, height: 216), canvas: canvas)
    let keys = picture.fills.filter { $0.color == .white }.compactMap(\.path.controlBox)
    // Ten keys between rims of 4: 32 wide each, less insets.
    #expect(keys.contains(Rect(x: 4 + 3, y: 6, width: 26, height: 42)), "q")
    #expect(keys.contains(Rect(x: 4 + 9 * 32 + 3, y: 6, width: 26, height: 42)), "p")
  }

  /// 54 * 4 = 216 for the keys; globe and microphone want 41 more.
  @Test(arguments: [(216.0, 0), (256.5, 0), (257, 2), (291, 2)])
  func aKeyboardWithRoomBelowItsKeysHasAGlobeAndAMicrophone(height: Double, count: Int) throws {
    let canvas = Canvas(size: Size(width: 320, height: 300), scale: 2)
    let picture = try picture(
      .keyboard, Rect(x: 0, y: 0, width: 320, height: height), canvas: canvas)
    let below = picture.fills.compactMap(\.path.controlBox).filter { $0.minY > 216 }
    #expect(below.count == count)
    #expect(below.map { ($0.midX * 1000).rounded() / 1000 } == (count == 0 ? [] : [33, 287]))
    #expect(below.allSatisfy { $0.maxY < 257 })
  }
}
