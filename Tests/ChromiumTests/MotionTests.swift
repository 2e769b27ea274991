import CommandTestSupport
import Commands
import Golden
import TestSupport
import Testing

extension InChromium {
  /// Curves against the animations of a browser, which knows nothing of ours.
  @Suite struct Motions {
    static let tilted = WebShake.Base(x: 40, y: -7, rotation: 20, scale: 1.25)

    static let shakes: [WebShake] = [
      .afViewShaker(duration: 0.5),
      .afViewShaker(duration: 0.6, base: tilted),
      .afViewShaker(duration: 1.7),
      .qhlShakes(times: 10, speed: 0.05, range: 5),
      .qhlShakes(times: 20, speed: 0.05, range: 3),
      .qhlShakes(times: 3, speed: 0.07, range: -12, isVertical: true),
      .qhlShakes(times: 2, speed: 0.1, range: 8, base: tilted),
    ]

    static let rates = [(24, 1), (30, 1), (60, 1), (120, 1), (30000, 1001)]

    /// The curve that the command prints, with the times of its frames.
    private func curve(
      _ shake: WebShake, _ rate: (Int, Int)
    ) throws -> (table: CurveTable, times: [Double]) {
      let session = Session("curve", "-", "--fps", "\(rate.0)/\(rate.1)", input: shake.scene)
      try #require(session.status == .success, "\(session.error)")
      let table = try CurveTable(csv: session.bytes)
      let times = table.rows.map { Double($0.frame * rate.1) / Double(rate.0) }
      // The shake and a tenth of a second of rest.
      let last = try #require(times.last)
      #expect(last > shake.duration && last < shake.duration + 0.1)
      return (table, times)
    }

    @Test(arguments: shakes)
    func curvesAreWhereABrowserShowsThem(shake: WebShake) throws {
      let page = try Page(in: .current())
      for rate in Self.rates {
        let (table, times) = try curve(shake, rate)
        let poses = try shake.poses(at: times, in: page)
        #expect(poses.count == table.rows.count)
        // A browser prints six digits of a number, and solves its easing to 1e-7.
        for (pose, row) in zip(poses, table.rows) {
          #expect(pose.distance(to: row) < 1e-4, "\(rate): \(row) and \(pose)")
        }
      }
      #expect(try page.complaints.isEmpty)
    }

    @Test(arguments: shakes)
    func theDrawnCurveIsWhereABrowserShowsIt(shake: WebShake) throws {
      let (_, times) = try curve(shake, (60, 1))
      let folder = try TemporaryFolder()
      let session = Session("curve", "-", "-o", folder.path("x.svg"), input: shake.scene)
      try #require(session.status == .success, "\(session.error)")
      let page = try Page(in: .current())
      try page.open(Page.url(folder.path("x.svg")))
      let drawn = try DrawnCurve.read(from: page)
      #expect(try page.complaints.isEmpty)
      #expect(try page.requests.count == 1)

      try page.open("about:blank")
      let poses = try shake.poses(at: times, in: page)
      let shown: [(title: String, values: [Double])] = [
        ("box · x", poses.map(\.x)), ("box · y", poses.map(\.y)),
        ("box · rotation", poses.map(\.rotation)), ("box · scaleX", poses.map(\.scaleX)),
        ("box · scaleY", poses.map(\.scaleY)),
      ].filter { Set($0.1).count > 1 }
      #expect(drawn.map(\.title) == shown.map(\.title))
      for (line, values) in zip(drawn, shown.map(\.values)) {
        #expect(line.samples.count == values.count)
        for (sample, (time, value)) in zip(line.samples, zip(times, values)) {
          // Points are rounded to the picture's last digit; a browser keeps them as `float`.
          #expect((sample.time - time).magnitude < 0.51 * line.resolution.time)
          let limit = 0.51 * line.resolution.value + 1e-4
          #expect((sample.value - value).magnitude < limit, "\(line.title) at \(time)")
        }
      }
    }
  }
}
