import Golden
import Measuring

extension MeasureResult {
  /// The result in a few lines, for people. `isExpected` tells whether a certain shake was looked
  /// for, `isScaleKnown` whether the pixels of a point were said, and `hasRegion` whether it was
  /// said where to look.
  func summary(isExpected: Bool, isScaleKnown: Bool, hasRegion: Bool) -> [String] {
    let length = (frames.last?.time ?? 0) - (frames.first?.time ?? 0)
    var lines = [
      "\(input): \(Words.count(frames.count, "frame")), the last after "
        + "\(DecimalText.short(length, 3)) s, \(width)x\(height) px"
    ]
    let isRefused = verdict == MotionMeasurement.Verdict.refused.rawValue
    if !isRefused {
      lines.append("moving: \(roi.width)x\(roi.height) px at \(roi.x),\(roi.y)")
    }
    if let fit {
      lines.append(fit.place(isExpected: isExpected, isScaleKnown: isScaleKnown))
      lines.append(fit.errors)
      if !isExpected, let options = fit.options(isScaleKnown: isScaleKnown) {
        lines.append("as options: \(options)")
      }
      if isExpected, !isScaleKnown {
        lines.append("the amplitude is not judged: --scale N says the pixels of a point")
      }
    }
    lines.append("\(verdict): \(reason)")
    if isRefused, !hasRegion, !Self.wholeReasons.contains(reason) {
      lines.append("\(OptionName.roi.long) X,Y,W,H looks at a part, if something else moves too")
    }
    return lines
  }

  /// What a part of the picture would be refused for as well.
  private static let wholeReasons = [
    Refusal.still, .fade, .tooShort, .sizeChanges,
  ].map(\.reason)
}

extension MeasuredFit {
  /// When, for how long and how far.
  fileprivate func place(isExpected: Bool, isScaleKnown: Bool) -> String {
    // What was not expected has the range that was found.
    let hasOwnRange = !isExpected && parameters?.range != nil
    let size =
      if !isScaleKnown { ", \(DecimalText.short(scale, 3)) px a point" } else if hasOwnRange {
        ""
      } else { ", \(DecimalText.short(amplitude * 100, 1)) % of its way" }
    let late =
      lag.map { lag in
        let seconds = DecimalText.short(lag.wrappedValue.magnitude, 3)
        if seconds == "0" { return ", when the scene does" }
        return ", \(seconds) s \(lag.wrappedValue < 0 ? "earlier" : "later") than in the scene"
      } ?? ""
    return "\(shake): \(DecimalText.short(duration, 3)) s from \(DecimalText.short(start, 3)) s on"
      + size + late
  }

  /// How far off the frames are.
  fileprivate var errors: String {
    let (rms, most) = (DecimalText.short(rms, 3), DecimalText.short(max, 3))
    let points = (DecimalText.short(rmsPoints, 3), DecimalText.short(maxPoints, 3))
    return "off by \(rms) px rms and \(most) px at most (\(points.0) and \(points.1) pt)"
  }
}
