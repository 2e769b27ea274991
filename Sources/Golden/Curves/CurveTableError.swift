/// What is wrong with a curve's text file, and where.
public struct CurveTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong there.
  public let problem: String

  init(_ line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// `line 12: x: …`
  public var description: String { "line \(line): \(problem)" }
}
