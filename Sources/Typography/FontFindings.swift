/// What drawing text has shown about the fonts.
struct FontFindings {
  /// What a user should know.
  var warnings: Set<FontWarning> = []
  /// The files that glyphs came from.
  var files: Set<String> = []
}
