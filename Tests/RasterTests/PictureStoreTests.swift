import Golden
import PNGCodec
import Raster
import TestSupport
import Testing

/// The check that compares pictures with approved ones, itself.
@Suite struct PictureStores {
  let folder: TemporaryFolder
  let store: PictureStore
  let picture: Pixmap

  init() throws {
    folder = try TemporaryFolder()
    store = PictureStore(folder: folder.path)
    picture = try Pixmap.noise(7, 5, seed: 1)
  }

  @Test func anEqualPicturePasses() throws {
    try folder.write(picture.pngData(), to: "a.png")
    try store.expect(picture, "a")
  }

  @Test func aMissingPictureFailsAndIsNotWritten() throws {
    try withKnownIssue {
      try store.expect(picture, "a/b")
    } matching: {
      $0.description.contains("golden/a/b.png is missing")
    }
    #expect(folder.contents.isEmpty)
  }

  @Test func anUnreadablePictureIsNotCalledADifferentOne() throws {
    try folder.write([1, 2, 3], to: "a.png")
    try withKnownIssue {
      try store.expect(picture, "a")
    } matching: {
      $0.description.contains("golden/a.png is unreadable")
    }
  }

  @Test func oneChannelOffByOneFails() throws {
    try folder.write(picture.pngData(), to: "a.png")
    var other = picture
    other[3, 2].alpha ^= 1
    try withKnownIssue {
      try store.expect(other, "a")
    } matching: {
      $0.description.contains("differs in 1 of 35 pixels by up to 1, first at (3, 2)")
    }
    try store.expect(other, "a", tolerance: 1)
  }

  @Test func anotherSizeFails() throws {
    try folder.write(picture.pngData(), to: "a.png")
    let other = try Pixmap.make(5, 7)
    try withKnownIssue {
      try store.expect(other, "a", tolerance: 255)
    } matching: {
      $0.description.contains("is 5 x 7, not 7 x 5")
    }
  }

  @Test(arguments: GoldenMode.allCases)
  func onlyWhatTheModeSaysIsWrittenAndTheTestFails(_ mode: GoldenMode) throws {
    var other = picture
    other[3, 2].alpha ^= 1
    try folder.write(other.pngData(), to: "differs.png")
    try folder.write(picture.pngData(), to: "equal.png")
    let recorder = PictureStore(folder: folder.path, mode: mode)
    for (name, words) in [("missing", "is missing"), ("differs", "differs in 1 of 35 pixels")] {
      try withKnownIssue {
        try recorder.expect(picture, name)
      } matching: {
        $0.description.contains("golden/\(name).png \(words)")
      }
    }
    try recorder.expect(picture, "equal")
    #expect(folder.contents.contains("missing.png") == (mode != .never))
    let isWritten = try folder.bytes("differs.png") == picture.pngData()
    #expect(isWritten == (mode == .failed || mode == .all))
  }
}
