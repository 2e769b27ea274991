import Foundation
import Raster
import TestSupport
import Testing
import VideoCodec

/// Files that are not what they should be are refused, in words.
@Suite struct HostileVideo {
  /// Reads a file to its end.
  private static func read(_ path: String) throws -> Int {
    var reader = try VideoReader(path: path)
    var count = 0
    while try reader.nextPicture() != nil { count += 1 }
    return count
  }

  @Test(arguments: ["clip.mp4", "thirty.mkv", "delays.gif"])
  func aFileCutAnywhereIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let bytes =
      name == "clip.mp4"
      ? try Clip(Pixmap.movingSquare(count: 7)).bytes
      : Array(
        try Data(
          contentsOf: URL(
            filePath: Repository.path("Tests/VideoCodecTests/Fixtures/\(name)"))))
    for count in stride(from: 0, to: bytes.count, by: 7) {
      try folder.write(bytes.prefix(count), to: name)
      do {
        let pictures = try Self.read(folder.path(name))
        Issue.record("\(count) of \(bytes.count) bytes are \(pictures) pictures")
      } catch let error as VideoError {
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test(arguments: ["variable.m4v", "thirty.mkv", "delays.gif"])
  func noFlippedBitIsFatal(name: String) throws {
    let folder = try TemporaryFolder()
    let path = Repository.path("Tests/VideoCodecTests/Fixtures/\(name)")
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    for index in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      try folder.write(damaged, to: name)
      // Without checksums some damage is another valid video: any answer but a trap is right.
      do {
        _ = try Self.read(folder.path(name))
      } catch let error as VideoError {
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test func filesThatStandForOthersAreRefused() throws {
    let clip = try Clip(Pixmap.movingSquare(count: 3))
    let folder = clip.folder
    let scripts = [
      "list.m3u8": "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nclip.mp4\n#EXT-X-ENDLIST\n",
      "list.txt": "ffconcat version 1.0\nfile clip.mp4\n",
      "list.mpd": "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" "
        + "type=\"static\"></MPD>",
      "text.txt": "Some words, which are no video.\n",
      "script.avs": "Version()\n",
      "letters.ans": "\u{1B}[31mred\u{1B}[0m\n",
    ]
    for (name, script) in scripts {
      try folder.write(script.utf8, to: name)
      #expect(throws: VideoError.notVideo, "\(name)") { try Self.read(folder.path(name)) }
    }
  }

  @Test func aFileWithoutVideoIsNamed() throws {
    let folder = try TemporaryFolder()
    // A WAVE file of 8 samples.
    let header: [UInt8] = [
      0x52, 0x49, 0x46, 0x46, 44, 0, 0, 0, 0x57, 0x41, 0x56, 0x45, 0x66, 0x6D, 0x74, 0x20, 16, 0,
      0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0, 0x64, 0x61, 0x74, 0x61, 8,
      0, 0, 0,
    ]
    try folder.write(header + [UInt8](repeating: 128, count: 8), to: "a.wav")
    #expect(throws: VideoError.unreadable(detail: "there is no video in it")) {
      try Self.read(folder.path("a.wav"))
    }
  }

  @Test func hugePicturesAreRefusedByTheirHeader() throws {
    let folder = try TemporaryFolder()
    let path = Repository.path("Tests/VideoCodecTests/Fixtures/delays.gif")
    var gif = Array(try Data(contentsOf: URL(filePath: path)))
    // Width and height of the canvas, least significant byte first.
    gif.replaceSubrange(6..<10, with: [0x30, 0x75, 0x30, 0x75])
    try folder.write(gif, to: "a.gif")
    #expect(throws: VideoError.tooLarge(width: 30_000, height: 30_000)) {
      try Self.read(folder.path("a.gif"))
    }
  }

  /// 256 megapixels; the limit is 64.
  @Test func hugePicturesOfAVideoAreRefusedByTheirSize() throws {
    let path = Repository.path("Tests/VideoCodecTests/Fixtures/huge.mov")
    let error = #expect(throws: VideoError.tooLarge(width: 16_000, height: 16_000)) {
      try Self.read(path)
    }
    #expect(
      error?.description
        == "the picture is 16000x16000 pixels; the limit is 16384 a side and 67108864 in all")
  }

  @Test func aMissingFileIsTheSystemsError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: VideoError.self) { try Self.read(folder.path("none.mp4")) }
    #expect(error?.description == "No such file or directory")
  }
}
