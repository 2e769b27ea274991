import CFontconfig
import Synchronization

extension FontCatalog {
  /// Whose configuration says where fonts are, beside the distribution's folders.
  enum Configuration: Sendable {
    /// The machine's and the user's, as `FONTCONFIG_FILE` and its kin have it.
    case system
    /// None at all.
    case none
  }

  /// Added to every configuration: the folders of Linux distributions, so that an empty or broken
  /// configuration finds the same fonts, and the cache that belongs to them.
  private static let addition = """
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
    </fontconfig>
    """

  /// fontconfig shares caches between configurations: one thread at a time.
  private static let lock = Mutex<Void>(())

  /// All usable faces that a configuration and the distribution's folders hold.
  static func scan(_ configuration: Configuration) -> FontCatalog {
    lock.withLock { _ in
      // Not made the current one: a program that links us keeps its own.
      let loaded: OpaquePointer? =
        switch configuration {
        case .system: FcInitLoadConfig()
        case .none: nil
        }
      guard let config = loaded ?? FcConfigCreate() else { return FontCatalog([]) }
      defer { FcConfigDestroy(config) }
      _ = FcConfigParseAndLoadFromMemory(config, addition, 0)
      _ = FcConfigBuildFonts(config)
      return FontCatalog(faces(of: FcConfigGetFonts(config, FcSetSystem)))
    }
  }

  /// The usable faces in one file; none when it is no font.
  static func faces(ofFile path: String) -> [FaceRecord] {
    lock.withLock { _ in
      guard let set = FcFontSetCreate() else { return [] }
      defer { FcFontSetDestroy(set) }
      // -1 asks for all faces of a collection.
      _ = FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set)
      return faces(of: set, origin: .named)
    }
  }

  /// The usable faces of a set; without an origin their folders tell it.
  private static func faces(
    of set: UnsafeMutablePointer<FcFontSet>?, origin: FaceRecord.Origin? = nil
  ) -> [FaceRecord] {
    guard let set, let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pattern = fonts[index] else { return nil }
      var record = FaceRecord(pattern, origin: origin ?? .elsewhere)
      if origin == nil, let file = record?.file { record?.origin = Self.origin(of: file) }
      return record
    }
  }

  private static func origin(of file: String) -> FaceRecord.Origin {
    if file.hasPrefix("/usr/share/fonts/") { return .distribution }
    if file.hasPrefix("/usr/local/share/fonts/") { return .local }
    return .elsewhere
  }
}
