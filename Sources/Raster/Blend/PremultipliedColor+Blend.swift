extension PremultipliedColor {
  @inline(__always) private var opacity: UInt32 { word >> 24 }

  /// The pixel over another one, as source-over says; every channel is rounded to nearest.
  @inline(__always)
  package func over(_ below: PremultipliedColor) -> PremultipliedColor {
    let rest = (Lanes(below.word) * (255 &- opacity)).dividedBy255
    return PremultipliedColor(word: word &+ rest.packed)
  }

  /// The pixel, `share` / 255 of it, over another one; every channel is rounded once.
  @inline(__always)
  package func over(_ below: PremultipliedColor, share: UInt32) -> PremultipliedColor {
    if share == 255 { return over(below) }
    if opacity == 255 {
      let mix = Lanes(word) * share + Lanes(below.word) * (255 &- share)
      return PremultipliedColor(word: mix.dividedBy255.packed)
    }
    return translucent(over: below, share: share)
  }

  /// `share·s + d·(1 - share·alpha)`, in units of 1/255² until it is rounded.
  private func translucent(over below: PremultipliedColor, share: UInt32) -> PremultipliedColor {
    let rest = 65_025 &- opacity &* share
    let gain = share &* 255
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = (word >> shift & 255) &* gain &+ (below.word >> shift & 255) &* rest
      return ((sum &+ 32_512) / 65_025) << shift
    }
    return PremultipliedColor(word: channel(0) | channel(8) | channel(16) | channel(24))
  }
}
