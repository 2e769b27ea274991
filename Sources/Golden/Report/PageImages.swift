import Foundation

/// The pictures that are written into the page, each once, up to a limit.
///
/// Goldens that do not match come first, and of a golden the frames that differ most.
struct PageImages {
  /// The pictures of one frame: indices into ``encoded``.
  struct Frame: Encodable {
    let index: Int
    let time: Double
    var expected: Int?
    var difference: Int?
    var actual: Int?
    /// What the page says about the frame.
    let note: String
    /// Whether its pictures did not fit.
    var isLeftOut: Bool
  }

  /// The pictures as base64.
  private(set) var encoded: [String] = []
  /// The frames of every entry.
  private(set) var frames: [[Frame]]
  /// How many frames are without pictures.
  private(set) var leftOutCount = 0
  private var indices: [[UInt8]: Int] = [:]
  private var size = 0

  /// The pictures of a report, of at most `limit` bytes as the page holds them.
  init(_ report: GoldenReport, limit: Int) {
    let entries = report.entries
    frames = entries.map { $0.frames.map(Self.withoutPictures) }
    let order = entries.indices.sorted {
      let (a, b) = (entries[$0].outcome.isFailure, entries[$1].outcome.isFailure)
      return a != b ? a : $0 < $1
    }
    for entry in order {
      let own = entries[entry].frames
      let worstFirst = own.indices.sorted {
        own[$0].isWorse(than: own[$1]) || !own[$1].isWorse(than: own[$0]) && $0 < $1
      }
      for frame in worstFirst { frames[entry][frame] = added(own[frame], limit) }
    }
  }

  private static func withoutPictures(_ frame: ReportFrame) -> Frame {
    Frame(
      index: frame.index, time: frame.time, note: frame.pixels.map { "\($0)" } ?? "",
      isLeftOut: false)
  }

  /// All pictures of a frame or none.
  private mutating func added(_ frame: ReportFrame, _ limit: Int) -> Frame {
    var result = Self.withoutPictures(frame)
    let pictures = [frame.expected, frame.difference, frame.actual].compactMap { $0 }
    let fresh = Set(pictures).filter { indices[$0] == nil }
    let length = fresh.reduce(0) { $0 + ($1.count + 2) / 3 * 4 }
    guard !frame.isLeftOut, size + length <= limit else {
      result.isLeftOut = true
      leftOutCount += 1
      return result
    }
    size += length
    result.expected = frame.expected.map { index(of: $0) }
    result.difference = frame.difference.map { index(of: $0) }
    result.actual = frame.actual.map { index(of: $0) } ?? result.expected
    return result
  }

  private mutating func index(of picture: [UInt8]) -> Int {
    if let index = indices[picture] { return index }
    indices[picture] = encoded.count
    encoded.append(Data(picture).base64EncodedString())
    return encoded.count - 1
  }
}
