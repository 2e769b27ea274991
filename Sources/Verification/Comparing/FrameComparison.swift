package import Golden
package import Timing

/// The approved frames against those that were drawn.
package struct FrameComparison: Sendable {
  /// A frame that both have.
  package struct Frame: Sendable {
    /// The frame's index.
    package let index: Int
    /// How its pictures differ, but for texts that were compared by their ink.
    package let difference: PixelDifference
    /// How those texts differ.
    package let texts: [InkDifference]

    /// Whether all of it matches.
    package var matches: Bool { difference.matches && texts.allSatisfy(\.matches) }

    /// Whether not one pixel is another, tolerated or not.
    var isIdentical: Bool {
      difference.verdict == .equal && texts.allSatisfy { $0.changedCount == 0 }
    }
  }

  /// The frames that both have, in order.
  package internal(set) var frames: [Frame] = []
  /// How many frames are approved.
  package let expectedCount: Int
  /// How many frames the scene has.
  package let actualCount: Int
  /// The rate of the approved frames; nil where they are not evenly spaced.
  package let expectedRate: FrameRate?
  /// The scene's rate.
  package let actualRate: FrameRate
  /// How long the approved frames are shown.
  package let times: FrameTimes

  /// The frame that differs most, and how many do; nil where there is no frame.
  package var summary: PixelSummary? {
    PixelSummary(of: frames.map { ($0.index, $0.difference) })
  }

  /// Whether nothing is wrong.
  package var matches: Bool { failures.isEmpty && textFailures.isEmpty }

  /// How texts differ that were compared by their ink; nil where none was.
  package var ink: InkSummary? { InkSummary(of: frames.map { ($0.index, $0.texts) }) }

  /// Whether not one pixel outside of masks is another, tolerated or not.
  package var isIdentical: Bool {
    expectedCount == actualCount && hasRightTimes && frames.allSatisfy(\.isIdentical)
  }

  private var hasRightTimes: Bool { times == .same || times == .closedUp }

  /// What is wrong, a line each.
  package var failures: [String] {
    var lines: [String] = []
    if expectedCount != actualCount {
      lines.append("frame count differs: expected \(expectedCount), got \(actualCount)")
    }
    switch times {
    case .same, .closedUp: break
    case .otherRate:
      let expected = expectedRate.map { "\($0) fps" } ?? "an uneven one"
      lines.append("frame rate differs: expected \(expected), got \(actualRate) fps")
    case .other:
      lines.append("times differ: approved frames are not shown as long as the scene's are")
    }
    if let summary, summary.differingFrameCount > 0 { lines.append("\(summary)") }
    return lines
  }

  /// What is wrong with texts that were compared by their ink, a line each.
  package var textFailures: [String] {
    guard let ink, ink.differingFrameCount > 0 else { return [] }
    return ["\(ink)"]
  }
}
