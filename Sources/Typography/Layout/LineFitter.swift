/// Finds where a paragraph's lines end so that none is wider than a limit.
///
/// The law: a line is the longest stretch up to a place where it may end whose own advance, shaped
/// alone and without the spaces at its end, is within the limit. Only the clusters near the end of the
/// line are shaped, however long the paragraph is.
struct LineFitter {
  private let paragraph: Paragraph
  private let size: Double
  private let faces: FaceStack
  private let maximumWidth: Double

  /// A fitter for lines of a size, both in points.
  init(_ paragraph: Paragraph, size: Double, faces: FaceStack, maximumWidth: Double) {
    self.paragraph = paragraph
    self.size = size
    self.faces = faces
    self.maximumWidth = maximumWidth
  }

  /// Where the line that begins with a cluster ends. A word that alone is too long is cut between
  /// clusters; a cluster that alone is too long has a line of its own.
  func endOfLine(from start: Int) -> Int {
    guard maximumWidth < .infinity else { return paragraph.clusters.count }
    let ends = ends(from: start, within: maximumWidth)
    let end =
      longest(ends.filter(isBreak)) { width(start..<$0) } ?? longest(ends) { width(start..<$0) }
    return end ?? start + 1
  }

  /// The longest line that begins with a cluster, cut where the limit wants it, with an ellipsis at
  /// its end if asked for; nil when not even that fits.
  func cutLine(from start: Int, withEllipsis: Bool) -> LineContent? {
    func content(_ end: Int) -> LineContent {
      let line = LineContent(paragraph, clusters: paragraph.trimmed(start..<end))
      return withEllipsis ? line.withEllipsis() : line
    }
    func width(_ end: Int) -> Double {
      ShapedLine(content(end), size: size, faces: faces).width
    }
    let room = withEllipsis ? maximumWidth - width(start) : maximumWidth
    let ends = [start] + ends(from: start, within: room)
    return longest(ends, width: width).map(content)
  }

  /// The places, ascending, where a line that begins with a cluster might end: all whose clusters'
  /// advances add up to the limit or a little more, as shaping alone may bring the last ones closer.
  private func ends(from start: Int, within limit: Double) -> [Int] {
    let rest = paragraph.clusters.count - start
    let slack = size / 4
    // A guess at what fits: half an em a cluster. What turns out too short is made four times as long.
    var count = limit < Double(rest) * size ? Int(max(limit / size, 0)) * 2 + 16 : rest
    while true {
      count = min(count, rest)
      let line = LineContent(paragraph, clusters: start..<(start + count))
      let advances = ShapedLine(line, size: size, faces: faces).advances
      var ends: [Int] = []
      var sum = 0.0
      for index in 0..<count {
        sum += advances[index]
        if !line.clusters[index].isSpace, sum > limit + slack { return ends }
        ends.append(start + index + 1)
      }
      if count == rest { return ends }
      count *= 4
    }
  }

  /// The advance of a line of its own.
  private func width(_ clusters: Range<Int>) -> Double {
    let line = LineContent(paragraph, clusters: paragraph.trimmed(clusters))
    return ShapedLine(line, size: size, faces: faces).width
  }

  private func isBreak(_ end: Int) -> Bool {
    let clusters = paragraph.clusters
    return end == clusters.count
      || LineBreakTraits.allowBreak(between: clusters[end - 1].traits, and: clusters[end].traits)
  }

  /// The last of ascending places whose line is within the limit. Steps grow after a few misses, since
  /// thousands of clusters may have no width of their own.
  private func longest(_ ends: [Int], width: (Int) -> Double) -> Int? {
    var index = ends.count - 1
    var misses = 0
    while index >= 0 {
      if width(ends[index]) <= maximumWidth { return ends[index] }
      misses += 1
      index -= misses < 8 ? 1 : 1 << min(misses - 7, 20)
    }
    return nil
  }
}
