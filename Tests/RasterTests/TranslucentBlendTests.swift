import Raster
import Testing

@Suite struct TranslucentBlending {
  @Test(arguments: [1, 7, 64, 127, 200, 254] as [UInt8])
  func everyChannelIsRoundedFromTheExactSum(alpha: UInt8) {
    let source = PremultipliedColor(red: alpha, green: alpha / 2, blue: 0, alpha: alpha)
    let below = PremultipliedColor(red: 40, green: 90, blue: 140, alpha: 210)
    func expected(_ s: UInt8, _ d: UInt8, _ share: Int) -> UInt8 {
      UInt8((Int(s) * share * 255 + Int(d) * (65_025 - share * Int(alpha)) + 32_512) / 65_025)
    }
    for share in 0..<255 {
      let result = source.over(below, share: UInt32(share))
      let exact = PremultipliedColor(
        red: expected(source.red, below.red, share),
        green: expected(source.green, below.green, share),
        blue: expected(source.blue, below.blue, share),
        alpha: expected(source.alpha, below.alpha, share))
      #expect(result == exact, "share \(share)")
    }
  }
}
