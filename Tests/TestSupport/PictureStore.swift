import Foundation
package import Golden
import PNGCodec
package import Raster
package import Testing

/// A folder of approved pictures.
package struct PictureStore: Sendable {
  /// The folder's absolute path.
  package let folder: String
  /// What is written. A test whose picture was written fails.
  package let mode: GoldenMode

  /// A store in a folder.
  package init(folder: String, mode: GoldenMode = .never) {
    self.folder = folder
    self.mode = mode
  }

  /// The repository's `golden` folder, with what the environment says of writing.
  package static var repository: PictureStore {
    get throws {
      PictureStore(
        folder: Repository.path("golden"),
        mode: try GoldenMode(environment: ProcessInfo.processInfo.environment))
    }
  }

  /// Compares a picture with the approved one, pixel by pixel.
  ///
  /// A difference, a missing or an unreadable picture is an issue, with what it takes to judge it
  /// attached: expected, difference and actual beside each other, or the actual picture alone.
  package func expect(
    _ actual: Pixmap, _ name: String, tolerance: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/\(name).png"
    guard FileManager.default.fileExists(atPath: path) else {
      try attach(actual, name, "actual", sourceLocation)
      return try report(
        actual, name, "is missing", remedy: .missing, writes: mode.writesMissing, sourceLocation)
    }
    let expected: Pixmap
    do {
      expected = try Pixmap(pngData: Array(Data(contentsOf: URL(filePath: path))))
    } catch {
      try attach(actual, name, "actual", sourceLocation)
      return try report(
        actual, name, "is unreadable: \(error)", remedy: .failed, writes: mode.writesFailed,
        sourceLocation)
    }
    let difference = PixelDifference(expected: expected, actual: actual, tolerance: tolerance)
    if difference.count > 0 {
      try attach(difference.picture ?? actual, name, "difference", sourceLocation)
      try report(
        actual, name, "\(difference)", remedy: .failed, writes: mode.writesFailed, sourceLocation)
    }
  }

  /// The names and byte counts of the approved pictures in one of the folders.
  package func sizes(in subfolder: String) throws -> [String: Int] {
    let path = "\(folder)/\(subfolder)"
    var sizes: [String: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name.hasSuffix(".png") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      sizes[name] = (attributes[.size] as? NSNumber)?.intValue
    }
    return sizes
  }

  private func report(
    _ actual: Pixmap, _ name: String, _ problem: String, remedy: GoldenMode, writes: Bool,
    _ sourceLocation: SourceLocation
  ) throws {
    if writes { try write(actual, to: "\(folder)/\(name).png") }
    let rest = writes ? "it was recorded" : "look at it and accept it with \(remedy.command) TEST"
    Issue.record("golden/\(name).png \(problem); \(rest)", sourceLocation: sourceLocation)
  }

  private func attach(
    _ picture: Pixmap, _ name: String, _ kind: String, _ sourceLocation: SourceLocation
  ) throws {
    let file = "\(name.replacing("/", with: "-"))-\(kind).png"
    Attachment.record(try picture.pngData(), named: file, sourceLocation: sourceLocation)
  }

  private func write(_ picture: Pixmap, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture.pngData()).write(to: url, options: .atomic)
  }
}

/// Compares a picture with `golden/<name>.png`, pixel by pixel.
///
/// - Parameters:
///   - actual: The picture.
///   - name: The approved picture's path inside `golden`, without its ending.
///   - tolerance: By how much a channel may differ; anything but 0 wants a comment at the call.
///   - sourceLocation: Where the issue is reported.
/// - Throws: Where the picture can be neither written nor attached.
package func expectPicture(
  _ actual: Pixmap, _ name: String, tolerance: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try PictureStore.repository.expect(
    actual, name, tolerance: tolerance, sourceLocation: sourceLocation)
}
