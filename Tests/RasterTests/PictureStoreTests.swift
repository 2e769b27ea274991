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

  @Test func aRecordingRunWritesAndStillFails() throws {
    let recorder = PictureStore(folder: folder.path, isRecording: true)
    try withKnownIssue {
      try recorder.expect(picture, "deep/a")
    } matching: {
      $0.description.contains("golden/deep/a.png was recorded")
    }
    try store.expect(picture, "deep/a")
    let bytes = try folder.bytes("deep/a.png")
    try withKnownIssue {
      try recorder.expect(picture, "deep/a")
    } matching: {
      $0.description.contains("golden/deep/a.png is unchanged")
    }
    #expect(try folder.bytes("deep/a.png") == bytes)
  }
}
