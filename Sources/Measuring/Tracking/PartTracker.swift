import Geometry
import Raster

/// Measures a part in one frame after the other.
struct PartTracker {
  /// The part.
  let part: MovingPart
  /// The samples, one a frame.
  private(set) var samples: [PartSample] = []
  private var similarity = [0.0, 0, 0, 0]
  /// The latest frame, and what it looks like smoothed.
  private var latest: LumaPlane?
  private var previous: LumaPlane?
  private let search: ShiftSearch
  private let noise: Float
  /// The squared difference that a shift of one pixel makes, summed over the part.
  private let gradient: Double

  /// A tracker of a part whose picture at rest is `rest`, for shifts as far as `reach` pixels;
  /// `noise` is a block's mean square change when nothing happens.
  init(_ part: MovingPart, rest: LumaPlane, reach: Int, noise: Float) {
    self.part = part
    // Two frames differ by twice the variance; smoothing leaves (70 / 256)^2 of it.
    self.noise = max(noise / 2 * 0.0748, 0.05)
    let level = RegistrationLevel(
      rest: rest.smoothed(),
      blocks: part.blocks.map { $0.offset(dx: -part.window.minX, dy: -part.window.minY) })
    search = ShiftSearch(level, reach: reach)
    let still = GaussNewton(level, frame: level.rest, start: .zero, noise: self.noise)
    // A part that fits by standing still has half the weight everywhere.
    gradient = still.information.trace * 2
  }

  /// Takes the next frame.
  mutating func add(_ pixmap: Pixmap) {
    let level = search.levels[0]
    let shown = LumaPlane(pixmap, window: part.window)
    // Recordings stand still most of the time, and encoders copy what does.
    if var sample = samples.last, shown.values == latest?.values {
      sample.isUnchanged = true
      samples.append(sample)
      return
    }
    latest = shown
    let frame = shown.smoothed()
    var sample = PartSample()
    sample.change = change(frame, level.rest)
    sample.isUnchanged = previous.map { change(frame, $0) <= quietChange } ?? false
    previous = frame
    let fit = registration(of: frame, change: sample.change)
    sample.displacement = fit.displacement
    sample.information = fit.information
    sample.unexplained = min(fit.unexplained, sample.change)
    sample.confidence = confidence(of: sample)
    if sample.unexplained > max(0.1 * sample.change, 2 * quietChange) {
      let alternatives = Alternatives(
        search.levels, frames: search.planes(of: frame), sample: sample, previous: similarity)
      sample.alternative = alternatives.best
      similarity = alternatives.similarity
    }
    samples.append(sample)
  }

  /// The squared difference of two planes, summed over the part.
  private func change(_ plane: LumaPlane, _ other: LumaPlane) -> Double {
    search.levels[0].blocks.reduce(0) { sum, block in
      let square = plane.meanSquareDifference(other, in: block)
      return sum + Double(square) * Double(block.width * block.height)
    }
  }

  /// The best of the registrations that start where the search leads.
  private func registration(of frame: LumaPlane, change: Double) -> GaussNewton {
    let level = search.levels[0]
    var start = Point.zero
    // A shift of less than a quarter of a pixel is found from rest.
    if change > max(quietChange, 0.05 * gradient) {
      let shifts = search.shifts(of: frame, guess: samples.last?.displacement ?? .zero)
      let atRest = GaussNewton(level, frame: frame, start: .zero, noise: noise, isTrial: true)
      // A far shift that is hardly better is chance: much of the part is outside the picture then.
      var least = atRest.cost * 0.98
      start = atRest.displacement
      for shift in shifts {
        let trial = GaussNewton(
          level, frame: frame, start: Point(x: Double(shift.dx), y: Double(shift.dy)),
          noise: noise, isTrial: true)
        if trial.cost < least { (least, start) = (trial.cost, trial.displacement) }
      }
    }
    return GaussNewton(level, frame: frame, start: start, noise: noise)
  }

  /// The change below which a frame shows the part at rest, as far as can be told: a shift of 0.07
  /// pixel, noise, or what an encoder does to a flat ground.
  var quietChange: Double {
    max(0.005 * gradient, max(3 * Double(noise), 0.5) * Double(search.levels[0].pixelCount))
  }

  /// The product of two doubts: how much of the change the shift explains, a shift of a quarter
  /// of a pixel being what it must at least be seen against; and how well the pixels fix it, an
  /// expected error of a tenth of a pixel being worth one half.
  private func confidence(of sample: PartSample) -> Double {
    let known = sample.information.eigenvalues.large
    guard known > 0, gradient > 0 else { return 0 }
    let explained = 1 - sample.unexplained / (sample.change + 0.06 * gradient)
    let variance = max(
      sample.unexplained / Double(search.levels[0].pixelCount), Double(noise))
    // Neighbouring pixels of a smoothed plane share their error: about five count as one.
    let expectedError = 5 * variance / known
    return max(0, explained) / (1 + expectedError / 0.01)
  }
}
