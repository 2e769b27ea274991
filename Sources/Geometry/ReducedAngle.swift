/// A finite angle as a number of quarter turns, modulo 4, and a rest of at most an eighth of a turn.
///
/// The method is Payne and Hanek's: of the binary digits of 2/pi only those are multiplied with
/// the angle's significand that neither vanish as whole turns nor lie below the last digit wanted.
/// 192 of them leave an error below 2^-137 quarter turns; no double lies closer than 2^-62 to a
/// multiple of a quarter turn, so the rest is good to more than its 53 digits at any size.
struct ReducedAngle {
  /// Quarter turns, 0 ... 3.
  let quadrant: Int
  /// The rest in radians, |rest| <= pi/4 ...
  private let high: Double
  /// ... and what its rounding left over.
  private let low: Double

  /// The reduction of a finite angle in radians.
  init(_ angle: Double) {
    if angle.magnitude <= 0.785 {
      (quadrant, high, low) = (0, angle, 0)
      return
    }
    let exponent = Int(angle.exponent) - 52
    let significand = angle.significandBitPattern | 1 << 52
    // Digit i of 2/pi weighs 2^-i: digits up to `exponent - 2` only count whole turns.
    let product = Self.product(significand, digitsAfter: exponent - 2)
    var quarters = Int(product.0 >> 62)
    var fraction = Wide(
      product.0 << 2 | product.1 >> 62, product.1 << 2 | product.2 >> 62, product.2 << 2)
    var sign = angle < 0 ? -1.0 : 1.0
    if fraction.0 >> 63 == 1 {
      quarters += 1
      fraction = Self.negated(fraction)
      sign = -sign
    }
    let rest = Self.radians(fraction)
    quadrant = (angle < 0 ? -quarters : quarters) & 3
    high = sign * rest.high
    low = sign * rest.low
  }

  /// The sine of the rest: its Taylor series, cut after x^17 (an error below 2^-63).
  var sine: Double {
    if high.magnitude < 0x1p-27 { return high }
    let z = high * high
    var series = 1 / 355_687_428_096_000.0
    for factorial in [
      -1_307_674_368_000.0, 6_227_020_800, -39_916_800, 362_880, -5040, 120, -6,
    ] {
      series = series * z + 1 / factorial
    }
    return high + (high * z * series + low * (1 - z / 2))
  }

  /// The cosine of the rest: its Taylor series, cut after x^18 (an error below 2^-67).
  var cosine: Double {
    let z = high * high
    var series = -1 / 6_402_373_705_728_000.0
    for factorial in [
      20_922_789_888_000.0, -87_178_291_200, 479_001_600, -3_628_800, 40_320, -720, 24,
    ] {
      series = series * z + 1 / factorial
    }
    let half = z / 2
    let top = 1 - half
    return top + ((1 - top - half) + (z * z * series - high * low))
  }
}

extension ReducedAngle {
  /// 192 bits, most significant word first.
  private typealias Wide = (UInt64, UInt64, UInt64)

  /// `significand` times the 192 digits of 2/pi after a place, modulo 2^192.
  private static func product(_ significand: UInt64, digitsAfter place: Int) -> Wide {
    let low = significand.multipliedFullWidth(by: word(place + 128))
    let middle = significand.multipliedFullWidth(by: word(place + 64))
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = significand &* word(place) &+ middle.high &+ (carry ? 1 : 0)
    return (first, second, low.low)
  }

  /// The 64 digits of 2/pi after a place; places before the point hold zeros.
  private static func word(_ place: Int) -> UInt64 {
    let position = place + 64
    let index = position >> 6
    let shift = UInt64(position & 63)
    return twoOverPi[index] << shift | twoOverPi[index + 1] >> (64 - shift)
  }

  private static func negated(_ value: Wide) -> Wide {
    let third = ~value.2 &+ 1
    let second = ~value.1 &+ (third == 0 ? 1 : 0)
    let first = ~value.0 &+ (third == 0 && second == 0 ? 1 : 0)
    return (first, second, third)
  }

  /// A fraction of a quarter turn, below 1/2, in radians, as a sum of two doubles.
  private static func radians(_ fraction: Wide) -> (high: Double, low: Double) {
    let words = fraction.0 == 0 ? (fraction.1, fraction.2, 0) : fraction
    let shift = UInt64(words.0.leadingZeroBitCount)
    let zeros = Int(shift) + (fraction.0 == 0 ? 64 : 0)
    let top = words.0 << shift | words.1 >> (64 - shift)
    let next = words.1 << shift | words.2 >> (64 - shift)
    // 53 digits, then 53 more: both conversions are exact.
    let scale = Double(bitPattern: UInt64(1023 - zeros) << 52)
    let a = Double(top >> 11) * 0x1p-53 * scale
    let b = Double((top & 0x7FF) << 42 | next >> 22) * 0x1p-106 * scale
    let (product, error) = exactProduct(a, 0x1.921fb54442d18p+0)
    let low = error + (a * 0x1.1a62633145c07p-54 + b * 0x1.921fb54442d18p+0)
    let high = product + low
    return (high, low - (high - product))
  }

  /// A product and its rounding error (Dekker, with Veltkamp's split into halves of 26 digits).
  private static func exactProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
    func split(_ value: Double) -> (Double, Double) {
      let scaled = value * 134_217_729
      let top = scaled - (scaled - value)
      return (top, value - top)
    }
    let product = a * b
    let (aTop, aRest) = split(a)
    let (bTop, bRest) = split(b)
    return (product, aRest * bRest - (product - aTop * bTop - aRest * bTop - aTop * bRest))
  }

  /// A word of zeros, then the first 1216 binary digits of 2/pi after the point: enough for the
  /// largest double.
  private static let twoOverPi: [UInt64] = [
    0,
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]
}
