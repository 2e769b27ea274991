import Commands
import Testing

@Suite struct OptionTableLaws {
  @Test(arguments: OptionName.allCases)
  func everyOptionStandsInTheTableOnce(name: OptionName) {
    #expect(OptionTable.all.filter { $0.name == name }.count == 1)
  }

  @Test func noTwoOptionsShareALetter() {
    let letters = OptionTable.all.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test func everyOptionBelongsToASubcommandAndOnlyValuesRepeat() {
    for option in OptionTable.all {
      #expect(!option.subcommands.isEmpty, "\(option.long)")
      #expect(option.takesValue || !option.isRepeatable, "\(option.long)")
      #expect(option.takesValue || option.completion == .nothing, "\(option.long)")
    }
  }

  /// Help puts a full stop after each where it needs one.
  @Test func summariesAreOneLineWithoutAFullStop() {
    for option in OptionTable.all {
      #expect(option.summary.count <= 60, "\(option.long)")
      #expect(option.summary.last != ".", "\(option.long)")
      #expect(!option.summary.contains("\n"), "\(option.long)")
    }
  }
}
