public import Rendering
public import Testing
public import Typography

/// Expects a scene's motion and frames to be those that were approved, in Swift Testing.
///
/// The approved files are `NAME.curve.csv`, `NAME.apng` and, where there are texts, `NAME.fonts` in
/// a folder beside the test's source file. Frame rate, scale, tolerances and masks are those of the
/// scene's `golden` block. A golden that differs is an issue with all that is wrong in it; a page to
/// look at, the comparison as pictures, both curves and what was drawn are attached.
///
/// What is written is said by `SHAKE_GOLDEN` in the environment: `never` anything; `missing`
/// goldens, which is the standard; `failed` ones too; `all` that are not the same to the last bit.
/// Where `CI` is set nothing is ever written. A test whose golden was written fails.
///
/// - Parameters:
///   - scene: The scene. It is not kept with the golden.
///   - name: The golden's name, which may have folders in it.
///   - folder: Where the golden is: a path relative to the folder of the test's file, or absolute.
///   - fonts: What texts are drawn with.
///   - filePath: The test's file.
///   - sourceLocation: Where issues are reported.
/// - Throws: Errors that print one line: a name that no golden can have, another word in
///   `SHAKE_GOLDEN`, a file that cannot be written.
public func expectGolden(
  _ scene: SceneDocument, _ name: String, in folder: String = "golden",
  fonts: @escaping @Sendable () -> FontLibrary = { .system() }, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let check = try GoldenCheck(name, in: folder, beside: filePath, fonts: fonts)
  try check.expect(scene, sourceLocation: sourceLocation)
}

extension GoldenCheck {
  /// Records an issue, and attachments that go with it, for a golden that does not match.
  package func expect(
    _ scene: SceneDocument, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard let finding = try finding(scene) else { return }
    for file in finding.files {
      Attachment.record(file.bytes, named: file.name, sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: finding.text), sourceLocation: sourceLocation)
  }
}
