import Encoding
import Foundation
import Golden
import PNGCodec
import Rendering

/// Accepts what the last verification drew, and nothing else.
public struct GoldenApproval: Sendable {
  /// A golden as a report has it.
  private struct Entry: Decodable {
    let name: String
    let outcome: ReportEntry.Outcome
    let failures: [String]
    let sceneSHA256: String?
  }

  private struct Document: Decodable {
    let goldens: [Entry]
  }

  /// The most bytes that a report or a file of it may have: a gigabyte.
  private static let maximumFileSize = 1 << 30

  private let report: GoldenStore
  private let entries: [String: Entry]

  /// Reads the report of a verification.
  ///
  /// - Parameter folder: The report's folder.
  /// - Throws: ``GoldenError`` where there is none, or it cannot be read.
  public init(report folder: String) throws(GoldenError) {
    report = GoldenStore(folder: folder)
    guard
      let bytes = try report.bytes(of: ReportFolder.reportFile, limit: Self.maximumFileSize)
    else { throw .noReport(folder: report.folder) }
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
      entries = Dictionary(document.goldens.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    } catch {
      throw .unreadable(
        path: report.path(ReportFolder.reportFile), problem: "it is not a report of a verification")
    }
  }

  /// Puts what was drawn in place of what was approved, of all goldens or of none.
  ///
  /// - Parameter locations: The goldens. Those that matched are left alone.
  /// - Returns: The files that were written, by their paths.
  /// - Throws: ``GoldenError`` for a golden that was not drawn, or whose scene has changed since, and
  ///   `EncodingError` where a file cannot be written.
  public func approve(_ locations: [GoldenLocation]) throws -> [String] {
    let batch = FileBatch()
    for location in locations {
      for (file, bytes) in try drawn(location) where !bytes.isEmpty || exists(file, location) {
        guard try location.store.bytes(of: file, limit: Self.maximumFileSize) != bytes else {
          continue
        }
        try batch.add(bytes, path: location.store.path(file))
      }
    }
    let paths = batch.paths
    try batch.publish()
    return paths
  }

  private func exists(_ file: String, _ location: GoldenLocation) -> Bool {
    FileManager.default.fileExists(atPath: location.store.path(file))
  }

  /// The files of a golden that the report has, by their names in the golden's store; none for one
  /// that matched.
  private func drawn(
    _ location: GoldenLocation
  ) throws(GoldenError) -> [(name: String, bytes: [UInt8])] {
    let title = location.title
    guard let entry = entries[title] else {
      throw .notVerified(golden: title, report: report.folder)
    }
    if entry.outcome == .passed { return [] }
    guard let digest = entry.sceneSHA256, !location.isStale else {
      throw .notDrawn(golden: title, reason: entry.failures.first ?? entry.outcome.words)
    }
    let scene = location.store.path(location.name.sceneFile)
    guard try FileDigest.of(scene, limit: SceneDocument.maximumByteCount) == digest else {
      throw .sceneChanged(golden: title)
    }
    let name = location.name
    return [
      (name.curveFile, try file(ReportFolder.curveFile, of: title) { _ = try CurveTable(csv: $0) }),
      (name.framesFile, try file(ReportFolder.framesFile, of: title) { _ = try APNGReader($0) }),
      (name.fontsFile, try file(ReportFolder.fontsFile, of: title) { _ in }),
    ]
  }

  /// A file about a golden, if it holds what it should.
  private func file(
    _ name: String, of title: String, check: ([UInt8]) throws -> Void
  ) throws(GoldenError) -> [UInt8] {
    let path = "\(ReportFolder.subfolder(of: title))/\(name)"
    guard let bytes = try report.bytes(of: path, limit: Self.maximumFileSize) else {
      throw .unreadable(path: report.path(path), problem: "it is missing; verify again")
    }
    do {
      try check(bytes)
    } catch {
      throw .unreadable(path: report.path(path), problem: "\(error)")
    }
    return bytes
  }
}
