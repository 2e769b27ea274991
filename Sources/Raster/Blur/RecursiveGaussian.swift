import Geometry

/// A one-dimensional Gaussian filter whose cost does not depend on its width.
///
/// Rachid Deriche ("Recursively implementing the Gaussian and its derivatives", 1993) writes half a
/// Gaussian as two damped oscillations, `exp(-x²/2) = Re(A exp(-Px) + B exp(-Qx))` within 5.2e-4 for
/// all x >= 0. An oscillation is one complex number that is multiplied at every step, so a row is
/// filtered by four multiplications of complex numbers a pixel. Against a sampled Gaussian the
/// absolute differences of all weights add up to less than 0.25/255 for every sigma.
///
/// Only additions and multiplications touch pixels: the same bits on every machine.
struct RecursiveGaussian {
  /// Four rows, columns or channels that are filtered side by side.
  typealias Values = SIMD4<Float>

  /// What a filter sees beyond the ends of a line.
  enum Surroundings {
    case zero
    case lastValue
  }

  private struct Oscillation {
    /// What the state is multiplied by at each step, and the state that a constant 1 settles at.
    var step: (re: Float, im: Float)
    var settled: (re: Float, im: Float)
    /// What the output takes from the state: `weight.re·re + weight.im·im`.
    var weight: (re: Float, im: Float)
  }

  private struct State {
    var re: Values
    var im: Values

    @inline(__always)
    mutating func advance(by step: (re: Float, im: Float)) {
      (re, im) = (re * step.re - im * step.im, re * step.im + im * step.re)
    }

    @inline(__always)
    func output(_ weight: (re: Float, im: Float)) -> Values { re * weight.re + im * weight.im }
  }

  private var slow: Oscillation
  private var fast: Oscillation
  private var forward: [Values] = []

  /// A filter of a standard deviation in pixels, above 0.
  init(sigma: Double) {
    let first = Self.oscillation(
      cosine: 1.680, sine: 3.735, decay: 1.783, frequency: 0.6318, sigma: sigma)
    let second = Self.oscillation(
      cosine: -0.6803, sine: -0.2598, decay: 1.723, frequency: 1.997, sigma: sigma)
    // All weights together are 1: both directions, the middle counted once.
    let sum = first.sum + second.sum
    slow = first.scaled(by: 1 / sum)
    fast = second.scaled(by: 1 / sum)
  }

  private struct Parameters {
    var step: (re: Double, im: Double)
    var settled: (re: Double, im: Double)
    var weight: (re: Double, im: Double)

    /// What the filter makes of a constant 1.
    var sum: Double {
      2 * (weight.re * settled.re + weight.im * settled.im) - weight.re
    }

    func scaled(by factor: Double) -> Oscillation {
      Oscillation(
        step: (Float(step.re), Float(step.im)), settled: (Float(settled.re), Float(settled.im)),
        weight: (Float(weight.re * factor), Float(weight.im * factor)))
    }
  }

  private static func oscillation(
    cosine: Double, sine: Double, decay: Double, frequency: Double, sigma: Double
  ) -> Parameters {
    let size = ElementaryFunctions.exponential(-decay / sigma)
    let step = (
      re: size * ElementaryFunctions.cosine(frequency / sigma),
      im: size * ElementaryFunctions.sine(frequency / sigma)
    )
    // 1 / (1 - step), the sum of all powers of it.
    let norm = (1 - step.re) * (1 - step.re) + step.im * step.im
    return Parameters(
      step: step, settled: ((1 - step.re) / norm, step.im / norm), weight: (cosine, sine))
  }

  /// Filters a line in place.
  mutating func filter(_ line: inout [Values], surroundings: Surroundings) {
    guard let first = line.first, let last = line.last else { return }
    if forward.count < line.count {
      forward = Array(repeating: .zero, count: line.count)
    }
    let count = line.count
    let (slow, fast) = (slow, fast)
    let before = states(before: surroundings == .zero ? .zero : first)
    let behind = states(before: surroundings == .zero ? .zero : last)
    unsafe line.withUnsafeMutableBufferPointer { line in
      unsafe forward.withUnsafeMutableBufferPointer { forward in
        var (a, b) = before
        for index in 0..<count {
          a.advance(by: slow.step)
          b.advance(by: fast.step)
          unsafe a.re += line[index]
          unsafe b.re += line[index]
          unsafe forward[index] = a.output(slow.weight) + b.output(fast.weight)
        }
        (a, b) = behind
        for index in stride(from: count - 1, through: 0, by: -1) {
          a.advance(by: slow.step)
          b.advance(by: fast.step)
          let backward = a.output(slow.weight) + b.output(fast.weight)
          unsafe a.re += line[index]
          unsafe b.re += line[index]
          unsafe line[index] = forward[index] + backward
        }
      }
    }
  }

  /// The states after a long line of one value.
  private func states(before value: Values) -> (State, State) {
    (
      State(re: value * slow.settled.re, im: value * slow.settled.im),
      State(re: value * fast.settled.re, im: value * fast.settled.im)
    )
  }
}
