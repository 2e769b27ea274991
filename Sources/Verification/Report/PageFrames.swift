import Golden
import PNGCodec
import Raster
import Rendering

/// Collects frames for the page while they are drawn.
///
/// All of them stay; of their pictures, each of which counts once, those of the frames that differ
/// most stay up to a limit.
final class PageFrames {
  /// The frames so far, by rising index.
  private(set) var frames: [ReportFrame] = []
  /// The frame that differs most.
  private(set) var worst: PixelComparison?
  /// How many bytes the pictures have.
  private(set) var size = 0
  private let worstIndex: Int?
  private let limit: Int
  /// Where the frames that have pictures are in ``frames``.
  private var kept: [Int] = []
  /// How many of the frames have a picture.
  private var uses: [[UInt8]: Int] = [:]
  /// Of the frames that lost their pictures the one that differs most.
  private var leftOut: ReportFrame?
  private var last: (picture: Pixmap, bytes: [UInt8])?

  /// `limit` is how many bytes the pictures may have; those of the worst frame always stay.
  init(_ golden: VerifiedGolden, limit: Int) {
    worstIndex = golden.entry.pixels?.worstFrame
    self.limit = limit
  }

  /// Takes a frame and its difference picture; `pictures` is nil where nothing is approved.
  func add(_ frame: RenderedFrame, _ pictures: PixelComparison?, difference: Pixmap?) throws {
    if frame.index == worstIndex { worst = pictures }
    var page = ReportFrame(
      index: frame.index, time: frame.time, expected: nil,
      pixels: pictures.map { PixelDifference($0) })
    // What is left out once is not encoded again and again.
    if let leftOut, !page.isWorse(than: leftOut) {
      page.isLeftOut = true
      frames.append(page)
      return
    }
    page.expected = try pictures.map { try png(of: $0.expected) }
    if page.pixels?.verdict != .equal {
      page.difference = try difference?.pngData()
      page.actual = try frame.pixmap.pngData()
    }
    for picture in page.pictures where count(picture, 1) == 1 { size += picture.count }
    kept.append(frames.count)
    frames.append(page)
    while size > limit, kept.count > 1 { leaveOut() }
  }

  /// Takes the pictures from the frame that differs least, of equal ones from the last.
  private func leaveOut() {
    let least = kept.indices.dropFirst().reduce(0) { least, other in
      frames[kept[least]].isWorse(than: frames[kept[other]])
        || !frames[kept[other]].isWorse(than: frames[kept[least]]) ? other : least
    }
    let index = kept.remove(at: least)
    for picture in frames[index].pictures where count(picture, -1) == 0 { size -= picture.count }
    (frames[index].expected, frames[index].difference, frames[index].actual) = (nil, nil, nil)
    frames[index].isLeftOut = true
    if leftOut.map({ frames[index].isWorse(than: $0) }) ?? true { leftOut = frames[index] }
  }

  /// Counts a use of a picture more or less; how many there are then.
  private func count(_ picture: [UInt8], _ change: Int) -> Int {
    let count = uses[picture, default: 0] + change
    uses[picture] = count > 0 ? count : nil
    return count
  }

  /// The approved picture as a file. While nothing moves it is the same frame by frame.
  private func png(of picture: Pixmap) throws -> [UInt8] {
    if let last, last.picture == picture { return last.bytes }
    let bytes = try picture.pngData()
    last = (picture, bytes)
    return bytes
  }
}

extension ReportFrame {
  fileprivate var pictures: [[UInt8]] { [expected, difference, actual].compactMap(\.self) }
}
