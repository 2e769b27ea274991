import Geometry
package import Raster

extension PixelComparison {
  /// Where the pictures differ, over the smallest rectangle around both: red where a pixel is
  /// different, yellow where it looks like anti-aliasing and that is ignored, magenta where only one
  /// picture has it, blue where a mask covers it, and the approved picture in pale grey where nothing
  /// is wrong. A breath of orange on that grey is a pixel that is tolerated, from a sixth for one
  /// level to two thirds for all of them, so that noise does not hide what is different. White where
  /// neither picture has a pixel.
  ///
  /// Nil where that rectangle is larger than a picture may be.
  package var differencePicture: Pixmap? {
    guard var picture = Pixmap(width: union.width, height: union.height, filledWith: .paper) else {
      return nil
    }
    let (shared, union) = (shared, union)
    withWords { expected, actual in
      let judge = PixelJudge(self, expected, actual)
      picture.withMutablePixels { pixels in
        for y in 0..<union.height {
          for x in 0..<union.width where hasPixel(x, y) {
            let isShared = x < shared.width && y < shared.height
            let left = isShared ? expected[y * self.expected.width + x] : 0
            let right = isShared ? actual[y * self.actual.width + x] : 0
            let (finding, levels): (Finding, Int) =
              if isMasked(x, y) {
                (.masked, 0)
              } else if !isShared {
                (.onlyInOne, 0)
              } else if left == right {
                (.equal, 0)
              } else {
                judge.judge(left, right, x: x, y: y)
              }
            pixels[y * union.width + x] = finding.color(left, levels: levels)
          }
        }
      }
    }
    return picture
  }

  /// Expected, difference and actual beside each other, each as wide as the widest.
  ///
  /// Nil where that is larger than a picture may be.
  package var triptych: Pixmap? { differencePicture.flatMap { triptych(with: $0) } }

  /// The same with a difference picture that was drawn already.
  package func triptych(with difference: Pixmap) -> Pixmap? {
    guard var picture = Pixmap(width: 3 * union.width, height: union.height) else { return nil }
    picture.copy(from: expected, expected.bounds, toX: 0, y: 0)
    picture.copy(from: difference, difference.bounds, toX: union.width, y: 0)
    picture.copy(from: actual, actual.bounds, toX: 2 * union.width, y: 0)
    return picture
  }
}

extension PixelComparison.Finding {
  /// How a place with this finding is painted; `word` is the approved picture's pixel, and `levels`
  /// how far the other picture's is from it.
  fileprivate func color(_ word: UInt32, levels: Int) -> PremultipliedColor {
    switch self {
    case .different: PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    case .tolerated: Self.orange(on: Self.pale(word), levels)
    case .antialiased: PremultipliedColor(red: 255, green: 220, blue: 0, alpha: 255)
    case .onlyInOne: PremultipliedColor(red: 220, green: 0, blue: 220, alpha: 255)
    case .masked: PremultipliedColor(red: 190, green: 210, blue: 255, alpha: 255)
    case .equal: Self.pale(word)
    }
  }

  /// Orange over a colour, with a share of 1/6 + levels / 510, to the nearest level.
  private static func orange(on ground: PremultipliedColor, _ levels: Int) -> PremultipliedColor {
    let (share, whole) = (255 + 3 * levels, 1530)
    func mixed(_ ground: UInt8, _ orange: Int) -> UInt8 {
      UInt8(clamping: (Int(ground) * (whole - share) + orange * share + whole / 2) / whole)
    }
    return PremultipliedColor(
      red: mixed(ground.red, 255), green: mixed(ground.green, 150), blue: mixed(ground.blue, 60),
      alpha: 255)
  }

  /// A grey of a sixth of the contrast, on white: with ITU-R BT.601's weights of luma in 256ths.
  private static func pale(_ word: UInt32) -> PremultipliedColor {
    let luma = (77 * (word & 255) + 150 * (word >> 8 & 255) + 29 * (word >> 16 & 255)) >> 8
    let grey = UInt8(truncatingIfNeeded: 255 - ((word >> 24) - min(luma, word >> 24)) / 6)
    return PremultipliedColor(red: grey, green: grey, blue: grey, alpha: 255)
  }
}

extension PremultipliedColor {
  fileprivate static let paper = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
}
