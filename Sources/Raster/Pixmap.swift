public import Geometry

/// A picture of premultiplied 8-bit sRGB pixels, in rows from the top, without padding.
///
/// A value type: a copy shares its storage until one of the two is drawn into, so a frame can be
/// handed to an encoder's thread while the next one is drawn.
public struct Pixmap: Hashable, Sendable {
  /// The longest side a picture may have, in pixels.
  public static let maximumSide = 16_384
  /// The most pixels a picture may have (256 MiB of memory).
  public static let maximumPixelCount = 67_108_864

  /// Columns; 1 or more.
  public let width: Int
  /// Rows; 1 or more.
  public let height: Int
  /// The pixels, row after row; `width * height` of them.
  public internal(set) var pixels: [PremultipliedColor]

  /// A picture of one colour; nil when a side is below 1 or a limit is passed.
  public init?(width: Int, height: Int, filledWith color: PremultipliedColor = .clear) {
    guard width >= 1, height >= 1, Self.allows(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  /// A picture whose pixels `body` sets, each of them; nil when a side is below 1 or a limit is
  /// passed.
  ///
  /// - Throws: What `body` throws; it may leave pixels unset then.
  package init?<E: Error>(
    width: Int, height: Int,
    settingPixels body: (UnsafeMutableBufferPointer<PremultipliedColor>) throws(E) -> Void
  ) throws(E) {
    guard width >= 1, height >= 1, Self.allows(width: width, height: height) else { return nil }
    var failure: E?
    let pixels = unsafe [PremultipliedColor](unsafeUninitializedCapacity: width * height) {
      buffer, count in
      do throws(E) {
        unsafe try body(buffer)
        count = width * height
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether a size is within the limits.
  static func allows(width: Int, height: Int) -> Bool {
    width <= maximumSide && height <= maximumSide && width * height <= maximumPixelCount
  }

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// The pixel in a column and a row, which must be inside.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Gives the pixels for writing, row after row.
  public mutating func withMutablePixels<R, E: Error>(
    _ body: (inout MutableSpan<PremultipliedColor>) throws(E) -> R
  ) throws(E) -> R {
    var span = pixels.mutableSpan
    return try body(&span)
  }
}
