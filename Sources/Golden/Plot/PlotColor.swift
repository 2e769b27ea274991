/// The colours of a plot, each as 0xRRGGBB for light and for dark surroundings.
enum PlotColor {
  case background, title, text, border, zero, cursor, expected, actual, error

  var light: UInt32 {
    switch self {
    case .background: 0xFFFFFF
    case .title, .cursor: 0x111111
    case .text: 0x444444
    case .border: 0xCCCCCC
    case .zero: 0xBBBBBB
    case .expected: 0x0A66D8
    case .actual: 0xD8360A
    case .error: 0x8A2BE2
    }
  }

  var dark: UInt32 {
    switch self {
    case .background: 0x1C1C1E
    case .title, .cursor: 0xEEEEEE
    case .text: 0xBBBBBB
    case .border: 0x444444
    case .zero: 0x555555
    case .expected: 0x6AB0FF
    case .actual: 0xFF8A65
    case .error: 0xC79BFF
    }
  }
}
