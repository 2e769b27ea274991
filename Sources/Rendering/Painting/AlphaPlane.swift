import Geometry
import Raster

/// A sheet's alpha, kept to tell whether the shadow that it casts has changed.
struct AlphaPlane {
  private var values: [UInt8]

  /// The alpha of a sheet.
  init(of sheet: Sheet) {
    values = sheet.pixmap.pixels.map(\.alpha)
  }

  /// The bytes held.
  var byteCount: Int { values.count }

  /// Takes over a region of the sheet, whose bounds are as before.
  ///
  /// - Returns: Whether any alpha changed.
  mutating func update(from sheet: Sheet, in region: DirtyRegion) -> Bool {
    var hasChanged = false
    for rect in region.rects {
      let area = rect.intersection(sheet.bounds)
        .offset(dx: -sheet.bounds.minX, dy: -sheet.bounds.minY)
      for y in area.minY..<area.maxY {
        for index in (y * sheet.bounds.width + area.minX)..<(y * sheet.bounds.width + area.maxX) {
          let alpha = sheet.pixmap.pixels[index].alpha
          hasChanged = hasChanged || alpha != values[index]
          values[index] = alpha
        }
      }
    }
    return hasChanged
  }
}
