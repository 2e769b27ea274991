import TestSupport

@testable import Typography

/// The fonts in `Fixtures`, whose measures `make-fonts.py` sets.
enum FixtureFonts {
  static func path(_ name: String) -> String {
    Repository.path("Tests/TypographyTests/Fixtures/\(name)")
  }

  /// A library of one fixture file and nothing else.
  static func library(_ name: String) -> FontLibrary {
    FontLibrary(
      catalog: FontCatalog([]).adding(files: [path(name)]), families: [], fallbackFamilies: [])
  }
}
