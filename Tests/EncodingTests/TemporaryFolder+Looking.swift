import Foundation
import TestSupport

extension TemporaryFolder {
  /// ``contents`` without hidden files and what is in hidden folders.
  var visible: [String] {
    contents.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  /// The bytes of all files, hidden ones too, by name; folders have none.
  func snapshot() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in contents { files[name] = (try? bytes(name)) ?? [] }
    return files
  }

  /// What a symbolic link says.
  func link(_ relative: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path(relative))
  }
}
