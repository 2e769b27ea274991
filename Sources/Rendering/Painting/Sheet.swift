import Geometry
import Raster

/// A picture that knows which pixels of a surface it shows, so that sheets of one surface can be
/// drawn on each other without a thought about corners.
struct Sheet: Sendable {
  /// The surface's pixels that are shown.
  let bounds: PixelRect
  /// The pixels; the first is that of the top left corner of `bounds`.
  private(set) var pixmap: Pixmap

  /// A clear sheet; nil where there is no pixel to show, or more than a picture can hold.
  init?(bounds: PixelRect) {
    guard let pixmap = Pixmap(width: bounds.width, height: bounds.height) else { return nil }
    self.init(bounds: bounds, pixmap: pixmap)
  }

  /// A sheet of ready pixels, as many as `bounds` has.
  init(bounds: PixelRect, pixmap: Pixmap) {
    self.bounds = bounds
    self.pixmap = pixmap
  }

  /// The bytes that the pixels take.
  var byteCount: Int { bounds.width * bounds.height * 4 }

  /// Composites another sheet over this one.
  ///
  /// - Parameters:
  ///   - sheet: What to draw.
  ///   - offset: How far from its own place it is drawn.
  ///   - opacity: Its opacity.
  ///   - clip: What cuts it, in this sheet's own pixels.
  ///   - limits: The surface's pixels that may change.
  mutating func draw(
    _ sheet: Sheet, movedBy offset: SubpixelPoint = SubpixelPoint(x: 0, y: 0),
    opacity: UInt8 = 255, clip: Mask? = nil, within limits: PixelRect
  ) {
    let origin = SubpixelPoint(
      x: (sheet.bounds.minX - bounds.minX) * 256 + offset.x,
      y: (sheet.bounds.minY - bounds.minY) * 256 + offset.y)
    pixmap.draw(sheet.pixmap, at: origin, opacity: opacity, clip: clip, within: local(limits))
  }

  /// Makes pixels transparent.
  mutating func clear(_ rect: PixelRect) {
    pixmap.clear(local(rect))
  }

  /// Takes over another sheet's pixels.
  mutating func copy(_ rect: PixelRect, from sheet: Sheet) {
    let shared = rect.intersection(sheet.bounds).intersection(bounds)
    pixmap.copy(
      from: sheet.pixmap, sheet.local(shared), toX: shared.minX - bounds.minX,
      y: shared.minY - bounds.minY)
  }

  /// The part of the sheet inside a rectangle; nil where there is none.
  func cropped(to rect: PixelRect) -> Sheet? {
    pixmap.cropped(to: local(rect)).map { Sheet(bounds: rect.intersection(bounds), pixmap: $0) }
  }

  /// Paints the inside of a path, which `transform` maps to the surface.
  mutating func fill(_ path: Path, rule: FillRule, paint: Paint, transform: Transform) {
    pixmap.fill(path, rule: rule, paint: paint, transform: local(transform))
  }

  /// Paints a picture stretched to a rectangle, which `transform` maps to the surface.
  mutating func draw(_ image: Pixmap, in rect: Rect, transform: Transform) {
    pixmap.draw(image, in: rect, transform: local(transform))
  }

  /// The inside of a path, which `transform` maps to the surface, in this sheet's own pixels.
  func mask(of path: Path, transform: Transform) -> Mask {
    Mask(path, transform: local(transform), within: local(bounds))
  }

  /// A part of the sheet, blurred as if the sheet's edge pixels went on for ever; nil where there is
  /// none.
  func blurred(sigma: Double, in rect: PixelRect) -> Sheet? {
    pixmap.blurred(sigma: sigma, region: local(rect)).map {
      Sheet(bounds: rect.intersection(bounds), pixmap: $0)
    }
  }

  /// Multiplies every colour's saturation.
  mutating func saturate(by factor: Double) {
    pixmap.saturate(by: factor)
  }

  /// The shadow that the sheet casts, before it is moved; nil where it is outside of `limits`.
  func shadow(_ look: PlacedShadow, within limits: PixelRect) -> Sheet? {
    let nearby = limits.expanded(by: look.reach).offset(dx: -bounds.minX, dy: -bounds.minY)
    return pixmap.shadow(color: look.color, sigma: look.sigma, within: nearby).map {
      let place = PixelRect(width: $0.pixmap.width, height: $0.pixmap.height)
      return Sheet(
        bounds: place.offset(dx: bounds.minX + $0.x, dy: bounds.minY + $0.y), pixmap: $0.pixmap)
    }
  }

  private func local(_ rect: PixelRect) -> PixelRect {
    rect.intersection(bounds).offset(dx: -bounds.minX, dy: -bounds.minY)
  }

  private func local(_ transform: Transform) -> Transform {
    Transform.translation(x: -Double(bounds.minX), y: -Double(bounds.minY)) * transform
  }
}
