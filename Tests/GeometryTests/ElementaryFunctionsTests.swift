import Geometry
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The system's library is within 1 ulp of the truth, and so is ours: they may differ by one
/// neighbouring double, and no more.
@Suite struct ElementaryFunctionsTests {
  /// 20,000 numbers of both signs whose exponents spread evenly over `exponents`.
  private static func samples(exponents: ClosedRange<Int>) -> [Double] {
    var random = SplitMix(seed: 7)
    return (0..<20_000).map { _ in
      let exponent = Int.random(in: exponents, using: &random)
      let significand = Double.random(in: 1..<2, using: &random)
      let sign: FloatingPointSign = Bool.random(using: &random) ? .plus : .minus
      return Double(sign: sign, exponent: exponent, significand: significand)
    }
  }

  /// How many doubles lie between two of the same sign.
  private static func steps(_ a: Double, _ b: Double) -> UInt64 {
    func ordered(_ value: Double) -> Int64 {
      let bits = Int64(bitPattern: value.bitPattern)
      return bits < 0 ? Int64.min &- bits : bits
    }
    return (ordered(a) &- ordered(b)).magnitude
  }

  @Test(arguments: [-1074 ... -20, -20...3, 3...30, 30...1023])
  func sineAndCosineAgreeWithTheSystemsLibrary(exponents: ClosedRange<Int>) {
    var worst: UInt64 = 0
    for x in Self.samples(exponents: exponents) {
      worst = max(worst, Self.steps(ElementaryFunctions.sine(x), sin(x)))
      worst = max(worst, Self.steps(ElementaryFunctions.cosine(x), cos(x)))
    }
    #expect(worst <= 1)
  }

  @Test(arguments: [-1074 ... -20, -20...3, 3...30, 30...1023])
  func tangentAgreesWithTheSystemsLibrary(exponents: ClosedRange<Int>) {
    let worst = Self.samples(exponents: exponents)
      .map { Self.steps(ElementaryFunctions.tangent($0), tan($0)) }.max()
    // A quotient of two functions good to 1 ulp each, rounded once more.
    #expect(worst ?? .max <= 3)
  }

  @Test func anglesNextToMultiplesOfAQuarterTurnKeepTheirDigits() {
    var worst: UInt64 = 0
    for k in 1...20_000 {
      let x = Double(k) * (Double.pi / 2)
      for angle in [x.nextDown, x, x.nextUp, -x] {
        worst = max(worst, Self.steps(ElementaryFunctions.sine(angle), sin(angle)))
        worst = max(worst, Self.steps(ElementaryFunctions.cosine(angle), cos(angle)))
      }
    }
    #expect(worst <= 1)
  }

  @Test(arguments: [-1074 ... -10, -10...2, 2...9])
  func exponentialAgreesWithTheSystemsLibrary(exponents: ClosedRange<Int>) {
    let worst = Self.samples(exponents: exponents)
      .map { Self.steps(ElementaryFunctions.exponential($0), exp($0)) }.max()
    #expect(worst ?? .max <= 1)
  }

  /// The double nearest of all to a multiple of a quarter turn (Muller, Elementary Functions,
  /// 11.3.2); the value by arithmetic to 2000 bits. Glibc 2.36 is 8 ulps off here.
  @Test func theWorstCaseOfReductionIsRight() {
    let nearest = 6_381_956_970_095_103.0 * 0x1p797
    #expect(ElementaryFunctions.cosine(nearest) == -4.687165924254627611e-19)
    #expect(ElementaryFunctions.sine(nearest) == 1)
  }

  @Test func exactValuesAreExact() {
    #expect(ElementaryFunctions.sine(0) == 0)
    #expect(ElementaryFunctions.sine(-0.0).sign == .minus)
    #expect(ElementaryFunctions.cosine(0) == 1)
    #expect(ElementaryFunctions.exponential(0) == 1)
    #expect(ElementaryFunctions.sine(.pi / 2) == 1)
    #expect(ElementaryFunctions.cosine(.pi) == -1)
  }

  @Test func argumentsWithoutAValueGiveNaN() {
    for x in [Double.nan, .infinity, -.infinity] {
      #expect(ElementaryFunctions.sine(x).isNaN)
      #expect(ElementaryFunctions.cosine(x).isNaN)
      #expect(ElementaryFunctions.tangent(x).isNaN)
    }
    #expect(ElementaryFunctions.exponential(.nan).isNaN)
  }

  @Test func exponentialSaturatesAtTheEndsOfTheRange() {
    #expect(ElementaryFunctions.exponential(.infinity) == .infinity)
    #expect(ElementaryFunctions.exponential(-.infinity) == 0)
    #expect(ElementaryFunctions.exponential(709.7827128933841) == .infinity)
    #expect(ElementaryFunctions.exponential(709.7827128933840).isFinite)
    #expect(ElementaryFunctions.exponential(1e300) == .infinity)
    #expect(ElementaryFunctions.exponential(-1e300) == 0)
    #expect(ElementaryFunctions.exponential(-745.1332191019412) == 0)
    #expect(ElementaryFunctions.exponential(-745) == .leastNonzeroMagnitude)
  }
}

/// SplitMix64: the same numbers at every run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
