import Raster
import Testing
import Timing
import VideoCodec

/// What players look at before they decode.
@Suite struct VideoFormat {
  @Test(arguments: VideoSettings.Preset.allCases, [0, 51])
  func everyPlayerCanPlayIt(preset: VideoSettings.Preset, crf: Int) throws {
    let settings = try VideoSettings(crf: crf, preset: preset)
    let clip = try Clip(Pixmap.movingSquare(count: 3), settings: settings)
    let info = try clip.info()
    #expect(info.codec == "h264")
    #expect(info.codecTag == "avc1")
    #expect(["Constrained Baseline", "Main", "High"].contains(info.profile))
    #expect(info.pixelFormat == "yuv420p")
    #expect(info.colorTags == ["tv", "bt709", "bt709", "bt709", "left"])
  }

  @Test func theContainerTagsTheColoursToo() throws {
    let bytes = try Clip(Pixmap.movingSquare(count: 1)).bytes
    // colr box: nclx, primaries 1, transfer 1, matrix 1 (BT.709), limited range.
    let box = Array("colrnclx".utf8) + [0, 1, 0, 1, 0, 1, 0]
    #expect(bytes.contains(box))
  }

  @Test func theIndexComesFirst() throws {
    let bytes = try Clip(Pixmap.movingSquare(count: 5)).bytes
    var names: [String] = []
    var place = 0
    while place + 8 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      try #require(size >= 8)
      place += size
    }
    #expect(place == bytes.count)
    let index = try #require(names.firstIndex(of: "moov"))
    let data = try #require(names.firstIndex(of: "mdat"))
    #expect(index < data)
    #expect(bytes[8..<12].elementsEqual("isom".utf8) || bytes[8..<12].elementsEqual("mp42".utf8))
  }

  @Test func sameFramesGiveSameBytes() throws {
    let pictures = try Pixmap.movingSquare(count: 60)
    #expect(try Clip(pictures).bytes == Clip(pictures).bytes)
  }

  @Test(arguments: [(1, 1), (1, 2), (2, 3), (3, 1), (16, 16), (106, 58), (101, 75), (333, 7)])
  func noSizeIsRescaled(width: Int, height: Int) throws {
    let picture = try Pixmap.flat(0, 0, 0, width: width, height: height)
    let info = try Clip([picture]).info()
    #expect(info.width == width + width % 2)
    #expect(info.height == height + height % 2)
  }

  @Test func aFrameOfAnotherSizeIsRefused() throws {
    let pictures = [try Pixmap.flat(0, 0, 0), try Pixmap.flat(0, 0, 0, width: 62)]
    #expect(throws: VideoError.wrongSize(width: 62, height: 64)) { try Clip(pictures) }
  }

  @Test(arguments: [-1, 52, Int.max])
  func senselessQualitiesAreRefused(crf: Int) {
    #expect(throws: VideoSettingsError.crf(crf)) { try VideoSettings(crf: crf) }
  }

  @Test(arguments: [0, -3])
  func senselessLoopsAreRefused(loops: Int) {
    #expect(throws: VideoSettingsError.loops(loops)) { try VideoSettings(loops: loops) }
  }

  @Test func aFileThatCannotBeMadeSaysWhy() throws {
    let error = #expect(throws: VideoError.self) {
      _ = try VideoWriter(
        path: "/dev/null/clip.mp4", width: 2, height: 2, frameRate: #require(FrameRate(30)),
        settings: .standard)
    }
    #expect(error?.description == "Not a directory")
  }

  @Test func aFullDiskIsNoticed() throws {
    let error = #expect(throws: VideoError.self) {
      var writer = try VideoWriter(
        path: "/dev/full", width: 64, height: 32, frameRate: #require(FrameRate(30)),
        settings: .standard)
      for picture in try Pixmap.movingSquare(count: 5) {
        try writer.append(picture, damage: picture.bounds)
      }
      try writer.finish()
    }
    #expect(error?.description == "No space left on device")
  }

  @Test func theLibrariesSayTheirVersions() throws {
    #expect(VideoLibrary.hasH264Encoder)
    #expect(try #require(VideoLibrary.x264Version).hasPrefix("core "))
    #expect(VideoLibrary.versions.map(\.name).contains("libavcodec"))
    for library in VideoLibrary.versions {
      #expect(library.version.split(separator: ".").count == 3)
    }
  }
}
