import Foundation
import TestSupport

/// Unicode's test data in `Fixtures`: rows of fields between semicolons.
enum Fixture {
  static func rows(_ name: String) throws -> [[String]] {
    let path = Repository.path("Tests/TypographyTests/Fixtures/\(name)")
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ";", omittingEmptySubsequences: false).map(String.init) }
  }

  static func scalars(_ field: String) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      .compactMap(Unicode.Scalar.init)
  }
}
