/// What is wrong with a curve's text file, and where.
package struct CurveTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// What is wrong there.
  package let problem: String

  init(_ line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// `line 12: x: …`
  package var description: String { "line \(line): \(problem)" }
}
