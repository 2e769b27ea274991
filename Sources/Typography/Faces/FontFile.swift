import CFreeType

/// The tag `wght` of OpenType's weight axis.
let weightAxis: UInt32 = 0x7767_6874

/// A font file opened by FreeType.
final class FontFile {
  // Destroyed after `deinit` has closed the face: the library must outlive it.
  private let library: FreeTypeLibrary
  let face: FT_Face

  /// Opens a face of a file; `weight` sets the weight axis of a variable font.
  init(
    _ library: FreeTypeLibrary, path: String, faceIndex: Int, weight: Int?
  ) throws(FontError) {
    var handle: FT_Face?
    let code = FT_New_Face(library.handle, path, FT_Long(faceIndex), &handle)
    guard code == 0, let handle else { throw FontError(path: path, openingCode: code) }
    self.library = library
    face = handle
    guard handle.pointee.units_per_EM > 0 else { throw FontError(path: path, reason: .noOutlines) }
    if let weight { setWeight(weight) }
  }

  deinit { FT_Done_Face(face) }

  /// Why a file cannot be used, for a file that offers no usable face.
  static func error(opening path: String) -> FontError {
    do {
      _ = try FontFile(FreeTypeLibrary(), path: path, faceIndex: 0, weight: nil)
      return FontError(path: path, reason: .noOutlines)
    } catch {
      return error
    }
  }

  /// Moves along the weight axis and leaves every other axis at its default.
  private func setWeight(_ weight: Int) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(library.handle, description) }
    var coordinates: [FT_Fixed] = (0..<Int(description.pointee.num_axis)).map { index in
      let axis = description.pointee.axis[index]
      guard UInt32(axis.tag) == weightAxis else { return axis.def }
      return min(max(FT_Fixed(weight) << 16, axis.minimum), axis.maximum)
    }
    _ = FT_Set_Var_Design_Coordinates(face, UInt32(coordinates.count), &coordinates)
  }
}
