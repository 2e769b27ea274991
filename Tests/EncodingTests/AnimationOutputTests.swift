import Encoding
import Foundation
import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing

/// Animated PNGs as outputs.
@Suite struct AnimationOutput {
  @Test(arguments: [1, 2, 30])
  func theFileHoldsTheFramesAtTheirRate(count: Int) throws {
    let run = try Run()
    try run.write("a.apng", count: count)
    let file = try run.folder.bytes("a.apng")
    let pictures = try (0..<count).map { try Run.picture($0) }
    let rate = try #require(FrameRate(30))
    #expect(try file == APNGWriter.file(of: pictures, frameRate: rate))
    #expect(try APNGReader(file).frameRate == rate)
  }

  @Test(arguments: [0, 1, 3])
  func theOptionsSayHowOftenItIsPlayed(plays: Int) throws {
    let run = try Run()
    var options = try Run.options()
    options.plays = plays
    let sink = try OutputTarget.apng(path: run.folder.path("a.apng"))
      .sink(options, files: run.files)
    try sink.append(Run.frame(0))
    try sink.finish()
    #expect(try APNGReader(run.folder.bytes("a.apng")).plays == plays)
  }

  @Test func aRateThatDoesNotFitIsFoundBeforeTheFirstFrame() throws {
    let run = try Run()
    var options = try Run.options()
    options.frameRate = try #require(FrameRate(120_000, over: 1001))
    let path = run.folder.path("new/a.apng")
    #expect(throws: EncodingError.png(path: path, .frameRate(options.frameRate))) {
      try OutputTarget.apng(path: path).sink(options, files: run.files)
    }
    #expect(run.folder.contents == [])
  }

  @Test func aFrameOfAnotherSizeIsAnError() throws {
    let run = try Run()
    let sink = try run.sink("a.apng")
    try sink.append(Run.frame(0))
    let path = run.folder.path("a.apng")
    #expect(throws: EncodingError.png(path: path, .wrongSize(width: 18, height: 16))) {
      try sink.append(Run.frame(1, width: 18))
    }
    sink.cancel()
    #expect(run.folder.contents == [])
  }

  @Test func framesGoToDiskAsTheyCome() throws {
    let run = try Run()
    let sink = try run.sink("a.apng")
    var random = SeededGenerator(seed: 1)
    for index in 0..<4 {
      var picture = try #require(Pixmap(width: 64, height: 64))
      for y in 0..<64 {
        for x in 0..<64 {
          // Noise does not compress.
          let level = UInt8.random(in: 0...255, using: &random)
          picture[x, y] = PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
        }
      }
      try sink.append(
        Frame(ordinal: index, index: index, pixmap: picture, damage: picture.bounds))
    }
    // All but the last, whose time could still change.
    let name = try #require(run.folder.contents.first)
    #expect(try run.folder.bytes(name).count > 3 * 64 * 64)
    sink.cancel()
  }
}
