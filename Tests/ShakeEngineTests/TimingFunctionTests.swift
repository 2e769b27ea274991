import ShakeEngine
import Testing

@Suite struct TimingFunctionTests {
  private static let progresses = [0.1, 0.25, 0.5, 0.75, 0.9]

  /// Read from presentation layers of Apple's QuartzCore, whose solver errs by up to 1.4e-6.
  @Test(arguments: [
    (TimingFunction.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    (.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
    (.linear, progresses),
  ])
  func namedFunctionsAgreeWithCoreAnimation(function: TimingFunction, expected: [Double]) {
    for (progress, value) in zip(Self.progresses, expected) {
      #expect(abs(function.value(at: progress) - value) < 2e-6)
    }
  }

  @Test(arguments: [
    ("linear", [0.0, 0, 1, 1]), ("easeIn", [0.42, 0, 1, 1]), ("easeOut", [0, 0, 0.58, 1]),
    ("easeInEaseOut", [0.42, 0, 0.58, 1]), ("default", [0.25, 0.1, 0.25, 1]),
  ])
  func namesStandForControlPoints(name: String, points: [Double]) throws {
    let function = try #require(TimingFunction(name: name))
    #expect([function.c1x, function.c1y, function.c2x, function.c2y] == points)
    #expect(function.name == name)
  }

  @Test func otherFunctionsHaveNoName() throws {
    #expect(TimingFunction(name: "ease") == nil)
    #expect(try TimingFunction(c1x: 0.3, c1y: 0, c2x: 0.7, c2y: 1).name == nil)
  }

  @Test(arguments: TimingFunction.named.map(\.function))
  func endsAreExactAndLieFlatBeyond(function: TimingFunction) {
    for before in [0, -0.0, -1, -Double.infinity, Double.nan] {
      #expect(function.value(at: before) == 0)
    }
    for after in [1, 1.5, Double.infinity] { #expect(function.value(at: after) == 1) }
  }

  /// For a parameter s the curve gives x and y; asked for x, it must answer y.
  @Test(arguments: [
    (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0, 0, 0.58, 1), (1, 0, 0, 1), (0, 1, 1, 0),
    (0.5, 1.4333, 1, 1), (0.36, -0.6, 0.66, 1.6),
  ])
  func everyPointOfTheCurveIsFoundAgain(c1x: Double, c1y: Double, c2x: Double, c2y: Double) throws {
    let function = try TimingFunction(c1x: c1x, c1y: c1y, c2x: c2x, c2y: c2y)
    func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    for step in 1..<1000 {
      let s = Double(step) / 1000
      let x = cubic(c1x, c2x, s)
      // A last-digit error of x grows by the curve's slope dy/dx = y'(s) / x'(s). The curve
      // (1, 0, 0, 1) stands upright in its middle.
      let h = 1e-6
      let slope =
        (cubic(c1y, c2y, s + h) - cubic(c1y, c2y, s - h))
        / (cubic(c1x, c2x, s + h) - cubic(c1x, c2x, s - h))
      guard abs(slope) < 1000 else { continue }
      #expect(abs(function.value(at: x) - cubic(c1y, c2y, s)) <= 4e-16 * (2 + abs(slope)))
    }
  }

  @Test func easeInEaseOutIsSymmetric() {
    #expect(TimingFunction.easeInEaseOut.value(at: 0.5) == 0.5)
    for step in 0...100 {
      let p = Double(step) / 100
      let sum =
        TimingFunction.easeInEaseOut.value(at: p) + TimingFunction.easeInEaseOut.value(at: 1 - p)
      #expect(abs(sum - 1) < 1e-15)
    }
  }

  @Test(arguments: TimingFunction.named.map(\.function))
  func theInverseFindsWhenAValueIsReached(function: TimingFunction) throws {
    for step in 0...1000 {
      let value = Double(step) / 1000
      let progress = try #require(function.progress(reaching: value))
      #expect(abs(function.value(at: progress) - value) < 1e-14)
    }
    #expect(function.progress(reaching: 0) == 0)
    #expect(function.progress(reaching: 1) == 1)
    #expect(function.progress(reaching: 1.001) == nil)
    #expect(function.progress(reaching: .nan) == nil)
  }

  @Test func theInverseOfAnOvershootIsTheFirstTime() throws {
    let function = try TimingFunction(c1x: 0.3, c1y: 2, c2x: 0.7, c2y: 2)
    let first = try #require(function.progress(reaching: 1.2))
    #expect(abs(function.value(at: first) - 1.2) < 1e-14)
    for step in 0..<1000 {
      #expect(function.value(at: first * Double(step) / 1000) < 1.2)
    }
    #expect(function.progress(reaching: 2) == nil)
  }

  @Test(
    arguments: [
      ([1.4, 0, 1, 1], "[0]: x must be in 0...1, got 1.4"),
      ([0, 0, -0.1, 1], "[2]: x must be in 0...1, got -0.1"),
      ([0, 1001, 1, 1], "[1]: y must be in -1000...1000, got 1001"),
      ([0, 0, 1, .nan], "[3]: not a finite number"),
      ([.infinity, 0, 1, 1], "[0]: not a finite number"),
    ] as [([Double], String)])
  func senselessControlPointsAreRefused(points: [Double], message: String) {
    #expect {
      _ = try TimingFunction(c1x: points[0], c1y: points[1], c2x: points[2], c2y: points[3])
    } throws: { error in
      "\(error)" == message
    }
  }
}
