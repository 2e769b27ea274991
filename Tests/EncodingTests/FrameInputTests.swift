import Encoding
import Foundation
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing
import VideoCodec

/// Frames come in the same, whatever they are stored in.
@Suite struct FrameReading {
  private static func fixture(_ name: String, of module: String = "VideoCodec") -> String {
    Repository.path("Tests/\(module)Tests/Fixtures/\(name)")
  }

  private static func open(_ path: String, rate: Int = 60) throws -> FrameInput {
    try FrameInput(path: path, sequenceRate: try #require(FrameRate(rate)))
  }

  private static func frames(_ path: String, rate: Int = 60) throws -> [InputFrame] {
    let input = try open(path, rate: rate)
    var frames: [InputFrame] = []
    while let frame = try input.next() {
      #expect((frame.pixmap.width, frame.pixmap.height) == (input.width, input.height))
      frames.append(frame)
    }
    #expect(try input.next() == nil)
    #expect(frames.map(\.index) == Array(0..<frames.count))
    return frames
  }

  @Test(arguments: ["a.apng", "frames/", "f%d.png"])
  func losslessFramesComeBackExactly(output: String) throws {
    let run = try Run()
    try run.write(output, count: 12)
    let path = run.folder.path(output.hasPrefix("f%") ? "" : output)
    let frames = try Self.frames(path, rate: 30)
    #expect(try frames.map(\.pixmap) == (0..<12).map { try Run.picture($0) })
    let rate = try #require(FrameRate(30))
    #expect(frames.map(\.time) == (0..<12).map { rate.time(ofFrame: $0) })
    #expect(frames.allSatisfy { $0.duration == rate.time(ofFrame: 1) })
    let input = try Self.open(path, rate: 30)
    #expect(input.frameRate == rate)
    #expect(input.hasTimes == (output == "a.apng"))
  }

  @Test func aVideoHasTheTimesOfItsFrames() throws {
    let run = try Run()
    try run.write("a.mp4", count: 12)
    let rate = try #require(FrameRate(30))
    let input = try Self.open(run.folder.path("a.mp4"))
    #expect((input.width, input.height, input.hasTimes) == (16, 16, true))
    #expect(input.frameRate == rate)
    let frames = try Self.frames(run.folder.path("a.mp4"))
    #expect(frames.map(\.time) == (0..<12).map { rate.time(ofFrame: $0) })
    for (index, frame) in frames.enumerated() {
      // The difference of two rounded times.
      #expect(abs(frame.duration - rate.time(ofFrame: 1)) < 1e-12)
      // A step of limited range is more than one of grey, and coding costs as much.
      #expect(try abs(Int(frame.pixmap[8, 8].green) - Int(Run.picture(index)[8, 8].green)) <= 2)
    }
  }

  @Test func variableTimesAndTheirDurationsAreRead() throws {
    let frames = try Self.frames(Self.fixture("variable.m4v"))
    #expect(frames.map(\.time) == [0, 0.1, 0.25, 0.3, 1])
    // Sums and differences of decimal fractions are off by the last bit.
    for (frame, duration) in zip(frames, [0.1, 0.15, 0.05, 0.7]) {
      #expect(abs(frame.duration - duration) < 1e-12)
    }
    #expect(frames.allSatisfy { $0.duration > 0 })
    #expect(try Self.open(Self.fixture("variable.m4v")).frameRate == nil)
  }

  @Test func aGIFHasItsDelays() throws {
    let frames = try Self.frames(Self.fixture("delays.gif"))
    #expect(frames.map(\.time) == [0, 0.3, 0.31, 0.33, 0.43])
    #expect(frames.last?.duration == 0.07)
  }

  /// By what it is: neither a name nor times in whole hundredths make a GIF.
  @Test(arguments: ["a.gif", "a.mp4", "a"]) func aGIFOfUnevenDelaysHasRoundedTimes(
    name: String
  ) throws {
    let run = try Run()
    let bytes = try Data(contentsOf: URL(filePath: Self.fixture("delays.gif")))
    try run.folder.write(Array(bytes), to: name)
    #expect(try Self.open(run.folder.path(name)).hasRoundedTimes)
    #expect(try !Self.open(Self.fixture("variable.m4v")).hasRoundedTimes)
    for output in ["b.mp4", "b.apng", "f%d.png"] {
      try run.write(output, count: 3)
      #expect(try !Self.open(run.folder.path(output)).hasRoundedTimes, "\(output)")
    }
  }

  @Test func aGIFOfEvenDelaysHasItsRate() throws {
    let run = try Run()
    var bytes = Array(try Data(contentsOf: URL(filePath: Self.fixture("delays.gif"))))
    // A graphic control extension: its delay is in hundredths, the lower byte first.
    for start in 0..<bytes.count - 8 where bytes[start..<start + 3].elementsEqual([0x21, 0xF9, 4]) {
      bytes[start + 4] = 5
      bytes[start + 5] = 0
    }
    try run.folder.write(bytes, to: "even.gif")
    let input = try Self.open(run.folder.path("even.gif"))
    #expect(input.frameRate == FrameRate(20) && !input.hasRoundedTimes)
  }

  @Test func anAnimationHasItsDelays() throws {
    let path = Self.fixture("hidden-image.apng", of: "PNGCodec")
    #expect(try Self.frames(path).map(\.duration) == [0, 0.04, 65_535])
    #expect(try Self.open(path).frameRate == nil)
  }

  @Test func aSinglePictureIsOneFrame() throws {
    let run = try Run()
    try run.write("a.png", count: 1)
    for path in [run.folder.path("a.png"), Self.fixture("quadrants-lossless.webp")] {
      let frames = try Self.frames(path, rate: 50)
      #expect(frames.map(\.pixmap) == [try ImageReader.read(path)])
      #expect(frames.map(\.duration) == [0.02])
      #expect(try Self.open(path).hasTimes == false)
    }
  }

  @Test(arguments: ["f%d.png", "frame-%04d.png", "2x%d-3.png"])
  func foldersAreReadInNumericOrder(pattern: String) throws {
    let run = try Run()
    try run.write(pattern, count: 13)
    for name in ["notes.txt", "f.png.bak", ".hidden.png"] {
      try run.folder.write("x".utf8, to: name)
    }
    let frames = try Self.frames(run.folder.path)
    #expect(try frames.map(\.pixmap) == (0..<13).map { try Run.picture($0) })
  }

  @Test(arguments: ["f%d.png", "shot-%03d.png"])
  func aPatternTakesTheFilesThatItNames(pattern: String) throws {
    let run = try Run()
    try run.write(pattern, count: 11)
    try run.folder.write(Run.picture(0, width: 18).pngData(), to: "other.png")
    let frames = try Self.frames(run.folder.path(pattern))
    #expect(try frames.map(\.pixmap) == (0..<11).map { try Run.picture($0) })
    let none = run.folder.path("none-%d.png")
    let error = #expect(throws: FrameInputError.self) { try Self.open(none) }
    #expect(error?.description == "\(none): no file has such a name")
    let nowhere = run.folder.path("nowhere")
    #expect(throws: FrameInputError.system(path: nowhere + "/", code: ENOENT)) {
      try Self.open(nowhere + "/f%d.png")
    }
  }

