/// `value / 255` rounded to nearest, for the product of two bytes (0 ... 65 025).
@inline(__always)
package func divide255(_ value: UInt32) -> UInt32 {
  let biased = value &+ 128
  return (biased &+ biased >> 8) >> 8
}

/// A byte from a share; 0 ... 1 becomes 0 ... 255, what is outside or not a number is clamped.
package func byte(_ share: Double) -> UInt8 {
  share > 0 ? UInt8(min(share, 1) * 255 + 0.5) : 0
}
