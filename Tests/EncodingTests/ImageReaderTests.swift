import Encoding
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing
import VideoCodec

/// Picture files by their path.
@Suite struct ImageReading {
  private static let jpeg = Repository.path("Tests/VideoCodecTests/Fixtures/quadrants-444.jpg")
  private static let webp = Repository.path("Tests/VideoCodecTests/Fixtures/quadrants-lossy.webp")

  @Test func everyFormatIsRead() throws {
    let run = try Run()
    try run.write("a.png", count: 1)
    #expect(try ImageReader.read(run.folder.path("a.png")) == Run.picture(0))
    #expect(try ImageReader.read(Self.jpeg).width == 32)
    #expect(try ImageReader.read(Self.webp).width == 32)
  }

  @Test(arguments: ["100%.PNG", "%d%s%05d.png", "a[1]#2?b&c.png", "no ending", "a.tga"])
  func namesAreTakenVerbatim(name: String) throws {
    let run = try Run()
    try run.folder.write(Run.picture(4).pngData(), to: name)
    #expect(try ImageReader.read(run.folder.path(name)) == Run.picture(4))
  }

  @Test func whatIsWrongIsSaidWithThePath() throws {
    let run = try Run()
    let folder = run.folder
    mkdir(folder.path("x.png"), 0o777)
    try folder.write([], to: "empty.png")
    try folder.write(Array("hello".utf8), to: "text.png")
    try folder.write(Array("hello".utf8), to: "text.dat")
    try folder.write(Run.picture(0).pngData().prefix(60), to: "half.png")
    try folder.write(Run.picture(0).pngData(), to: "png.jpg")
    let jpeg = FileManager.default.contents(atPath: Self.jpeg) ?? Data()
    try folder.write(jpeg, to: "jpeg.png")
    try folder.write(jpeg.prefix(200), to: "half.jpg")
    let words = [
      "missing.png": "No such file or directory", "x.png": "Is a directory",
      "empty.png": "not a PNG picture: the file is empty",
      "text.png": "not a PNG picture", "text.dat": "not a PNG, JPEG or WebP picture",
      "half.png": "damaged PNG picture: the file ends too early",
      "png.jpg": "the name says JPEG, but it is a PNG picture; rename it",
      "jpeg.png": "not a PNG picture but a JPEG picture",
      "half.jpg": "damaged JPEG picture: the file ends too early",
    ]
    for (name, words) in words {
      let path = folder.path(name)
      let error = #expect(throws: ImageReadError.self) { try ImageReader.read(path) }
      #expect(error?.description == "\(path): \(words)")
    }
  }

  @Test func aBombIsRefusedWithItsSizeAndTheLimit() throws {
    let path = Repository.path("Tests/PNGCodecTests/Fixtures/bomb.png")
    let error = #expect(throws: ImageReadError.self) { try ImageReader.read(path) }
    let words = try #require(error).description
    #expect(
      words
        == "\(path): the picture is 30000x30000 pixels; the limit is 16384 a side and 67108864 in all"
    )
  }

  @Test func aDeviceWithoutEndIsRefused() {
    #expect(throws: ImageReadError.unknownFormat(path: "/dev/zero")) {
      try ImageReader.read("/dev/zero")
    }
  }

  @Test func aFileBeyondEverySizeIsRefused() throws {
    let run = try Run()
    try run.folder.write(Run.picture(0).pngData().prefix(60), to: "a.png")
    let path = run.folder.path("a.png")
    #expect(truncate(path, 1 << 40) == 0)
    #expect(throws: ImageReadError.tooLong(path: path)) { try ImageReader.read(path) }
  }
}
