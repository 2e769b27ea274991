/// What `golden` can do.
enum GoldenTask: String, CaseIterable {
  case record, verify, approve

  /// The options that only some of them take.
  static let options: [OptionName] = [.all, .changed, .font, .force, .mutate, .report, .workers]

  /// Whether an option of ``options`` is for it.
  func takes(_ name: OptionName) -> Bool {
    switch self {
    case .record: [.all, .changed, .font, .force, .workers].contains(name)
    case .verify: [.font, .mutate, .report, .workers].contains(name)
    case .approve: [.force, .report].contains(name)
    }
  }
}
