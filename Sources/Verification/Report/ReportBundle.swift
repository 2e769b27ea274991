package import Encoding
import Golden

/// The folder with everything about a verification: a page, files for machines, and for each golden
/// that does not match the pictures, the curve, and what may be approved.
///
/// It appears whole, in place of the report before it.
package final class ReportBundle {
  /// How many bytes of pictures are kept for the page, unless it is said otherwise: it holds a third
  /// more.
  package static let standardPageLimit = GoldenReport.standardImageLimit / 4 * 3

  private let path: String
  /// Made when there is something to write, since a success needs no place to write to.
  private var folder: WholeFolder?
  private let workers: Int?
  private let command: (_ golden: GoldenLocation) -> String
  private let pageLimit: Int
  private var entries: [ReportEntry] = []
  private var pageSize = 0

  /// A report.
  ///
  /// - Parameters:
  ///   - path: Its folder.
  ///   - workers: How many threads draw; nil for one a processor.
  ///   - command: The command line that accepts what was drawn of a golden.
  /// - Throws: `EncodingError` where there is a folder of another kind, or something in it that is
  ///   not of a report.
  package convenience init(
    path: String, workers: Int?, command: @escaping (_ golden: GoldenLocation) -> String
  ) throws(EncodingError) {
    try self.init(
      path: path, workers: workers, pageLimit: Self.standardPageLimit, command: command)
  }

  /// A report whose page has so many bytes of pictures at most, but for one frame of each golden.
  package init(
    path: String, workers: Int?, pageLimit: Int,
    command: @escaping (_ golden: GoldenLocation) -> String
  ) throws(EncodingError) {
    self.pageLimit = pageLimit
    try WholeFolder.check(path, kind: ReportFolder.kind)
    self.path = path
    self.workers = workers
    self.command = command
  }

  /// Refuses a folder that has goldens in it, which would be removed with an earlier report.
  ///
  /// - Throws: ``GoldenError/inReport(store:report:)``.
  package static func check(
    _ path: String, apartFrom goldens: [GoldenLocation]
  ) throws(GoldenError) {
    guard let report = GoldenStore.resolved(path) else { return }
    for golden in goldens {
      // The golden may be in a folder of the store.
      let folder = GoldenStore.folder(of: golden.sceneFile)
      guard let store = GoldenStore.resolved(folder) else { continue }
      if store == report || store.hasPrefix(report == "/" ? "/" : report + "/") {
        throw .inReport(store: folder, report: path)
      }
    }
  }

  /// Adds a golden.
  package func add(_ golden: VerifiedGolden) throws {
    var entry = golden.entry
    let evidence = try GoldenEvidence(
      golden, workers: workers, frameLimit: max(pageLimit - pageSize, 0))
    if let evidence {
      let subfolder = ReportFolder.subfolder(of: entry.name)
      for file in evidence.files {
        let path = "\(subfolder)/\(file.name)"
        try write(file.bytes, to: path)
        entry.attachments.append(.init(label: file.label, path: path, digest: file.digest))
      }
      entry.frames = evidence.frames
      entry.plot = evidence.plot
      if golden.isApprovable { entry.approveCommand = command(golden.location) }
      pageSize += evidence.frameSize
    }
    entries.append(entry)
  }

  /// Makes the folder appear; `title` is what was verified.
  package func publish(title: String) throws {
    let report = GoldenReport(title: title, entries: entries)
    try write(Array(report.page().utf8), to: ReportFolder.pageFile)
    try write(Array(report.json().utf8), to: ReportFolder.reportFile)
    try write(Array(report.junit(folder: path).utf8), to: ReportFolder.junitFile)
    try folder?.publish()
  }

  private func write(_ bytes: [UInt8], to name: String) throws(EncodingError) {
    if folder == nil { folder = try WholeFolder(path: path, kind: ReportFolder.kind) }
    try folder?.write(bytes, to: name)
  }

  /// Removes the report of an earlier verification, if there is one.
  package static func remove(_ path: String) throws(EncodingError) {
    try WholeFolder.remove(path, kind: ReportFolder.kind)
  }
}
