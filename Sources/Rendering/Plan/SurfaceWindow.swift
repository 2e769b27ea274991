import Geometry
import Raster

/// The part of a surface's pixels that can show on the canvas.
///
/// A layer that is moved by `shift` shows the canvas's pixels moved back by as much. The window is
/// that rectangle with a margin, and its place is rounded to a coarse grid, so that it stays where
/// it is while a layer shakes. It depends on the display list alone, never on earlier frames: equal
/// lists have equal surfaces, and a surface is never much larger than the canvas.
struct SurfaceWindow: Hashable {
  /// The canvas's pixels.
  let canvas: PixelRect
  /// How far the surface is moved before it meets the canvas, in 1/256 px.
  private(set) var shift = SubpixelPoint(x: 0, y: 0)
  /// How many times the surface is resampled on its way; each needs a pixel more at the edges.
  private(set) var depth = 0
  /// How far outside the canvas things can lie and still cast a shadow into it, in pixels.
  private(set) var reach = 0

  /// The grid's step, in pixels: more than the width of any reasonable shake.
  private static let step = 512

  /// The farthest from the canvas, in pixels, that anything is drawn for its shadow's sake.
  private static let longestReach = 2048

  /// The window of the canvas itself.
  init(canvas: PixelRect) {
    self.canvas = canvas
  }

  /// The window of a layer that is moved by `offset` inside this one.
  func moved(by offset: SubpixelPoint) -> SurfaceWindow {
    var window = self
    window.shift = SubpixelPoint(x: shift.x + offset.x, y: shift.y + offset.y)
    window.depth += 1
    return window
  }

  /// The window of things that cast a shadow `pixels` far into this one.
  func reaching(_ pixels: Int) -> SurfaceWindow {
    var window = self
    window.reach = min(reach + pixels, Self.longestReach)
    return window
  }

  /// The pixels.
  var rect: PixelRect {
    guard depth > 0 || reach > 0 else { return canvas }
    let wanted = reach + (depth > 0 ? Self.step / 2 + depth : 0)
    let margin = affordable(wanted)
    let grid = margin < wanted ? 1 : Self.step
    return canvas.offset(dx: -rounded(shift.x, to: grid), dy: -rounded(shift.y, to: grid))
      .expanded(by: margin)
  }

  /// As much of a margin as the largest picture has room for.
  private func affordable(_ wanted: Int) -> Int {
    let longest = max(canvas.width, canvas.height)
    var margin = max(0, min(wanted, (Pixmap.maximumSide - longest) / 2))
    while margin > 0,
      (canvas.width + 2 * margin) * (canvas.height + 2 * margin) > Pixmap.maximumPixelCount
    {
      margin /= 2
    }
    return margin
  }

  /// A distance in 1/256 px as whole pixels, to the nearest multiple of `grid`.
  private func rounded(_ distance: Int, to grid: Int) -> Int {
    let cell = 256 * grid
    return ((distance + cell / 2) / cell - (distance + cell / 2 < 0 ? 1 : 0)) * grid
  }
}
