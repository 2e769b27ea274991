package import Geometry

/// Where a display list shows text, in device pixels of the canvas.
package struct TextPlaces: Hashable, Sendable {
  /// A rectangle around each line of text, at the place where the layers that it is in have moved
  /// it, in painting order. Resampling touches a pixel more at each edge.
  package let lines: [PixelRect]
  /// Rectangles around all that shadows of texts and blurs of texts can touch. They are no smaller
  /// where nothing of that is seen, as in the shadow of a button that has a background.
  package let echoes: [PixelRect]
}

extension DisplayList {
  /// Where the list shows text; nothing outside of the canvas.
  package var textPlaces: TextPlaces {
    let canvas = PixelRect(width: pixelWidth, height: pixelHeight)
    var finder = TextFinder()
    finder.add(nodes, through: deviceTransform)
    func visible(_ rects: [Rect]) -> [PixelRect] {
      rects.map { PixelRect(covering: $0).intersection(canvas) }.filter { !$0.isEmpty }
    }
    return TextPlaces(lines: visible(finder.lines), echoes: visible(finder.echoes))
  }
}
