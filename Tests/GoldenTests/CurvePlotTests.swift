import Golden
import ShakeEngine
import Testing

@Suite struct CurvePlots {
  /// The points of the only line of a kind.
  private func points(_ style: String, in xml: XMLContents) throws -> [[Double]] {
    let line = try #require(xml.named("polyline").first { $0.attributes["class"] == style })
    return try #require(line.attributes["points"]).split(separator: " ").map {
      $0.split(separator: ",").compactMap { Double($0) }
    }
  }

  @Test func bothCurvesAndTheErrorAreDrawnFrameByFrame() throws {
    let plot = CurvePlot(
      expected: try Curves.shake(), actual: try Curves.shake { pose, _ in pose.x += 1 }, scale: 2)
    let xml = try XMLContents(plot.svg(name: "login"))
    let expected = try points("plot-expected", in: xml)
    let actual = try points("plot-actual", in: xml)
    let error = try points("plot-error", in: xml)
    #expect(expected.count == 42 && actual.count == 42 && error.count == 42)
    #expect(expected.map { $0[0] } == actual.map { $0[0] })
    // A constant error is a level line, above that of no error, and the curves keep their distance.
    #expect(Set(error.map { $0[1] }).count == 1)
    let gaps = zip(expected, actual).map { $0[1] - $1[1] }
    // Points are written with two decimals.
    #expect(gaps.allSatisfy { $0 > 0 && ($0 - gaps[0]).magnitude < 0.0101 })
    let root = xml.elements[0].attributes
    #expect(root["data-start"] == "0")
    let end = try #require(root["data-end"].flatMap(Double.init))
    #expect((end - 41.0 / 60).magnitude < 1e-9)
    let left = try #require(root["data-left"].flatMap(Double.init))
    let width = try #require(root["data-width"].flatMap(Double.init))
    #expect(expected.first?[0] == left && expected.last?[0] == left + width)
  }

  /// A curve's file has nine decimals; what is lost by that would fill the plot of the error.
  @Test func roundingIsDrawnAsNoError() throws {
    let plot = CurvePlot(
      expected: try Curves.shake(),
      actual: try Curves.shake { pose, time in
        pose.x += Int((time * 60).rounded()).isMultiple(of: 2) ? 1e-9 : -1e-9
      }, scale: 1)
    let xml = try XMLContents(plot.svg(name: "n"))
    #expect(Set(try points("plot-error", in: xml).map { $0[1] }).count == 1)
    let ticks = xml.named("text").filter { $0.attributes["class"] == "plot-tick" }.map(\.text)
    #expect(ticks.suffix(2) == ["0.001 px", "-0.001 px"])
  }

  /// A jerk of one frame among 20 000 is seen, and the file does not grow with the frames.
  @Test func ofManyFramesTheExtremesAreDrawn() throws {
    let jerk = try Curves.table(20_000) { time in
      let frame = (time * 60).rounded()
      return Pose(
        x: frame == 7001 ? 9 : frame == 7002 ? -9 : frame.truncatingRemainder(dividingBy: 2))
    }
    let plot = CurvePlot(expected: nil, actual: jerk, scale: 1)
    let xml = try XMLContents(plot.svg(name: "n"))
    let line = try points("plot-actual", in: xml)
    // Four for each of 632 units, and for the last frame, at the end of them.
    #expect(line.count <= 4 * 632 + 1)
    #expect(zip(line, line.dropFirst()).allSatisfy { $0[0] <= $1[0] })
    let frame = try #require(xml.named("rect").first { $0.attributes["class"] == "plot-frame" })
    let (top, height) = (
      try #require(frame.attributes["y"].flatMap(Double.init)),
      try #require(frame.attributes["height"].flatMap(Double.init))
    )
    #expect(line.map { $0[1] }.min() == top && line.map { $0[1] }.max() == top + height)
    let (left, right) = (72.0, 704.0)
    #expect(line.first?[0] == left && line.last?[0] == right)
    let place = left + (right - left) * 7001 / 19_999
    #expect(line.contains { ($0[0] - place).magnitude < 0.0051 && $0[1] == top })
  }

  @Test(arguments: Reports.hostileNames)
  func itIsWellFormedForAnyName(name: String) throws {
    let plot = CurvePlot(expected: nil, actual: try Curves.shake(), scale: 1)
    let xml = try XMLContents(plot.svg(name: name))
    #expect(xml.named("title").map(\.text) == ["Curve of \(name)"])
    #expect(xml.elements[0].attributes["aria-label"] == "Curve of \(name)")
  }

  @Test func componentsThatDoNotMoveAreNotDrawn() throws {
    let plot = CurvePlot(
      expected: nil,
      actual: try Curves.table(9, views: ["a", "b"]) { Pose(y: $0, rotation: -$0) }, scale: 1)
    let titles = try XMLContents(plot.svg(name: "n")).named("text")
      .filter { $0.attributes["class"] == "plot-title" }.map(\.text)
    #expect(titles == ["a · y", "a · rotation", "b · y", "b · rotation"])
  }

  @Test func whatIsTooMuchToDrawIsCounted() throws {
    let views = (0..<9).map { "v\($0)" }
    let plot = CurvePlot(
      expected: nil, actual: try Curves.table(9, views: views) { Pose(x: $0) }, scale: 1)
    let texts = try XMLContents(plot.svg(name: "n")).named("text").map(\.text)
    #expect(texts.filter { $0.hasSuffix("· x") }.count == CurvePlot.maximumPanelCount)
    #expect(texts.contains("3 more not drawn"))
  }

  @Test func aCurveWithoutMotionSaysSo() throws {
    let still = try Curves.table(3) { _ in .identity }
    for table in [still, nil] {
      let plot = CurvePlot(expected: table, actual: nil, scale: 1)
      let xml = try XMLContents(plot.svg(name: "n"))
      #expect(xml.named("text").map(\.text) == ["nothing moves"])
    }
  }
}
