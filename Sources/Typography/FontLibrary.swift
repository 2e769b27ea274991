import Synchronization

/// Turns text into outlines with the fonts of a machine.
///
/// Safe to use from any thread: one thread at a time is inside. The same text gives the same outlines
/// on every call, whatever was asked before.
public final class FontLibrary: Sendable {
  /// The families asked, in this order, for characters that the wanted families lack.
  public static let defaultFallbackFamilies = [
    "Noto Sans CJK SC", "WenQuanYi Micro Hei", "DejaVu Sans",
  ]

  private let engine: Mutex<TextEngine>

  /// A library that draws in the first of `families` that is installed.
  ///
  /// The system's font folders are searched even where fontconfig is not told about them.
  ///
  /// - Parameters:
  ///   - families: Font families in order of preference, by the names that `fc-list` shows.
  ///   - fallbackFamilies: Families for characters that none of `families` has. After them every
  ///     other installed font is asked.
  ///   - extraFontFiles: Font files that need not be installed. Their families come before `families`.
  public convenience init(
    families: [String] = ["Inter"],
    fallbackFamilies: [String] = FontLibrary.defaultFallbackFamilies,
    extraFontFiles: [String] = []
  ) {
    self.init(
      catalog: FontCatalog.system.adding(files: extraFontFiles), families: families,
      fallbackFamilies: fallbackFamilies)
  }

  init(catalog: FontCatalog, families: [String], fallbackFamilies: [String]) {
    engine = Mutex(
      TextEngine(catalog: catalog, families: families, fallbackFamilies: fallbackFamilies))
  }

  /// A library that draws in Inter, the stand-in for the system font.
  public static func system() -> FontLibrary { FontLibrary() }

  /// Shapes text as one line. Tabs and line breaks count as spaces.
  ///
  /// - Parameters:
  ///   - text: The text; nothing in it stops a render.
  ///   - size: The font size in points. Sizes that are not finite or not above 0 give an empty line.
  ///   - weight: How bold the glyphs are.
  /// - Returns: The line; a line without width for text that draws nothing.
  public func line(_ text: String, size: Double, weight: TextWeight) -> TextLine {
    engine.withLock { $0.line(text, size: size, weight: weight.value) }
  }

  /// Breaks text into lines, as a label does.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - size: The font size in points. Sizes that are not finite or not above 0 give no lines.
  ///   - weight: How bold the glyphs are.
  ///   - maximumWidth: The width that no line's advance passes, in points, unless a single cluster
  ///     already does; nil, and what is not a number, for no limit.
  ///   - maximumLines: The most lines there may be; 0 for no limit.
  ///   - truncation: What happens to text that does not fit in the last line.
  /// - Returns: The lines; the last one is missing when not even an ellipsis fits in it.
  public func layout(
    _ text: String, size: Double, weight: TextWeight, maximumWidth: Double? = nil,
    maximumLines: Int = 0, truncation: Truncation = .tail
  ) -> TextBlock {
    engine.withLock {
      $0.block(
        text, size: size, weight: weight.value, maximumWidth: maximumWidth ?? .infinity,
        maximumLines: maximumLines, truncation: truncation)
    }
  }

  /// What a user should know about the fonts, as far as drawn text has shown it; in an order that does
  /// not depend on the order of the calls.
  public var warnings: [FontWarning] { engine.withLock { $0.warnings } }

  /// The font files that glyphs came from, sorted.
  public var usedFontFiles: [String] { engine.withLock { $0.usedFiles } }
}
