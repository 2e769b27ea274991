/// Which frames of a timeline are wanted, as a user writes it: `0-59:2,75`.
///
/// - `75` is one frame, counted from 0;
/// - `0-59` is a range, both ends included;
/// - `0-59:2` is every second frame of a range, from its start on;
/// - parts are separated by commas and rise, so no frame comes twice.
public struct FrameSelection: Hashable, Sendable {
  /// Frames `first`, `first + step`, ... up to `last`.
  private struct Part: Hashable {
    var first: Int
    var last: Int
    var step: Int
  }

  private let parts: [Part]

  /// A selection from text.
  ///
  /// - Throws: ``FrameSelectionError`` for text of another form, an empty or falling range, a step
  ///   of 0, parts that do not rise, and numbers of more than nine digits.
  public init(parsing text: String) throws(FrameSelectionError) {
    var parts: [Part] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = try Self.part(piece)
      if let previous = parts.last, part.first <= previous.last {
        throw .notRising(part.first, after: previous.last)
      }
      parts.append(part)
    }
    self.parts = parts
  }

  /// The frames wanted of a timeline of `frameCount` frames, in rising order.
  ///
  /// - Throws: ``FrameSelectionError/outOfRange(_:last:)`` where a range ends past the last frame.
  public func indices(frameCount: Int) throws(FrameSelectionError) -> [Int] {
    var indices: [Int] = []
    for part in parts {
      guard part.last < frameCount else {
        throw .outOfRange(part.last, last: frameCount - 1)
      }
      indices.append(contentsOf: stride(from: part.first, through: part.last, by: part.step))
    }
    return indices
  }

  /// The last frame that is wanted.
  public var lastIndex: Int {
    parts.last.map { $0.last - ($0.last - $0.first) % $0.step } ?? 0
  }

  /// Whether a frame is wanted, of however many there are.
  public func contains(_ index: Int) -> Bool {
    parts.contains {
      ($0.first...$0.last).contains(index) && (index - $0.first).isMultiple(of: $0.step)
    }
  }

  private static func part(_ text: Substring) throws(FrameSelectionError) -> Part {
    let steps = text.split(separator: ":", omittingEmptySubsequences: false)
    let ends = steps[0].split(separator: "-", omittingEmptySubsequences: false)
    guard let first = number(ends[0]), let last = number(ends[ends.count - 1]), ends.count <= 2,
      let step = steps.count == 1 ? 1 : number(steps[1]), steps.count <= 2,
      steps.count == 1 || ends.count == 2
    else { throw .malformed(String(text)) }
    guard step > 0 else { throw .noStep(String(text)) }
    guard last >= first else { throw .falling(first, last) }
    return Part(first: first, last: last, step: step)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
