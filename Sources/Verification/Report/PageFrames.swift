import Golden
import PNGCodec
import Raster
import Rendering

/// Collects frames for the page while they are drawn.
final class PageFrames {
  /// The frames so far, by rising index.
  private(set) var frames: [ReportFrame] = []
  /// The frame that differs most.
  private(set) var worst: PixelComparison?
  private let worstIndex: Int?
  private var rest: Int
  private var last: (picture: Pixmap, bytes: [UInt8])?

  /// `limit` is how many bytes the pictures may have, apart from those of the worst frame.
  init(_ golden: VerifiedGolden, limit: Int) {
    worstIndex = golden.entry.pixels?.worstFrame
    rest = limit
  }

  /// Takes a frame; `pictures` is nil where nothing is approved.
  func add(_ frame: RenderedFrame, _ pictures: PixelComparison?) throws {
    let isWorst = frame.index == worstIndex
    if isWorst { worst = pictures }
    guard isWorst || rest > 0 else { return }
    let difference = pictures.map { PixelDifference($0) }
    var page = ReportFrame(
      index: frame.index, time: frame.time, expected: try pictures.map { try png(of: $0.expected) },
      pixels: difference)
    if difference?.verdict != .equal {
      page.difference = try pictures?.differencePicture?.pngData()
      page.actual = try frame.pixmap.pngData()
    }
    rest -= [page.expected, page.difference, page.actual].reduce(0) { $0 + ($1?.count ?? 0) }
    frames.append(page)
  }

  /// The approved picture as a file. While nothing moves it is the same frame by frame.
  private func png(of picture: Pixmap) throws -> [UInt8] {
    if let last, last.picture == picture { return last.bytes }
    let bytes = try picture.pngData()
    last = (picture, bytes)
    return bytes
  }
}
