import Golden
import PNGCodec
import Typography

extension CurvePlot {
  /// The plot as a PNG file.
  func png(on console: Console) throws -> [UInt8] {
    let fonts = FontLibrary.system()
    guard let picture = pixmap(fonts: fonts) else {
      throw ArgumentError.rule(
        "so many curves make a picture more than \(Self.maximumPixelHeight) px high; choose some with "
          + "\(OptionName.view.long), or write SVG")
    }
    for warning in fonts.warnings { console.warn("warning: \(warning)") }
    return try picture.pngData()
  }
}
