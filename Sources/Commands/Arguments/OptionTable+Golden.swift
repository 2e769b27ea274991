extension OptionTable {
  static let golden: [OptionDefinition] = [
    OptionDefinition(
      .all, in: .golden, of: [.golden],
      "record: also what is there and is not the same"),
    OptionDefinition(
      .changed, in: .golden, of: [.golden],
      "record: what is there and does not match, and nothing else"),
    OptionDefinition(
      .force, in: .golden, of: [.golden],
      "record and approve: even where CI is set",
      details: """
        A run on a build server must not accept what it should judge, so both are refused where \
        the variable CI is set.
        """),
  ]
}