  @Test(
    arguments: [
      ["f2.png", "f10.png"], ["f009.png", "f10.png"], ["01.png", "1.png", "2.png"],
      ["a1b2.png", "a1b10.png", "a2b1.png"], ["9999.png", "10000.png"],
      ["99999999999999999998.png", "99999999999999999999.png", "100000000000000000000.png"],
      ["a.png", "a1.png", "b0.png"],
    ])
  func numbersCountByTheirValue(names: [String]) throws {
    let run = try Run()
    for (index, name) in names.enumerated() {
      try run.folder.write(Run.picture(index).pngData(), to: name)
    }
    let frames = try Self.frames(run.folder.path)
    #expect(try frames.map(\.pixmap) == names.indices.map { try Run.picture($0) })
  }

  @Test(arguments: ["100%.apng", "%d%s%05d.mp4", "a[1]#2?b&c.apng", "a:b.mp4"])
  func namesAreTakenVerbatim(name: String) throws {
    let run = try Run()
    try run.write(name, count: 3)
    #expect(try Self.frames(run.folder.path(name)).count == 3)
  }

  @Test func theContentDecidesNotTheName() throws {
    let run = try Run()
    try run.write("a.apng", count: 3)
    try run.write("a.mp4", count: 4)
    try run.folder.write(run.folder.bytes("a.apng"), to: "b.png")
    try run.folder.write(run.folder.bytes("a.apng"), to: "b.mp4")
    try run.folder.write(run.folder.bytes("a.mp4"), to: "c")
    for (name, count) in [("b.png", 3), ("b.mp4", 3), ("c", 4)] {
      #expect(try Self.frames(run.folder.path(name)).count == count)
    }
  }

