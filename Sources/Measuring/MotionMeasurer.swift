package import Geometry
package import Raster

/// Measures how a view moves in a clip, from the pixels alone, to a fraction of a pixel.
///
/// Three looks at the clip: which blocks change again and again (the moving parts), how each part
/// looks at rest, and where each part is in every frame. Parts that move alike are one region.
/// The memory does not grow with the clip's length.
package struct MotionMeasurer: Sendable {
  /// The pixels to look at; nil for the whole picture.
  package var region: PixelRect?
  /// How far from rest to look for the content, in pixels along each axis, 8 ... 512.
  package var reach: Int

  /// A measurer.
  package init(region: PixelRect? = nil, reach: Int = 96) {
    self.region = region
    self.reach = reach
  }

  /// Measures a clip.
  ///
  /// - Parameter replay: Gives every frame of the clip with its time in seconds, by rising time,
  ///   from the first one on each time it is called. It is called three times at most.
  /// - Returns: The motion, or why there is none that can be measured.
  /// - Throws: What `replay` throws.
  package func measure<Failure: Error>(
    _ replay: (_ visit: (_ time: Double, _ frame: Pixmap) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> MotionTrack {
    let reach = min(max(reach, 8), 512)
    var survey: ChangeSurvey?
    var times: [Double] = []
    try replay { time, frame in
      if survey == nil {
        let looked = frame.bounds.intersection(region ?? frame.bounds)
        survey = ChangeSurvey(size: frame.bounds, region: looked.isEmpty ? frame.bounds : looked)
      }
      survey?.add(frame, time: time)
      times.append(time)
    }
    guard let survey, times.count >= 3 else {
      return MotionTrack(times: times, region: region ?? .empty, refusal: .tooShort)
    }
    let looked = survey.grid.region
    guard !survey.hasOtherSizes else {
      return MotionTrack(times: times, region: looked, refusal: .sizeChanges)
    }
    let parts = MovingPart.parts(of: survey, reach: reach)
    guard !parts.isEmpty else {
      return MotionTrack(times: times, region: looked, refusal: .still)
    }
    var searches = parts.map { RestSearch($0, noise: survey.noise) }
    try replay { time, frame in
      guard frame.bounds == survey.size else { return }
      for index in searches.indices { searches[index].add(frame, time: time) }
    }
    var trackers: [PartTracker] = []
    for (index, part) in parts.enumerated() {
      guard let rest = searches[index].finish() else { continue }
      trackers.append(PartTracker(part, rest: rest, reach: reach, noise: survey.noise))
    }
    try replay { _, frame in
      guard frame.bounds == survey.size else { return }
      for index in trackers.indices { trackers[index].add(frame) }
    }
    return MotionTrack(trackers.map(PartMotion.init), times: times)
  }
}

extension MotionTrack {
  /// A clip of which nothing could be measured.
  init(times: [Double], region: PixelRect, refusal: Refusal) {
    self.init(
      frames: times.map { MeasuredFrame(time: $0, x: 0, y: 0, confidence: 0) }, region: region,
      refusal: refusal)
  }
}
