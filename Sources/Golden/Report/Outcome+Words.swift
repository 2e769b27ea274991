extension ReportEntry.Outcome {
  /// What it is called in a sentence.
  package var words: String {
    switch self {
    case .passed: "matches"
    case .failed: "differs"
    case .missing: "missing: a scene without references"
    case .stale: "stale: references without a scene"
    case .unreadable: "unreadable"
    }
  }
}
