import CPNG
import Commands
import Foundation
import PNGCodec
import Raster

/// Times the whole command `diff` on two pictures, and libpng's decoding of both, one after the
/// other on one thread, in the same run.
struct DiffBenchmark {
  /// How many times as long as decoding the command may take.
  static let limit = 1.5

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  /// Times two frames, a frame and itself, and a frame and one of which every pixel is another.
  func run(_ first: Pixmap, _ second: Pixmap) throws {
    var inverted = first
    for y in 0..<first.height {
      for x in 0..<first.width { inverted[x, y] = first[x, y].inverted }
    }
    let (a, b, c) = (try file("a", first), try file("b", second), try file("c", inverted))
    try report("diff, same picture", a, a)
    try report("diff, two frames", a, b)
    try report("diff, all pixels", a, c)
  }

  private func file(_ name: String, _ picture: Pixmap) throws -> URL {
    let file = folder.appending(path: name + ".png")
    try Data(picture.pngData()).write(to: file)
    return file
  }

  private func report(_ name: String, _ a: URL, _ b: URL) throws {
    let streams = Streams(input: Silence(), output: Silence(), error: Silence())
    let program = Program(environment: [:], streams: streams)
    let pictures = try [a, b].map { try StoredPicture([UInt8](Data(contentsOf: $0))) }
    let (diff, decoding) = RenderBenchmark.medians {
      _ = program.run(["diff", a.path, b.path, "-q"])
    } and: {
      for picture in pictures { picture.decode() }
    }
    let label = name.padding(toLength: 20, withPad: " ", startingAt: 0)
    print(
      String(
        format: "%@ %7.3f ms   %6.2f decodings (limit %.1f)", label, diff / .milliseconds(1),
        diff / decoding, Self.limit))
  }
}

/// A PNG in memory, and room for its pixels.
private final class StoredPicture {
  private let bytes: [UInt8]
  private let header: PNGHeader
  private let pixels: UnsafeMutablePointer<UInt8>

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    header = try PNGHeader(bytes)
    pixels = .allocate(capacity: header.width * header.height * 4)
  }

  deinit { pixels.deallocate() }

  func decode() {
    bytes.withUnsafeBufferPointer { buffer in
      var (source, error) = (cpng_source(), cpng_error())
      (source.bytes, source.count) = (buffer.baseAddress, buffer.count)
      _ = cpng_decode_rgba8(
        &source, UInt32(header.width), UInt32(header.height), pixels, &error)
    }
  }
}

/// A stream that nobody reads.
private final class Silence: ByteStream {
  let isTerminal = false
  func read(upTo limit: Int) -> [UInt8] { [] }
  func write(_ bytes: [UInt8]) {}
}

extension PremultipliedColor {
  fileprivate var inverted: PremultipliedColor {
    PremultipliedColor(red: 255 - red, green: 255 - green, blue: 255 - blue, alpha: alpha)
  }
}
