import ShakeEngine
import Testing

@Suite struct CriticalSpringTests {
  /// The reference's values for 0.3 s, to three decimals.
  @Test(arguments: [(0.05, 0.455), (0.1, 0.812), (0.15, 0.945), (0.2, 0.985), (0.3, 0.999)])
  func agreesWithTheReference(time: Double, value: Double) {
    #expect(abs(CriticalSpring(duration: 0.3).value(at: time) - value) < 0.0006)
  }

  /// x'' = w^2 (1 - x) - 2 w x' with x(0) = x'(0) = 0, by Runge and Kutta's method.
  @Test func solvesItsDifferentialEquation() {
    let omega = 9.2334 / 0.3
    func acceleration(_ x: Double, _ v: Double) -> Double {
      omega * omega * (1 - x) - 2 * omega * v
    }
    var (x, v) = (0.0, 0.0)
    let h = 0.3 / 3000
    let spring = CriticalSpring(duration: 0.3)
    for step in 1...3000 {
      let (v1, a1) = (v, acceleration(x, v))
      let (v2, a2) = (v + h / 2 * a1, acceleration(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, acceleration(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, acceleration(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      // Time is capped at the end: 3000 steps may round to above 0.3.
      #expect(abs(spring.value(at: min(Double(step) * h, 0.3)) - x) < 1e-11)
    }
  }

  @Test func isAtRestBeforeAndAfter() {
    let spring = CriticalSpring(duration: 0.3)
    for time in [0, -1, -.infinity, .nan] as [Double] { #expect(spring.value(at: time) == 0) }
    for time in [(0.3).nextUp, 1, .infinity] { #expect(spring.value(at: time) == 1) }
    #expect(CriticalSpring(duration: 0).value(at: 0.1) == 1)
    #expect(CriticalSpring(duration: .nan).value(at: 0.1) == 1)
  }

  @Test func risesThroughout() {
    let spring = CriticalSpring(duration: 1)
    let values = (0...1000).map { spring.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }
}
