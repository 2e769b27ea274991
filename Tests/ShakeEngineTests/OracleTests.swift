import Foundation
import ShakeEngine
import TestSupport
import Testing
import Timing

/// Every row of an independent program's curves (`Fixtures/oracle_curve.csv`): both libraries'
/// shakes, solved by bisection with exact rational frame times, at seven frame rates.
@Suite struct OracleTests {
  private struct Row {
    var curve: String
    var rate: String
    var frame: Int
    var time: Double
    var offset: Double
  }

  private static let motions: [(name: String, motion: ShakeMotion)] = [
    ("af", .afViewShaker(AFViewShaker())),
    ("af-0.6", .afViewShaker(AFViewShaker(duration: 0.6))),
    ("qhl-default", .qhlShakes(QHLShakes())),
    ("qhl-demo", .qhlShakes(QHLShakes(times: 20, range: 3))),
    ("qhl-odd", .qhlShakes(QHLShakes(times: 5))),
    ("qhl-zero", .qhlShakes(QHLShakes(times: 0))),
  ]

  private static let rates = ["24", "25", "30", "50", "59.94", "60", "120"]

  private static func rows() throws -> [Row] {
    let path = Repository.path("Tests/ShakeEngineTests/Fixtures/oracle_curve.csv")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",").map(String.init)
      try #require(fields.count == 5)
      return Row(
        curve: fields[0], rate: fields[1], frame: try #require(Int(fields[2])),
        time: try #require(Double(fields[3])), offset: try #require(Double(fields[4])))
    }
  }

  @Test(arguments: motions.map(\.name), rates)
  func everyFrameIsWithinABillionthOfAPoint(name: String, rateText: String) throws {
    let motion = try #require(Self.motions.first { $0.name == name }).motion
    let rows = try Self.rows().filter { $0.curve == name && $0.rate == rateText }
    let samples = try ShakeCurve(motion).samples(at: FrameRate(parsing: rateText))
    #expect(samples.map(\.frame) == rows.map(\.frame))
    for (sample, row) in zip(samples, rows) {
      #expect(abs(sample.time - row.time) < 1e-12)
      #expect(abs(sample.pose.x - row.offset) < 1e-9)
    }
  }

  @Test func noRowIsLeftOut() throws {
    let rows = try Self.rows()
    #expect(rows.count == 934)
    #expect(Set(rows.map(\.curve)) == Set(Self.motions.map(\.name)))
    #expect(Set(rows.map(\.rate)) == Set(Self.rates))
  }
}
