import Raster

/// A limit of a ``PixelTolerance`` that is outside its range.
package enum PixelToleranceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Levels of a channel: 0 ... 255.
  case channel(Int)
  /// The threshold of the YIQ distance: 0 ... 1.
  case threshold(Double)
  /// A number of pixels: 0 ... as many as a picture can have.
  case count(Int)
  /// A share of the pixels: 0 ... 1.
  case ratio(Double)

  static let largestCount = Pixmap.maximumPixelCount

  /// One line for people.
  package var description: String {
    switch self {
    case .channel(let levels): "channel tolerance: must be in 0...255, got \(levels)"
    case .threshold(let value): "YIQ threshold: must be in 0...1, got \(value)"
    case .count(let count): "pixel limit: must be in 0...\(Self.largestCount), got \(count)"
    case .ratio(let ratio): "pixel ratio: must be in 0...1, got \(ratio)"
    }
  }
}
