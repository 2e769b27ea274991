import Golden
import Testing

/// What an environment says of writing goldens.
@Suite struct GoldenModes {
  @Test(arguments: [
    (nil, GoldenMode.missing), ("", .missing), ("never", .never), ("missing", .missing),
    ("failed", .failed), ("all", .all),
  ])
  func theVariableSaysTheMode(_ word: String?, _ mode: GoldenMode) throws {
    #expect(try GoldenMode(environment: word.map { ["SHAKE_GOLDEN": $0] } ?? [:]) == mode)
  }

  @Test(arguments: ["", "never", "missing", "failed", "all"])
  func nothingIsWrittenWhereCIIsSet(_ word: String) throws {
    #expect(try GoldenMode(environment: ["SHAKE_GOLDEN": word, "CI": "true"]) == .never)
  }

  @Test func anEmptyCIIsNotSet() throws {
    #expect(try GoldenMode(environment: ["SHAKE_GOLDEN": "all", "CI": ""]) == .all)
  }

  @Test(arguments: [[:], ["CI": "1"]])
  func anotherWordIsAnErrorThatSaysTheWords(_ rest: [String: String]) throws {
    let environment = rest.merging(["SHAKE_GOLDEN": "record"]) { $1 }
    let error = #expect(throws: GoldenModeError.self) { try GoldenMode(environment: environment) }
    #expect(error?.description == "SHAKE_GOLDEN=record: must be never, missing, failed or all")
  }
}
