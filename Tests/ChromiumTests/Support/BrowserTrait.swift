import Testing

/// A suite whose tests share one browser, which is there as long as they run.
struct BrowserTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Browser.run(function)
  }
}

extension Trait where Self == BrowserTrait {
  /// One browser for all tests.
  static var browser: Self { BrowserTrait() }
}
