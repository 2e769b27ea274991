import CHarfBuzz

/// A face as HarfBuzz sees it: text in, glyphs and advances in font units out.
final class Shaper {
  private let font: OpaquePointer

  /// Opens a face of a file; `weight` sets the weight axis of a variable font.
  init(path: String, faceIndex: Int, weight: Int?) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(path: path, reason: .unreadable)
    }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(faceIndex))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      throw FontError(path: path, reason: .notAFont)
    }
    if let weight {
      var axis = hb_variation_t(tag: weightAxis, value: Float(weight))
      hb_font_set_variations(font, &axis, 1)
    }
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The glyph a code point has by the character map alone; nil when the font lacks it.
  func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// How far a glyph moves the pen, in font units.
  func advance(ofGlyph glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// Shapes a stretch of text that has one script and one direction. The neighbours are looked at, so
  /// that Arabic letters join across a change of font. The glyphs come in visual order.
  ///
  /// No language is set: HarfBuzz would take the process's locale.
  func shape(
    _ scalars: [UInt32], in range: Range<Int>, script: hb_script_t, rightToLeft: Bool
  ) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    scalars.withUnsafeBufferPointer { all in
      hb_buffer_add_codepoints(
        buffer, all.baseAddress, Int32(all.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map {
      ShapedGlyph(
        id: infos[$0].codepoint, cluster: Int(infos[$0].cluster),
        advance: Int(positions[$0].x_advance), xOffset: Int(positions[$0].x_offset),
        yOffset: Int(positions[$0].y_offset))
    }
  }
}
