/// Sine, cosine, tangent and exponential from `+ - * /` and integer arithmetic alone.
///
/// A system's math library may round its functions differently from the next one's, and a pose or
/// an outline that depends on them would differ with it. These give the same bits on every
/// machine. Every result lies within 1 ulp of the true value (``tangent(_:)`` within 3), for every
/// finite argument.
public enum ElementaryFunctions {
  /// The sine of an angle in radians; NaN for an angle that is not finite.
  public static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let reduced = ReducedAngle(angle)
    switch reduced.quadrant {
    case 0: return reduced.sine
    case 1: return reduced.cosine
    case 2: return -reduced.sine
    default: return -reduced.cosine
    }
  }

  /// The cosine of an angle in radians; NaN for an angle that is not finite.
  public static func cosine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let reduced = ReducedAngle(angle)
    switch reduced.quadrant {
    case 0: return reduced.cosine
    case 1: return -reduced.sine
    case 2: return -reduced.cosine
    default: return reduced.sine
    }
  }

  /// The tangent of an angle in radians; NaN for an angle that is not finite.
  public static func tangent(_ angle: Double) -> Double { sine(angle) / cosine(angle) }

  /// e to a power; 0 and infinity where the result leaves the range of doubles.
  ///
  /// The power is reduced to `k * ln 2 + r` with |r| <= ln 2 / 2, with ln 2 in two parts so that
  /// `k * ln2High` is exact. The Taylor series of e^r, cut after r^13, errs by less than 2^-57.
  public static func exponential(_ power: Double) -> Double {
    guard power.isFinite else { return power == -.infinity ? 0 : power }
    if power > 709.79 { return .infinity }
    if power < -745.14 { return 0 }
    let k = (power * 0x1.71547652b82fep+0).rounded(.toNearestOrEven)
    let high = power - k * 0x1.62e42fee00000p-1
    let low = k * 0x1.a39ef35793c76p-33
    let r = high - low
    let residue = (high - r) - low
    var series = 1 / 6_227_020_800.0
    for factorial in [
      479_001_600.0, 39_916_800, 3_628_800, 362_880, 40_320, 5040, 720, 120, 24, 6, 2,
    ] {
      series = series * r + 1 / factorial
    }
    let mantissa = 1 + (r + (r * r * series + residue * (1 + r)))
    return scaled(mantissa, byPowerOfTwo: Int(k))
  }

  /// `value * 2^exponent`, in two steps: the factor alone may not be a normal number.
  private static func scaled(_ value: Double, byPowerOfTwo exponent: Int) -> Double {
    let half = exponent / 2
    return value * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// 2 to a power of -1022 ... 1023.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
