import Golden
import Measuring

extension MeasureResult {
  /// The result in a few lines, for people. `isExpected` tells whether a certain shake was looked
  /// for, `isScaleKnown` whether the pixels of a point were said, and `hasRegion` whether it was
  /// said where to look.
  func summary(isExpected: Bool, isScaleKnown: Bool, hasRegion: Bool) -> [String] {
    let length = (frames.last?.time ?? 0) - (frames.first?.time ?? 0)
    var lines = [
      "\(input): \(Words.count(frames.count, "frame")) in \(DecimalText.short(length, 3)) s, "
        + "\(width)x\(height) px"
    ]
    if verdict != MotionMeasurement.Verdict.refused.rawValue {
      lines.append("moving: \(roi.width)x\(roi.height) px at \(roi.x),\(roi.y)")
    } else if !hasRegion {
      lines.append("\(OptionName.roi.long) X,Y,W,H looks at a part, if something else moves too")
    }
    if let fit {
      lines.append(fit.place(isScaleKnown: isScaleKnown))
      lines.append(fit.errors)
      if !isExpected, let options = fit.options { lines.append("as options: \(options)") }
      if isExpected, !isScaleKnown {
        lines.append("the amplitude is not judged: --scale N says the pixels of a point")
      }
    }
    return lines + ["\(verdict): \(reason)"]
  }
}

extension MeasuredFit {
  /// When, for how long and how far.
  fileprivate func place(isScaleKnown: Bool) -> String {
    let size =
      isScaleKnown
      ? "\(DecimalText.short(amplitude * 100, 1)) % of its way"
      : "\(DecimalText.short(scale, 3)) px a point"
    let late =
      lag.map { lag in
        let seconds = DecimalText.short(lag.wrappedValue.magnitude, 3)
        if seconds == "0" { return ", when the scene does" }
        return ", \(seconds) s \(lag.wrappedValue < 0 ? "earlier" : "later") than in the scene"
      } ?? ""
    return "\(shake): \(DecimalText.short(duration, 3)) s from \(DecimalText.short(start, 3)) s on"
      + ", \(size)\(late)"
  }

  /// How far off the frames are.
  fileprivate var errors: String {
    let (rms, most) = (DecimalText.short(rms, 3), DecimalText.short(max, 3))
    let points = (DecimalText.short(rmsPoints, 3), DecimalText.short(maxPoints, 3))
    return "off by \(rms) px rms and \(most) px at most (\(points.0) and \(points.1) pt)"
  }
}
