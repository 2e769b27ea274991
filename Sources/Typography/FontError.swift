/// Why a font file could not be used.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// FreeType could not be started, with its error code.
    case noFreeType(Int32)
    /// The file is missing or must not be read.
    case unreadable
    /// The file is no font, or a broken one.
    case notAFont
    /// The file is a font without outlines that scale, or of a kind HarfBuzz does not read.
    case noOutlines
    /// Another refusal of FreeType, by its error code.
    case freeType(Int32)
  }

  /// The font file; empty where no file is to blame.
  public let path: String
  /// What went wrong.
  public let reason: Reason

  /// An error about a file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// FreeType's refusal to open a file, sorted by what the user can do about it.
  init(path: String, openingCode code: Int32) {
    // 0x01 FT_Err_Cannot_Open_Resource, 0x02 FT_Err_Unknown_File_Format, 0x03 FT_Err_Invalid_File_Format.
    switch code {
    case 1: self.init(path: path, reason: .unreadable)
    case 2, 3: self.init(path: path, reason: .notAFont)
    default: self.init(path: path, reason: .freeType(code))
    }
  }

  /// The error in plain words, with the file's name.
  public var description: String {
    switch reason {
    case .noFreeType(let code): "FreeType does not start (error \(code))"
    case .unreadable: "\(path): the font file cannot be read"
    case .notAFont: "\(path): not a font file"
    case .noOutlines: "\(path): not a font with TrueType or CFF outlines"
    case .freeType(let code): "\(path): FreeType refuses the font file (error \(code))"
    }
  }
}
