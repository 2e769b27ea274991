import Geometry

/// The stretch of a track in which it shakes, with some rest before and after.
struct MotionBurst {
  /// The frames that can be trusted, from the rest before to the rest after.
  let frames: [MeasuredFrame]
  /// The time of the first frame away from rest.
  let start: Double
  /// The time of the last frame away from rest.
  let end: Double
  /// The largest displacement, in pixels.
  let peak: Double
  /// The mean time between two frames, in seconds.
  let interval: Double
  /// How far off a frame's time may be, in seconds.
  let timeError: Double

  /// The first stretch that is at least half as strong as the strongest; nil if fewer than four
  /// frames are away from rest. Rests shorter than `pause` seconds belong to a stretch. `timeError`
  /// is how far off a frame's time may be, in seconds.
  init?(_ track: MotionTrack, pause: Double, timeError: Double) {
    let frames = track.frames.filter { $0.confidence >= PartMotion.leastConfidence }
    let strongest = frames.map(\.distance).max() ?? 0
    let away = frames.filter { $0.distance > max(0.1, strongest * 0.03) }
    var stretches: [[MeasuredFrame]] = []
    for frame in away {
      if let last = stretches.last?.last, frame.time - last.time <= pause {
        stretches[stretches.count - 1].append(frame)
      } else {
        stretches.append([frame])
      }
    }
    let index = stretches.firstIndex { stretch in
      stretch.contains { $0.distance >= strongest / 2 }
    }
    guard let index, stretches[index].count >= 4, let first = stretches[index].first,
      let last = stretches[index].last
    else { return nil }
    let margin = max(0.25, (last.time - first.time) / 2)
    var (from, to) = (first.time - margin, last.time + margin)
    if index > 0, let before = stretches[index - 1].last { from = max(from, before.time) }
    if index + 1 < stretches.count, let after = stretches[index + 1].first {
      to = min(to, after.time)
    }
    self.frames = frames.filter {
      $0.time >= first.time && $0.time <= last.time || $0.time > from && $0.time < to
    }
    start = first.time
    end = last.time
    peak = strongest
    self.timeError = timeError
    interval = (last.time - first.time) / Double(stretches[index].count - 1)
  }
}

extension MeasuredFrame {
  /// The distance from rest, in pixels.
  var distance: Double { Point(x: x, y: y).length }
}
