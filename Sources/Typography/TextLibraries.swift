import CFontconfig
import CFreeType
import CHarfBuzz

/// The C libraries that text is found, shaped and drawn with.
public enum TextLibraries {
  /// The name and version of each library that runs, such as ("harfbuzz", "6.0.0").
  public static var versions: [(name: String, version: String)] {
    let fontconfig = FcGetVersion()
    return [
      ("freetype", freeType ?? "does not start"),
      ("harfbuzz", String(cString: hb_version_string())),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }

  private static var freeType: String? {
    guard let library = try? FreeTypeLibrary() else { return nil }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library.handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
