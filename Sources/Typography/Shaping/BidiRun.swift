/// The one run of a paragraph without explicit embeddings, as the rules of UAX #9 change it.
struct BidiRun {
  /// The classes, resolved step by step.
  private(set) var classes: [BidiClass]
  private let original: [BidiClass]
  private let scalars: [Unicode.Scalar]
  private let baseLevel: UInt8
  /// The direction of the paragraph, which is also what lies before and after the run.
  private let embedding: BidiClass

  /// A run of classes and the characters that have them.
  init(classes: [BidiClass], scalars: [Unicode.Scalar], baseLevel: UInt8) {
    self.classes = classes
    original = classes
    self.scalars = scalars
    self.baseLevel = baseLevel
    embedding = baseLevel == 0 ? .left : .right
  }

  /// Rules I1 and I2: numbers rise above the text around them.
  var levels: [UInt8] {
    classes.map { kind in
      switch (kind, baseLevel) {
      case (.left, 0), (.right, 1): baseLevel
      case (.left, _), (.right, _): baseLevel + 1
      case (_, 0): 2
      default: baseLevel + 1
      }
    }
  }

  /// Applies all rules, so that only left, right and numbers are left.
  mutating func resolveAll() {
    resolveWeakTypes()
    resolveBrackets()
    resolveNeutrals()
  }

  /// Rules W1 ... W7: marks, digits, signs and separators.
  private mutating func resolveWeakTypes() {
    resolveMarksAndDigits()
    resolveSeparators()
    resolveTerminators()
    // W7: digits in left-to-right text are part of it.
    var strong = embedding
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .europeanNumber: if strong == .left { classes[index] = .left }
      default: break
      }
    }
  }

  /// W1, W2 and W3.
  private mutating func resolveMarksAndDigits() {
    var previous = embedding
    var strong = embedding
    for index in classes.indices {
      if classes[index] == .nonSpacingMark { classes[index] = previous }
      previous = classes[index]
      switch classes[index] {
      case .left, .right, .arabicLetter: strong = classes[index]
      case .europeanNumber: if strong == .arabicLetter { classes[index] = .arabicNumber }
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
  }

  /// W4: one separator between two numbers of a kind joins them.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for index in 1..<(classes.count - 1) {
      let before = classes[index - 1]
      guard before == classes[index + 1] else { continue }
      switch (classes[index], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[index] = before
      default: break
      }
    }
  }

  /// W5 and W6: signs beside European digits belong to them; what is left over is neutral.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .europeanTerminator else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .europeanTerminator } ?? classes.count
      let touchesNumber =
        (index > 0 && classes[index - 1] == .europeanNumber)
        || (end < classes.count && classes[end] == .europeanNumber)
      if touchesNumber { for place in index..<end { classes[place] = .europeanNumber } }
      index = end
    }
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator:
        classes[index] = .otherNeutral
      default: break
      }
    }
  }

  /// Rules N1 and N2: neutrals between two like neighbours follow them, others the paragraph.
  private mutating func resolveNeutrals() {
    var before = embedding
    var index = 0
    while index < classes.count {
      if let direction = classes[index].direction {
        before = direction
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0.direction != nil } ?? classes.count
      let after = end < classes.count ? classes[end].direction ?? embedding : embedding
      let resolved = before == after ? before : embedding
      for place in index..<end { classes[place] = resolved }
      index = end
    }
  }

  /// Rule N0: both brackets of a pair get the direction of what they hold or stand in.
  private mutating func resolveBrackets() {
    for pair in BracketPairs.find(in: scalars, classes: classes) {
      let inside = classes[(pair.lowerBound + 1)..<pair.upperBound].compactMap(\.direction)
      let resolved: BidiClass
      if inside.contains(embedding) {
        resolved = embedding
      } else if inside.isEmpty {
        continue
      } else {
        // Only the opposite direction inside: the text before decides.
        let before = classes[..<pair.lowerBound].last { $0.direction != nil }
        resolved = before?.direction ?? embedding
      }
      for place in [pair.lowerBound, pair.upperBound] {
        classes[place] = resolved
        // Marks on a bracket go with it.
        var mark = place + 1
        while mark < classes.count, original[mark] == .nonSpacingMark {
          classes[mark] = resolved
          mark += 1
        }
      }
    }
  }
}
