/// `value / 255` rounded to nearest, for the product of two bytes (0 ... 65 025).
@inline(__always)
package func divide255(_ value: UInt32) -> UInt32 {
  let biased = value &+ 128
  return (biased &+ biased >> 8) >> 8
}
