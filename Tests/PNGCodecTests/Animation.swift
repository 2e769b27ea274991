import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing

/// An animated PNG, taken apart and composed in the test's own way.
struct Animation {
  /// A frame as the file holds it.
  struct Part {
    let region: PixelRect
    let delay: (numerator: Int, denominator: Int)
    let disposal: UInt8
    let blending: UInt8
    let picture: Pixmap
  }

  let chunks: PNGChunks
  private(set) var parts: [Part] = []

  /// Reads a file that our writer could have written.
  init(_ file: [UInt8]) throws {
    chunks = try PNGChunks(file)
    let header = try chunks.body("IHDR")
    for (index, name) in chunks.names.enumerated() where name == "fcTL" {
      let control = chunks.bodies[index]
      let fields = stride(from: 4, to: 20, by: 4).map { PNGChunks.number(control[$0..<$0 + 4]) }
      let data = chunks.bodies[index + 1].dropFirst(chunks.names[index + 1] == "fdAT" ? 4 : 0)
      var still = try PNGChunks([])
      for (name, body) in [
        ("IHDR", Array(control[4..<12]) + header[8...]), ("IDAT", Array(data)), ("IEND", []),
      ] {
        still.insert(name, body, at: still.names.count)
      }
      parts.append(
        Part(
          region: PixelRect(
            minX: fields[2], minY: fields[3], maxX: fields[2] + fields[0],
            maxY: fields[3] + fields[1]),
          delay: (PNGChunks.number(control[20..<22]), PNGChunks.number(control[22..<24])),
          disposal: control[24], blending: control[25], picture: try Pixmap(pngData: still.file)))
    }
  }

  /// The frames by the specification's rule for parts that stay and replace.
  func composed() throws -> [Pixmap] {
    let header = try chunks.body("IHDR")
    var canvas = try #require(
      Pixmap(width: PNGChunks.number(header[0..<4]), height: PNGChunks.number(header[4..<8])))
    return try parts.map { part in
      try #require(part.disposal == 0 && part.blending == 0)
      for y in 0..<part.region.height {
        for x in 0..<part.region.width {
          canvas[part.region.minX + x, part.region.minY + y] = part.picture[x, y]
        }
      }
      return canvas
    }
  }

  /// A transparent canvas on which an opaque and a translucent box shake.
  static func shake(count: Int) throws -> [Pixmap] {
    let offsets = [0, 10, -8, 8, -5, 5, 0, -10]
    let clear = try #require(Pixmap(width: 64, height: 64))
    return (0..<count).map { index in
      let left = 20 + offsets[index % offsets.count]
      var picture = clear
      for y in 24..<40 {
        for x in left..<left + 20 {
          picture[x, y] = PremultipliedColor(red: 200, green: 40, blue: 0, alpha: 255)
          picture[x, y - 12] = PremultipliedColor(red: 10, green: 3, blue: 99, alpha: 100)
        }
      }
      return picture
    }
  }
}

extension APNGReader {
  /// All frames of a file.
  static func frames(of file: [UInt8]) throws -> [APNGFrame] {
    var reader = try APNGReader(file)
    var frames: [APNGFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }
}
