import CFreeType

/// FreeType, started. Every face holds the library it came from, as it must be closed first.
final class FreeTypeLibrary {
  let handle: FT_Library

  init() throws(FontError) {
    var handle: FT_Library?
    let code = FT_Init_FreeType(&handle)
    guard code == 0, let handle else { throw FontError(path: "", reason: .noFreeType(code)) }
    self.handle = handle
  }

  deinit { FT_Done_FreeType(handle) }
}