  @Test func whatIsWrongIsSaidWithThePath() throws {
    let run = try Run()
    let folder = run.folder
    try run.write("a.apng", count: 3)
    try run.write("a.mp4", count: 30)
    for name in ["empty", "empty/sub.png", "mixed"] { mkdir(folder.path(name), 0o777) }
    rmdir(folder.path("empty/sub.png"))
    try folder.write(Run.picture(0).pngData(), to: "mixed/1.png")
    try folder.write(Run.picture(1, width: 18).pngData(), to: "mixed/2.png")
    try folder.write([], to: "nothing.mp4")
    try folder.write("hello".utf8, to: "text.txt")
    try folder.write("hello".utf8, to: "text.png")
    try folder.write("hello".utf8, to: "text.apng")
    try folder.write(folder.bytes("a.apng").dropLast(20), to: "half.apng")
    try folder.write(folder.bytes("a.mp4").dropLast(20), to: "half.mp4")
    mkfifo(folder.path("pipe"), 0o600)
    let words = [
      "missing.mp4": "No such file or directory",
      "empty": "there is no PNG file in it",
      "nothing.mp4": "not a video that can be read, or a damaged one",
      "text.txt": "not a video that can be read, or a damaged one",
      "text.png": "not a PNG picture",
      "text.apng": "not a PNG picture",
      "half.apng": "damaged PNG picture: the file ends too early",
      "pipe": "is neither a file nor a folder",
      "/dev/zero": "is neither a file nor a folder",
    ]
    for (name, words) in words {
      let path = name.hasPrefix("/") ? name : folder.path(name)
      let error = #expect(throws: FrameInputError.self, "\(name)") { try Self.frames(path) }
      #expect(error?.description == "\(path): \(words)")
    }
    let half = #expect(throws: FrameInputError.self) { try Self.frames(folder.path("half.mp4")) }
    #expect(half?.description.hasPrefix(folder.path("half.mp4: ")) == true)
    let mixed = #expect(throws: FrameInputError.self) { try Self.frames(folder.path("mixed")) }
    #expect(
      mixed?.description == folder.path("mixed/2.png: is 18x16 pixels, the first frame is 16x16"))
  }

  @Test func aBombIsRefusedWithItsSizeAndTheLimit() {
    let path = Self.fixture("bomb.png", of: "PNGCodec")
    #expect(throws: FrameInputError.png(path: path, .tooLarge(width: 30_000, height: 30_000))) {
      try Self.open(path)
    }
  }

  @Test func anAnimationBeyondEverySizeIsRefused() throws {
    let run = try Run()
    try run.write("a.apng", count: 1)
    let path = run.folder.path("a.apng")
    #expect(truncate(path, 1 << 40) == 0)
    #expect(throws: FrameInputError.tooLong(path: path)) { try Self.open(path) }
  }
}
