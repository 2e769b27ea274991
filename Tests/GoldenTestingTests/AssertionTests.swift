#if canImport(XCTest)
import Foundation
import GoldenTesting
import Rendering
import XCTest

/// What XCTest is told. This is a test of XCTest's own kind, since nothing else can be told.
final class AssertionTests: XCTestCase {
  /// Failures are collected instead of counted while this is not nil.
  private var failures: [String]?

  #if canImport(ObjectiveC)
  override func record(_ issue: XCTIssue) {
    guard failures != nil else { return super.record(issue) }
    let names = issue.attachments.compactMap(\.name)
    failures?.append(([issue.compactDescription] + names).joined(separator: "\n"))
  }
  #else
  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    guard failures != nil else {
      return super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    }
    failures?.append(description)
  }
  #endif

  func testAMatchIsNoFailure() throws {
    let folder = try CheckFolder()
    try folder.record(CheckFolder.square())
    try assert(folder.check(), CheckFolder.square())
  }

  func testADifferenceIsOneFailureWithFilesThatShowIt() throws {
    let folder = try CheckFolder()
    try folder.record(CheckFolder.square())
    let lines = try failure(of: folder.check(), CheckFolder.square(color: "red"))
    XCTAssertEqual(lines.first, "golden 'square' differs")
    XCTAssertTrue(lines.contains { $0.hasPrefix("  pixels: 30 of 30 frames") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.hasSuffix("square-comparison.png") }, "\(lines)")
  }

  func testAGoldenThatWasWrittenIsAFailure() throws {
    let folder = try CheckFolder()
    let lines = try failure(of: folder.check(mode: "missing"), CheckFolder.square())
    XCTAssertEqual(lines.filter { $0.hasPrefix("  wrote ") }.count, 2, "\(lines)")
    try assert(folder.check(), CheckFolder.square())
  }

  func testTheGoldenBesideThisFile() throws {
    try assertGolden(CheckFolder.square(), "square")
  }

  /// The lines of the only failure; the files that it names are looked for and removed.
  private func failure(of check: GoldenCheck, _ scene: SceneDocument) throws -> [String] {
    failures = []
    try assert(check, scene)
    let texts = try XCTUnwrap(failures)
    failures = nil
    XCTAssertEqual(texts.count, 1)
    let lines = texts.joined().split(separator: "\n").map(String.init)
    #if !canImport(ObjectiveC)
    let files = lines.compactMap { $0.hasPrefix("  see ") ? String($0.dropFirst(6)) : nil }
    XCTAssertFalse(files.isEmpty)
    for file in files { XCTAssertTrue(FileManager.default.fileExists(atPath: file), file) }
    let folder = URL(filePath: try XCTUnwrap(files.first)).deletingLastPathComponent()
    try FileManager.default.removeItem(at: folder)
    #endif
    return lines
  }
}
#endif
