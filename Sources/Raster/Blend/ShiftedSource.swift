import Geometry

/// The pixels of a picture at a place between device pixels: bilinear between neighbours and the
/// transparency around the picture, in steps of 1/256 px, rounded once.
@safe struct ShiftedSource: PixelSource {
  private let pixels: UnsafePointer<PremultipliedColor>
  /// A row of transparency, as wide as the picture.
  private let nothing: UnsafePointer<PremultipliedColor>
  private let width: Int
  private let height: Int
  private let left: Int
  private let top: Int
  /// What a pixel takes from its left neighbour, of 256.
  private let leftShare: UInt32
  /// What a pixel takes from the row above, of 256.
  private let upperShare: UInt32

  /// A picture of `width` times `height` pixels whose top left corner goes to `origin`.
  init(
    pixels: UnsafePointer<PremultipliedColor>, nothing: UnsafePointer<PremultipliedColor>,
    width: Int, height: Int, origin: SubpixelPoint
  ) {
    unsafe self.pixels = unsafe pixels
    unsafe self.nothing = unsafe nothing
    self.width = width
    self.height = height
    (left, top) = origin.pixel
    leftShare = UInt32(origin.fraction.x)
    upperShare = UInt32(origin.fraction.y)
  }

  func fetch(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<PremultipliedColor>) {
    let row = unsafe row(y - top)
    let above = unsafe self.row(y - top - 1)
    let first = x - left
    let end = first + count
    // Between these both neighbours in a row are inside the picture.
    let innerFirst = min(max(first, 1), end)
    let innerEnd = max(min(end, width), innerFirst)
    for u in first..<innerFirst { unsafe colors[u - first] = edge(row, above, u) }
    for u in innerEnd..<end { unsafe colors[u - first] = edge(row, above, u) }
    if upperShare == 0 {
      for u in innerFirst..<innerEnd {
        unsafe colors[u &- first] = Self.mix(row[u], row[u &- 1], leftShare)
      }
    } else if leftShare == 0 {
      for u in innerFirst..<innerEnd {
        unsafe colors[u &- first] = Self.mix(row[u], above[u], upperShare)
      }
    } else {
      for u in innerFirst..<innerEnd {
        unsafe colors[u &- first] = mix(row[u], row[u &- 1], above[u], above[u &- 1])
      }
    }
  }

  private func row(_ v: Int) -> UnsafePointer<PremultipliedColor> {
    v >= 0 && v < height ? unsafe pixels + v * width : unsafe nothing
  }

  /// A pixel that has a neighbour outside the picture.
  private func edge(
    _ row: UnsafePointer<PremultipliedColor>, _ above: UnsafePointer<PremultipliedColor>, _ u: Int
  ) -> PremultipliedColor {
    func pixel(_ row: UnsafePointer<PremultipliedColor>, _ u: Int) -> PremultipliedColor {
      u >= 0 && u < width ? unsafe row[u] : .clear
    }
    return unsafe mix(pixel(row, u), pixel(row, u - 1), pixel(above, u), pixel(above, u - 1))
  }

  @inline(__always)
  private static func mix(
    _ near: PremultipliedColor, _ far: PremultipliedColor, _ share: UInt32
  ) -> PremultipliedColor {
    let sum = Lanes(near.word) * (256 &- share) + Lanes(far.word) * share
    return PremultipliedColor(word: sum.dividedBy256.packed)
  }

  @inline(__always)
  private func mix(
    _ near: PremultipliedColor, _ left: PremultipliedColor, _ above: PremultipliedColor,
    _ corner: PremultipliedColor
  ) -> PremultipliedColor {
    let lower = 256 &- upperShare
    let right = 256 &- leftShare
    return WideLanes(near.word, right &* lower).adding(left.word, leftShare &* lower)
      .adding(above.word, right &* upperShare).adding(corner.word, leftShare &* upperShare)
      .dividedBy65536
  }
}
