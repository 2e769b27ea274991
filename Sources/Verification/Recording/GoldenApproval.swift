import Encoding
import Foundation
import Golden
import PNGCodec
import Rendering

/// Accepts what the last verification drew, and nothing else.
public struct GoldenApproval: Sendable {
  /// What became of a golden.
  public enum Outcome: Hashable, Sendable {
    /// It matched, so it was left alone.
    case matched
    /// What was drawn took the place of what was approved: the files, by their paths.
    case written([String])
    /// What was drawn is what is approved by now.
    case alreadyApproved
    /// It fails, and not because of what was drawn; why, in words.
    case notConcerned(reason: String)
  }

  /// A golden as a report has it.
  private struct Entry: Decodable {
    let name: String
    let outcome: ReportEntry.Outcome
    let failures: [String]
    let sceneSHA256: String?
    let approve: String?
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

  /// Puts what was drawn in place of what was approved, of all goldens or of none, as far as files
  /// that are written together can promise it: see `FileBatch`.
  ///
  /// - Parameter locations: The goldens. Those that matched are left alone.
  /// - Returns: What became of each, in their order.
  /// - Throws: ``GoldenError`` for a golden that was not drawn, or whose scene has changed since, and
  ///   `EncodingError` where a file cannot be written.
  public func approve(_ locations: [GoldenLocation]) throws -> [Outcome] {
    let batch = FileBatch()
    let outcomes = try locations.map { try approve($0, into: batch) }
    try batch.publish()
    return outcomes
  }

  private func approve(_ location: GoldenLocation, into batch: FileBatch) throws -> Outcome {
    let entry = try entry(of: location)
    if entry.outcome == .passed { return .matched }
    guard entry.approve != nil else {
      return .notConcerned(reason: entry.failures.first ?? entry.outcome.words)
    }
    var paths: [String] = []
    for (file, bytes) in try drawn(location) where !bytes.isEmpty || exists(file, location) {
      guard try location.store.bytes(of: file, limit: Self.maximumFileSize) != bytes else {
        continue
      }
      let path = location.store.path(file)
      try batch.add(bytes, path: path)
      paths.append(path)
    }
    return paths.isEmpty ? .alreadyApproved : .written(paths)
  }

  private func exists(_ file: String, _ location: GoldenLocation) -> Bool {
    FileManager.default.fileExists(atPath: location.store.path(file))
  }

  /// What the report has of a golden, if its scene is still the one that was drawn.
  private func entry(of location: GoldenLocation) throws(GoldenError) -> Entry {
    let title = location.title
    guard let entry = entries[title] else {
      throw .notVerified(golden: title, report: report.folder)
    }
    if entry.outcome == .passed { return entry }
    guard let digest = entry.sceneSHA256, !location.isStale else {
      throw .notDrawn(golden: title, reason: entry.failures.first ?? entry.outcome.words)
    }
    let scene = location.store.path(location.name.sceneFile)
    guard try FileDigest.of(scene, limit: SceneDocument.maximumByteCount) == digest else {
      throw .sceneChanged(golden: title)
    }
    return entry
  }

  /// The files of a golden that the report has, by their names in the golden's store.
  private func drawn(
    _ location: GoldenLocation
  ) throws(GoldenError) -> [(name: String, bytes: [UInt8])] {
    let (title, name) = (location.title, location.name)
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
