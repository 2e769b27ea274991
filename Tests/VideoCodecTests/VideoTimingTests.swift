import Raster
import Testing
import Timing
import VideoCodec

/// Frame counts, durations and timestamps of MP4 files.
@Suite struct VideoTiming {
  @Test(arguments: Array(1...50) + [300])
  func everyFrameIsInTheFile(count: Int) throws {
    let settings = try VideoSettings(preset: .veryfast)
    let clip = try Clip(Pixmap.movingSquare(count: count), settings: settings)
    let info = try clip.info()
    #expect(info.frameCount == count)
    #expect(try clip.frames().count == count)
    #expect(info.startTime == 0)
    #expect(abs(info.duration - Double(count) / 30) < 1e-9)
    // The container counts in microseconds when it is read.
    #expect(abs(info.containerDuration - Double(count) / 30) < 2e-6)
  }

  @Test(arguments: [(1, 24), (2, 24), (3, 24), (13, 30), (1, 30)])
  func shortClipsLastAsLongAsTheirFrames(count: Int, rate: Int) throws {
    let clip = try Clip(Pixmap.movingSquare(count: count), rate: FrameRate(rate))
    #expect(abs(try clip.info().duration - Double(count) / Double(rate)) < 1e-9)
  }

  @Test(
    arguments: [
      (1, 2), (1, 1), (7, 3), (120, 1), (24, 1), (24_000, 1001), (30_000, 1001), (60_000, 1001),
      (1000, 1), (1, 100), (25, 2),
    ])
  func ratesAreExact(numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(numerator, over: denominator))
    let clip = try Clip(Pixmap.movingSquare(count: 12), rate: rate)
    let info = try clip.info()
    #expect(info.averageRate == rate)
    #expect(info.baseRate == rate)
    #expect(info.startTime == 0)
    let timescale = try #require(info.timescale)
    let unitsPerFrame = timescale.numerator * denominator / numerator
    #expect(unitsPerFrame * numerator == timescale.numerator * denominator, "not a whole number")
    let timestamps = try clip.frames().map { Int($0.timestamp) }
    #expect(timestamps == (0..<12).map { $0 * unitsPerFrame })
  }

  @Test func aClipWithBFramesStartsAtZeroWithItsFirstPicture() throws {
    let pictures = try Pixmap.movingSquare(count: 30)
    let clip = try Clip(pictures)
    let bytes = try clip.bytes
    // A composition offset box is there only when pictures are stored out of order.
    #expect(bytes.contains(Array("ctts".utf8)))
    let frames = try clip.frames()
    #expect(frames.first?.timestamp == 0)
    for (frame, picture) in zip(frames, pictures) {
      #expect(frame.squareLeft == picture.squareLeft)
    }
  }

  @Test(arguments: [(1, 7), (2, 3), (5, 4), (30, 3)])
  func loopsRepeatTheClip(count: Int, loops: Int) throws {
    let pictures = try Pixmap.movingSquare(count: count)
    let settings = try VideoSettings(loops: loops)
    let clip = try Clip(pictures, settings: settings)
    let info = try clip.info()
    #expect(info.frameCount == count * loops)
    #expect(info.startTime == 0)
    #expect(info.averageRate == FrameRate(30))
    let frames = try clip.frames()
    #expect(frames.count == count * loops)
    let units = try #require(info.timescale).numerator / 30
    #expect(frames.map(\.timestamp) == (0..<count * loops).map { Int64($0 * units) })
    for (index, frame) in frames.enumerated() {
      #expect(frame.pixmap == frames[index % count].pixmap)
    }
  }

  @Test func aSecondLoopCostsNoMoreThanTheFirst() throws {
    let pictures = try Pixmap.movingSquare(count: 20)
    let once = try Clip(pictures).bytes.count
    let fourTimes = try Clip(pictures, settings: VideoSettings(loops: 4)).bytes.count
    #expect(fourTimes < once * 4)
  }
}

extension DecodedFrame {
  /// The first dark column of row 12.
  fileprivate var squareLeft: Int? {
    (0..<planes[0].width).first { planes[0][$0, 12] < 126 }
  }
}

extension Pixmap {
  /// The first dark column of row 12.
  fileprivate var squareLeft: Int? { (0..<width).first { self[$0, 12].red < 128 } }
}
