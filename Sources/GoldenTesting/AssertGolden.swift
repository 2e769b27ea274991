#if canImport(XCTest)
import Encoding
import Foundation
public import Rendering
public import Typography
public import XCTest

extension XCTestCase {
  /// Asserts that a scene's motion and frames are those that were approved, in XCTest.
  ///
  /// It does what `expectGolden` does in Swift Testing. On Apple's platforms the files that show
  /// what is wrong are attached to the failure; elsewhere, where XCTest has no attachments, they are
  /// written to a folder of temporary files and the failure says their paths.
  ///
  /// - Parameters:
  ///   - scene: The scene. It is not kept with the golden.
  ///   - name: The golden's name, which may have folders in it.
  ///   - folder: Where the golden is: a path relative to the folder of the test's file, or absolute.
  ///   - fonts: What texts are drawn with.
  ///   - file: The test's file, where failures are reported.
  ///   - line: The line where failures are reported.
  /// - Throws: Errors that print one line: a name that no golden can have, another word in
  ///   `SHAKE_GOLDEN`, a file that cannot be written.
  public func assertGolden(
    _ scene: SceneDocument, _ name: String, in folder: String = "golden",
    fonts: @escaping @Sendable () -> FontLibrary = { .system() }, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let check = try GoldenCheck(name, in: folder, beside: "\(file)", fonts: fonts)
    try assert(check, scene, file: file, line: line)
  }

  /// Records a failure for a golden that does not match.
  package func assert(
    _ check: GoldenCheck, _ scene: SceneDocument, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    guard let finding = try check.finding(scene) else { return }
    #if canImport(ObjectiveC)
    let place = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
    var issue = XCTIssue(
      type: .assertionFailure, compactDescription: finding.text,
      sourceCodeContext: XCTSourceCodeContext(location: place))
    for file in finding.files {
      let attachment = XCTAttachment(
        data: Data(file.bytes), uniformTypeIdentifier: "public.data")
      attachment.name = file.name
      attachment.lifetime = .keepAlways
      issue.add(attachment)
    }
    record(issue)
    #else
    let paths = try finding.write()
    let lines = [finding.text] + paths.map { "see \($0)" }
    recordFailure(
      withDescription: lines.joined(separator: "\n  "), inFile: "\(file)", atLine: Int(line),
      expected: true)
    #endif
  }
}

extension GoldenFinding {
  /// Writes the files to a new folder; their paths.
  fileprivate func write() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID())")
    let batch = FileBatch()
    for file in files {
      try batch.add(file.bytes, path: folder.appending(path: file.name).path(percentEncoded: false))
    }
    let paths = batch.paths
    try batch.publish()
    return paths
  }
}
#endif
