import Testing

/// A curve as a browser reads it from an SVG picture.
struct DrawnCurve: Decodable {
  /// A point of the line.
  struct Sample: Decodable {
    let time: Double
    let value: Double
  }

  /// `view · component`.
  let title: String
  let samples: [Sample]
  /// How far apart two lines of pixels are that the picture tells apart: in seconds and in units of
  /// the component.
  let resolution: Sample

  /// The lines of the drawn motion in the picture that a page shows.
  static func read(from page: Page) throws -> [DrawnCurve] {
    try page.value(
      """
      [...document.querySelectorAll("svg g")].map((panel) => {
        const frame = panel.querySelector(".plot-frame");
        const box = frame.getBBox();
        const numbers = (element) =>
          Object.fromEntries(Object.entries(element.dataset).map(([key, text]) => [key, Number(text)]));
        const { start, end } = numbers(document.documentElement);
        const { low, high } = numbers(frame);
        const unit = { time: (end - start) / box.width, value: (high - low) / box.height };
        const points = [...panel.querySelector(".plot-actual").points];
        return {
          title: panel.querySelector(".plot-title").textContent,
          samples: points.map(({ x, y }) => ({
            time: start + (x - box.x) * unit.time, value: high - (y - box.y) * unit.value })),
          resolution: { time: unit.time / 100, value: unit.value / 100 },
        };
      })
      """, as: [DrawnCurve].self)
  }
}
