import Foundation
import PNGCodec
public import Raster
public import Testing

/// A folder of approved pictures.
public struct PictureStore: Sendable {
  /// The folder's absolute path.
  public let folder: String
  /// Whether pictures are written instead of compared. A recording run never passes.
  public let isRecording: Bool

  /// A store in a folder.
  public init(folder: String, isRecording: Bool = false) {
    self.folder = folder
    self.isRecording = isRecording
  }

  /// The repository's `golden` folder; `SHAKE_GOLDEN=record` in the environment records.
  public static let repository = PictureStore(
    folder: Repository.path("golden"),
    isRecording: ProcessInfo.processInfo.environment["SHAKE_GOLDEN"] == "record")

  /// Compares a picture with the approved one, pixel by pixel.
  ///
  /// A difference, a missing or an unreadable picture is an issue, with what it takes to judge it
  /// attached: expected, difference and actual beside each other, or the actual picture alone.
  public func expect(
    _ actual: Pixmap, _ name: String, tolerance: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/\(name).png"
    let file = "golden/\(name).png"
    let accept = "accept it with SHAKE_GOLDEN=record swift test --filter …"
    guard FileManager.default.fileExists(atPath: path) else {
      try attach(actual, name, "actual", sourceLocation)
      if isRecording { try write(actual, to: path) }
      Issue.record(
        isRecording
          ? "\(file) was recorded" : "\(file) is missing; look at the picture and \(accept)",
        sourceLocation: sourceLocation)
      return
    }
    let expected: Pixmap
    do {
      expected = try Pixmap(pngData: Array(Data(contentsOf: URL(filePath: path))))
    } catch {
      try attach(actual, name, "actual", sourceLocation)
      if isRecording { try write(actual, to: path) }
      Issue.record("\(file) is unreadable: \(error)", sourceLocation: sourceLocation)
      return
    }
    let difference = PixelDifference(expected: expected, actual: actual, tolerance: tolerance)
    if difference.count > 0 {
      try attach(difference.picture ?? actual, name, "difference", sourceLocation)
      if isRecording { try write(actual, to: path) }
      Issue.record(
        isRecording ? "\(file) was recorded: it \(difference)" : "\(file) \(difference); \(accept)",
        sourceLocation: sourceLocation)
    } else if isRecording {
      Issue.record("\(file) is unchanged", sourceLocation: sourceLocation)
    }
  }

  /// The names and byte counts of the approved pictures in one of the folders.
  public func sizes(in subfolder: String) throws -> [String: Int] {
    let path = "\(folder)/\(subfolder)"
    var sizes: [String: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name.hasSuffix(".png") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      sizes[name] = (attributes[.size] as? NSNumber)?.intValue
    }
    return sizes
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
public func expectGolden(
  _ actual: Pixmap, _ name: String, tolerance: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try PictureStore.repository.expect(
    actual, name, tolerance: tolerance, sourceLocation: sourceLocation)
}
