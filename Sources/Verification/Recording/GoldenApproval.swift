import Encoding
import Foundation
import Golden

/// Accepts what the last verification drew, and nothing else.
package struct GoldenApproval: Sendable {
  /// What became of a golden.
  package enum Outcome: Hashable, Sendable {
    /// It matched, so it was left alone.
    case matched
    /// What was drawn took the place of what was approved: the files, by their paths.
    case written([String])
    /// What was drawn is what is approved by now.
    case alreadyApproved
    /// It fails, and not because of what was drawn; why, in words.
    case notConcerned(reason: String)
    /// It cannot be approved: it was not drawn, or what it was drawn from has changed since.
    case refused(GoldenError)
  }

  /// A golden as a report has it.
  private struct Entry: Decodable {
    let name: String
    let outcome: ReportEntry.Outcome
    let failures: [String]
    let inputs: [ReportEntry.Input]
    let attachments: [ReportEntry.Attachment]
    let approve: String?
  }

  private struct Document: Decodable {
    let goldens: [Entry]
  }

  private let report: GoldenStore
  private let entries: [String: Entry]

  /// Reads the report of a verification.
  ///
  /// - Parameter folder: The report's folder.
  /// - Throws: ``GoldenError`` where there is none, or it cannot be read.
  package init(report folder: String) throws(GoldenError) {
    report = GoldenStore(folder: folder)
    guard
      let bytes = try report.bytes(of: ReportFolder.reportFile)
    else { throw .noReport(folder: report.folder) }
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
      entries = Dictionary(document.goldens.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    } catch {
      throw .unreadable(
        path: report.path(ReportFolder.reportFile), problem: "it is not a report of a verification")
    }
  }

  /// Puts what was drawn in place of what was approved, of all goldens that can be approved or of
  /// none, as far as files that are written together can promise it: see `FileBatch`.
  ///
  /// - Parameter locations: The goldens. Those that matched are left alone.
  /// - Returns: What became of each, in their order.
  /// - Throws: `EncodingError` where a file cannot be written.
  package func approve(_ locations: [GoldenLocation]) throws -> [Outcome] {
    let batch = FileBatch()
    let outcomes = try locations.map { location in
      do {
        return try approve(location, into: batch)
      } catch let error as GoldenError {
        return Outcome.refused(error)
      }
    }
    try batch.publish()
    return outcomes
  }

  private func approve(_ location: GoldenLocation, into batch: FileBatch) throws -> Outcome {
    let entry = try entry(of: location)
    if entry.outcome == .passed { return .matched }
    guard entry.approve != nil else {
      return .notConcerned(reason: entry.failures.first ?? entry.outcome.words)
    }
    let changes = try drawn(location, entry).filter { file, bytes in
      guard !bytes.isEmpty || exists(file, location) else { return false }
      return try location.store.bytes(of: file) != bytes
    }
    // Only now, since a golden that is refused leaves nothing in the batch.
    for (file, bytes) in changes { try batch.add(bytes, path: location.store.path(file)) }
    return changes.isEmpty
      ? .alreadyApproved : .written(changes.map { location.store.path($0.name) })
  }

  private func exists(_ file: String, _ location: GoldenLocation) -> Bool {
    FileManager.default.fileExists(atPath: location.store.path(file))
  }

  /// What the report has of a golden that was drawn, if its scene is still the same.
  private func entry(of location: GoldenLocation) throws(GoldenError) -> Entry {
    let title = location.title
    guard let entry = entries[title] else {
      throw .notVerified(golden: title, report: report.folder)
    }
    // What the report says holds for the scene that was there, or was not.
    guard (entry.outcome == .stale) == location.isStale else {
      throw .inputChanged(golden: title, file: location.sceneFile)
    }
    for input in entry.inputs where try !isUnchanged(input) {
      throw .inputChanged(golden: title, file: input.path)
    }
    if entry.outcome == .stale || entry.outcome == .unreadable || entry.inputs.isEmpty {
      throw .notDrawn(golden: title, reason: entry.failures.first ?? entry.outcome.words)
    }
    return entry
  }

  private func isUnchanged(_ input: ReportEntry.Input) throws(GoldenError) -> Bool {
    do throws(GoldenError) {
      return try FileDigest.ofInput(input.path) == input.digest
    } catch .system(_, ENOENT) {
      return false
    }
  }

  /// The files of a golden that the report has, by their names in the golden's store.
  private func drawn(
    _ location: GoldenLocation, _ entry: Entry
  ) throws -> [(name: String, bytes: [UInt8])] {
    let name = location.name
    return [
      (name.curveFile, try file(ReportFolder.curveFile, of: entry)),
      (name.framesFile, try file(ReportFolder.framesFile, of: entry)),
      (name.fontsFile, try file(ReportFolder.fontsFile, of: entry)),
    ]
  }

  /// A file about a golden, if it still holds what was drawn.
  private func file(_ name: String, of entry: Entry) throws -> [UInt8] {
    let path = "\(ReportFolder.subfolder(of: entry.name))/\(name)"
    let digest = entry.attachments.first { $0.path == path }?.digest
    guard let bytes = try report.bytes(of: path),
      try FileDigest.of(bytes) == digest
    else { throw GoldenError.drawnChanged(golden: entry.name, file: report.path(path)) }
    return bytes
  }
}
