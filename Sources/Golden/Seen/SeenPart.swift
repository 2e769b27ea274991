package import Geometry
package import Measuring

/// Views that move alike, and how far from their curve the frames show them.
package struct SeenPart: Hashable, Sendable, Encodable {
  /// Distances from the curve.
  package struct Numbers: Hashable, Sendable, Encodable {
    /// The largest, in device pixels.
    package var largest: Double
    /// The frame that has it.
    package var worstFrame: Int
    /// The root of their mean square, in device pixels.
    package var rms: Double
    /// How many frames could be measured.
    package var frameCount: Int
  }

  /// At how many frames a second look is taken at most; of more, at some that lie evenly.
  private static let lookLimit = 100

  /// The views' ids.
  package let views: [String]
  /// How far off they are; nil where that cannot be measured.
  package let numbers: Numbers?
  /// Why not, in words.
  package let refusal: String?

  /// Views that cannot be measured; why, in words.
  package init(views: [String], refusal: String) {
    self.views = views
    numbers = nil
    self.refusal = refusal
  }

  /// What a track shows of views, however far they are from the curve.
  package init(views: [String], frames: [Int], curve: [Point], track: MotionTrack) {
    self.init(
      views: views, frames: frames, curve: curve, track: track, limit: .infinity,
      secondLook: { _, _ in nil })
  }

  /// What a track shows of views.
  ///
  /// A track is relative to how the views look at rest, and the curve is not. So the track's zero
  /// is where the curve is in the frames that show the views at rest: at the offset that most of
  /// those have. Over all frames another offset may be more common, where a rate is a simple
  /// fraction of the strokes'.
  ///
  /// - Parameters:
  ///   - views: The views' ids.
  ///   - frames: The indices of the frames.
  ///   - curve: Where the views should be in each frame, in device pixels.
  ///   - track: Where they are; as many frames.
  ///   - limit: How far they may be from the curve.
  ///   - secondLook: Told which of the frames shows them further off, and by how much: how far it
  ///     really is, or nil where that cannot be told, so that the frame does not count.
  /// - Throws: What `secondLook` throws.
  package init(
    views: [String], frames: [Int], curve: [Point], track: MotionTrack, limit: Double,
    secondLook: (_ position: Int, _ error: Point) throws -> Double?
  ) rethrows {
    self.views = views
    guard track.refusal == nil else {
      numbers = nil
      refusal = track.refusal?.reason
      return
    }
    let rest = Self.mostCommon(
      zip(curve, track.frames).filter { $1.isAtRest }.map(\.0))
    let errors = zip(curve, track.frames).map { expected, seen in
      Point(x: seen.x - (expected.x - rest.x), y: seen.y - (expected.y - rest.y))
    }
    let suspectCount = zip(errors, track.frames).count { error, seen in
      seen.isSure && error.length > limit
    }
    let stride = (suspectCount - 1) / Self.lookLimit + 1
    var suspects = 0
    var numbers = Numbers(largest: 0, worstFrame: frames.first ?? 0, rms: 0, frameCount: 0)
    let isAway = curve.map { ($0 - rest).length > limit }
    var awayCount = 0
    for (index, (error, seen)) in zip(errors, track.frames).enumerated() {
      guard seen.isSure else { continue }
      var distance = error.length
      if distance > limit {
        defer { suspects += 1 }
        guard suspects % stride == 0, let second = try secondLook(index, error) else { continue }
        distance = min(distance, second)
      }
      if distance > numbers.largest {
        numbers.largest = distance
        numbers.worstFrame = frames[index]
      }
      numbers.rms += distance * distance
      numbers.frameCount += 1
      if isAway[index] { awayCount += 1 }
    }
    // Frames at rest alone tell nothing of a motion.
    guard numbers.frameCount > 0, awayCount > 0 || !isAway.contains(true) else {
      self.numbers = nil
      refusal = Refusal.uncertain.reason
      return
    }
    numbers.rms = (numbers.rms / Double(numbers.frameCount)).squareRoot()
    self.numbers = numbers
    refusal = nil
  }

  /// What messages call it: one view of it, and how many more there are.
  var title: String {
    guard let first = views.first, views.count > 1 else { return views.first ?? "" }
    return "\(first) (and \(views.count - 1) more)"
  }

  /// The point that comes most often, of equally common ones the first; the origin if there is none.
  private static func mostCommon(_ points: [Point]) -> Point {
    let counts = points.reduce(into: [Point: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return points.first { counts[$0] == most } ?? .zero
  }
}

extension MeasuredFrame {
  /// Whether it surely shows the content at rest, to half of the least error that counts.
  fileprivate var isAtRest: Bool {
    isSure && Point(x: x, y: y).length <= SeenMotion.standardLimit / 2
  }
}
