import Geometry

/// Gives the colours of a paint that differs from pixel to pixel.
protocol PixelSource {
  /// Writes the colours of `count` pixels of a row from a column on; `count` is at most
  /// `pixelsAtOnce`.
  func fetch(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<PremultipliedColor>)
}

/// The most pixels that a source is asked for at once: what fits the nearest cache.
let pixelsAtOnce = 256

/// Paints coverage with one colour.
struct ColorSink: CoverageSink {
  let target: PixelTarget
  let color: PremultipliedColor

  func row(_ y: Int, runs: [CoverageRun]) {
    for run in runs {
      target.paint(color, x: run.x, y: y, count: run.count, coverage: run.coverage)
    }
  }
}

/// Paints coverage with the colours of a source.
struct SourceSink<Source: PixelSource>: CoverageSink {
  let target: PixelTarget
  let source: Source
  private var colors = [PremultipliedColor](repeating: .clear, count: pixelsAtOnce)

  init(target: PixelTarget, source: Source) {
    self.target = target
    self.source = source
  }

  mutating func row(_ y: Int, runs: [CoverageRun]) {
    for run in runs { paint(x: run.x, y: y, count: run.count, coverage: run.coverage) }
  }

  /// Paints the whole area that may be painted.
  mutating func paintAll() {
    let area = target.area
    for y in area.minY..<area.maxY {
      paint(x: area.minX, y: y, count: area.width, coverage: 255)
    }
  }

  private mutating func paint(x: Int, y: Int, count: Int, coverage: UInt8) {
    let (target, source) = (target, source)
    unsafe colors.withUnsafeMutableBufferPointer { buffer in
      guard let colors = buffer.baseAddress else { return }
      var column = x
      while column < x + count {
        let part = min(pixelsAtOnce, x + count - column)
        unsafe source.fetch(x: column, y: y, count: part, into: colors)
        unsafe target.paint(colors, x: column, y: y, count: part, coverage: coverage)
        column += part
      }
    }
  }
}
