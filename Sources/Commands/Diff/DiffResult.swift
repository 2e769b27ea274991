import Golden

/// What `diff` found, as `--json` prints it.
struct DiffResult {
  let tally: ClipTally
  /// How the motion differs; nil for pictures.
  let motion: MotionDifference?
  /// The difference picture that was written.
  let output: String?
  let warnings: [String]

  /// What differs more than it may, in the order in which it matters.
  var differences: [ClipDifference] {
    let others = tally.differences
    switch motion?.difference {
    case nil: return others
    case .unknownMotion(let reason): return others + [.unknownMotion(reason: reason)]
    case .some(let moved):
      return others.filter { $0.subject != "pixels" } + [moved]
        + others.filter { $0.subject == "pixels" }
    }
  }

  /// Whether the inputs match.
  var matches: Bool { differences.isEmpty }

  /// What it comes to, for programs.
  private var verdict: String {
    differences.first?.verdict ?? (tally.hasEqualFrames ? "equal" : "tolerated")
  }

  /// What it comes to, for people.
  private var conclusion: String {
    if matches { return tally.hasEqualFrames ? "equal" : "matches within the tolerance" }
    let subjects = differences.compactMap(\.subject)
    return subjects.isEmpty ? "not known: motion" : "differs: " + Words.list(subjects)
  }
}

extension DiffResult: Encodable {
  private enum CodingKeys: String, CodingKey {
    case program, verdict, matches, differences, expected, actual, curve, seen, pixels, output
    case warnings
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode("\(Manual.program) \(Program.version)", forKey: .program)
    try values.encode(verdict, forKey: .verdict)
    try values.encode(matches, forKey: .matches)
    try values.encode(differences.map { "\($0)" }, forKey: .differences)
    try values.encode(tally.expected, forKey: .expected)
    try values.encode(tally.actual, forKey: .actual)
    try values.encodeIfPresent(motion, forKey: .curve)
    let seen = motion.map { ["expected": $0.expected, "actual": $0.actual] }
    try values.encodeIfPresent(seen, forKey: .seen)
    try values.encodeIfPresent(tally.pixels, forKey: .pixels)
    try values.encodeIfPresent(output, forKey: .output)
    try values.encode(warnings, forKey: .warnings)
  }
}

extension DiffResult {
  /// The lines for people: both inputs, the numbers, and what they come to.
  var lines: [String] {
    var lines = ["expected: \(tally.expected)", "actual: \(tally.actual)"]
    if let motion {
      lines += ["curve: \(motion)"]
      lines += ["seen: expected \(motion.expected); actual \(motion.actual)"]
    } else {
      lines += ["curve: nothing to compare: single pictures do not move"]
    }
    if let pixels = tally.pixels {
      lines += ["pixels: " + (pixels.frameCount == 1 ? "\(pixels.worst)" : "\(pixels)")]
    }
    // The pixels have said it.
    lines += differences.filter { $0.subject != "pixels" }.map { "\($0)" }
    return lines + [conclusion]
  }
}
