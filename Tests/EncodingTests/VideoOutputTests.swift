import Encoding
import Geometry
import Raster
import TestSupport
import Testing
import Timing
import VideoCodec

/// Videos as outputs.
@Suite struct VideoOutput {
  @Test(arguments: [15, 16])
  func paddingIsSaid(width: Int) throws {
    let run = try Run()
    let target = OutputTarget.video(path: run.folder.path("a.mp4"))
    let sink = try target.sink(Run.options(width: width), files: run.files)
    try sink.append(Run.frame(0, width: width))
    try sink.finish()
    #expect((sink.remark == nil) == (width == 16))
    if width == 15 { #expect(try #require(sink.remark).contains("15x16 is padded to 16x16")) }
  }

  @Test func jobsOfDifferentSizesKeepTheirs() throws {
    let run = try Run()
    let sizes = [(64, 32), (320, 200), (50, 90)]
    let sinks = try sizes.map { width, height in
      let options = OutputOptions(
        width: width, height: height, frameRate: try #require(FrameRate(30)), lastIndex: 0)
      return try OutputTarget.video(path: run.folder.path("\(width).mp4"))
        .sink(options, files: run.files)
    }
    for (sink, (width, height)) in zip(sinks, sizes) {
      let picture = try #require(Pixmap(width: width, height: height))
      try sink.append(Frame(ordinal: 0, index: 0, pixmap: picture, damage: picture.bounds))
      try sink.finish()
    }
    for (width, height) in sizes {
      let info = try VideoReader(path: run.folder.path("\(width).mp4")).info
      #expect((info.width, info.height) == (width, height))
    }
  }

  @Test func aFrameOfAnotherSizeIsAnError() throws {
    let run = try Run()
    let sink = try run.sink("a.mp4")
    let path = run.folder.path("a.mp4")
    #expect(throws: EncodingError.video(path: path, .wrongSize(width: 18, height: 16))) {
      try sink.append(Run.frame(0, width: 18))
    }
    sink.cancel()
  }

  @Test func undamagedFramesShowTheLastOne() throws {
    let run = try Run()
    let sink = try run.sink("a.mp4")
    try sink.append(Run.frame(0))
    try sink.append(Frame(ordinal: 1, index: 1, pixmap: Run.picture(0), damage: .empty))
    try sink.append(Run.frame(20))
    try sink.finish()
    var reader = try VideoReader(path: run.folder.path("a.mp4"))
    var levels: [Int] = []
    while let frame = try reader.next() { levels.append(Int(frame.pixmap[8, 8].green)) }
    #expect(levels.count == 3)
    for (level, expected) in zip(levels, [0, 0, 140]) { #expect(abs(level - expected) <= 2) }
  }
}
