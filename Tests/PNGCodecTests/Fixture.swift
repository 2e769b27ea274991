import Foundation
import PNGCodec
import Raster
import TestSupport

/// The files of the Fixtures folder; `make_fixtures.py` there says how they were made.
enum Fixture {
  static let folder = Repository.path("Tests/PNGCodecTests/Fixtures")

  /// The names, without ".png", of the files whose names start so, in alphabetical order.
  static func names(startingWith prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".png") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// The bytes of a file.
  static func bytes(_ name: String, ending: String = "png") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name).\(ending)")))
  }

  /// The picture of a file.
  static func pixmap(_ name: String) throws -> Pixmap { try Pixmap(pngData: try bytes(name)) }
}
