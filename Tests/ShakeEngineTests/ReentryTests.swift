import ShakeEngine
import Testing

/// A shake starts while another one moves the same view.
@Suite struct ReentryTests {
  private typealias Event = TimelineScript.Event

  private static let alone = ShakeCurve(.afViewShaker(AFViewShaker()))

  /// Two AFViewShaker shakes of view a (and of view b, the second), at 0 and at 0.2.
  private func timeline(
    _ policy: ReentryPolicy, first: String = "a", second: String = "a", then events: [Event] = []
  ) throws -> Timeline {
    try Timeline(
      TimelineScript(
        views: ["a", "b", "c"].map { TimelineScript.View(id: $0, base: Pose(x: 20, y: 4)) },
        shakes: [first, second].map { views in
          TimelineScript.Shake(
            name: views, views: views.map(String.init), motion: .afViewShaker(AFViewShaker()))
        },
        events: [
          Event(start: .at(0), action: .shake(0)),
          Event(start: .at(0.2), action: .shake(1, policy: policy)),
        ] + events))
  }

  private func expect(
    _ timeline: Timeline, _ view: String = "a", _ expected: (Double) -> Double
  ) {
    for step in 0...200 {
      let time = Double(step) / 100 + 0.001
      let pose = timeline.pose(of: view, at: time)
      #expect(abs(pose.x - 20 - expected(time)) < 1e-12)
      #expect(pose.y == 4)
    }
  }

  @Test func replaceSnapsToTheStartOfTheNewShake() throws {
    let timeline = try timeline(.replace)
    expect(timeline) { Self.alone.pose(at: $0 < 0.2 ? $0 : $0 - 0.2).x }
    #expect(timeline.pose(of: "a", at: 0.2).x == 20)
    #expect(
      timeline.runs == [
        ShakeRun(event: 0, shake: "a", view: "a", start: 0, end: 0.2, finished: false),
        ShakeRun(event: 1, shake: "a", view: "a", start: 0.2, end: 0.7, finished: true),
      ])
    #expect(timeline.spans == [TimeSpan(start: 0, end: 0.2), TimeSpan(start: 0.2, end: 0.7)])
  }

  @Test func replaceStopsOnlyTheViewsItMoves() throws {
    let timeline = try timeline(.replace, first: "ab", second: "bc")
    expect(timeline, "a") { Self.alone.pose(at: $0).x }
    expect(timeline, "b") { Self.alone.pose(at: $0 < 0.2 ? $0 : $0 - 0.2).x }
    expect(timeline, "c") { Self.alone.pose(at: $0 - 0.2).x }
    #expect(timeline.runs.map(\.end) == [0.5, 0.2, 0.7, 0.7])
    #expect(timeline.runs.map(\.finished) == [true, false, true, true])
    #expect(timeline.spans[0].end == 0.5)
  }

  @Test func ignoreLeavesTheFirstAloneAndCompletesAtOnceUnfinished() throws {
    let timeline = try timeline(.ignore)
    expect(timeline) { Self.alone.pose(at: $0).x }
    #expect(timeline.runs.count == 1)
    #expect(timeline.spans[1] == TimeSpan(start: 0.2, end: 0.2))
    #expect(
      timeline.completions == [
        Completion(time: 0.2, shake: "a", event: 1, finished: false),
        Completion(time: 0.5, shake: "a", event: 0, finished: true),
      ])
  }

  @Test func ignoreIsForAllViewsOfTheShake() throws {
    let timeline = try timeline(.ignore, first: "a", second: "ab")
    expect(timeline, "b") { _ in 0 }
    #expect(!timeline.animatedViews.contains("b"))
  }

  @Test func ignoreStartsWhenNothingIsInTheWay() throws {
    let timeline = try timeline(.ignore, first: "a", second: "b")
    expect(timeline, "b") { Self.alone.pose(at: $0 - 0.2).x }
  }

  @Test func queueStartsWhenTheRunningOneEnds() throws {
    let timeline = try timeline(.queue)
    expect(timeline) { Self.alone.pose(at: $0 < 0.5 ? $0 : $0 - 0.5).x }
    #expect(timeline.runs.map(\.start) == [0, 0.5])
    #expect(timeline.spans[1] == TimeSpan(start: 0.2, end: 1))
    #expect(timeline.completions.map(\.time) == [0.5, 1])
  }

  @Test func queueingShakesKeepTheirOrder() throws {
    let timeline = try timeline(
      .queue,
      then: [
        Event(start: .at(0.3), action: .shake(0, policy: .queue)), Event(action: .span(1)),
        Event(start: .at(0.25), action: .shake(1, policy: .queue)),
      ])
    #expect(timeline.completions.map(\.event) == [0, 1, 4, 2])
    #expect(timeline.completions.map(\.time) == [0.5, 1, 1.5, 2])
    #expect(timeline.spans[3] == TimeSpan(start: 2, end: 3))
  }

  /// The running shake is stopped at 0.3: the queued one starts then, if nothing else is in its way.
  @Test func queueStartsEarlierWhenTheRunningOneIsStopped() throws {
    let timeline = try timeline(
      .queue, first: "ab", second: "a",
      then: [Event(start: .at(0.3), action: .shake(0, policy: .replace))])
    #expect(timeline.runs.map(\.start) == [0, 0, 0.3, 0.3, 0.8])
    #expect(timeline.runs.map(\.event) == [0, 0, 2, 2, 1])
  }

  @Test func additiveSumsBoth() throws {
    let timeline = try timeline(.additive)
    expect(timeline) { Self.alone.pose(at: $0).x + Self.alone.pose(at: $0 - 0.2).x }
    #expect(timeline.runs.map(\.finished) == [true, true])
    #expect(timeline.runs.map(\.end) == [0.5, 0.7])
  }

  /// Many on top of each other, starting and ending one by one beside one that holds its end.
  @Test func anyNumberOfAdditiveShakesSums() throws {
    let hold = try KeyframeAnimation(
      keyPath: .translationY, values: [0, 9],
      timing: MediaTiming(duration: 0.3, fillMode: .forwards))
    let script = TimelineScript(
      views: [TimelineScript.View(id: "a", base: Pose(x: 20))],
      shakes: [
        TimelineScript.Shake(name: "x", views: ["a"], motion: .afViewShaker(AFViewShaker())),
        TimelineScript.Shake(name: "hold", views: ["a"], motion: .keyframes([hold])),
      ],
      events: [Event(start: .at(0.15), action: .shake(1))]
        + (0..<60).map {
          Event(start: .at(Double($0) / 100), action: .shake(0, policy: .additive))
        })
    let timeline = try Timeline(script)
    for step in 0...130 {
      let time = Double(step) / 100 + 0.005
      let expected = (0..<60).map { Self.alone.pose(at: time - Double($0) / 100).x }.reduce(20, +)
      let pose = timeline.pose(of: "a", at: time)
      #expect(abs(pose.x - expected) < 1e-9)
      #expect(abs(pose.y - (time < 0.15 ? 0 : min((time - 0.15) * 30, 9))) < 1e-9)
    }
  }

  @Test func shakesOfDifferentComponentsRunSideBySide() throws {
    let turn = try KeyframeAnimation(
      keyPath: .rotation, values: [0, 1, 0], timing: MediaTiming(duration: 1))
    let script = TimelineScript(
      views: [TimelineScript.View(id: "a")],
      shakes: [
        TimelineScript.Shake(name: "x", views: ["a"], motion: .afViewShaker(AFViewShaker())),
        TimelineScript.Shake(name: "turn", views: ["a"], motion: .keyframes([turn])),
      ],
      events: [
        Event(start: .at(0), action: .shake(0)), Event(start: .at(0.25), action: .shake(1)),
      ])
    let timeline = try Timeline(script)
    #expect(timeline.runs.map(\.finished) == [true, true])
    #expect(timeline.pose(of: "a", at: 0.375).x == Self.alone.pose(at: 0.375).x)
    #expect(timeline.pose(of: "a", at: 0.375).rotation == 0.25)
  }

  /// The two components of a scale are in the way of the scale as a whole.
  @Test func scaleIsInTheWayOfItsComponents() throws {
    let whole = try KeyframeAnimation(
      keyPath: .scale, values: [1, 2, 1], timing: MediaTiming(duration: 1))
    let half = try KeyframeAnimation(
      keyPath: .scaleY, values: [1, 3, 1], timing: MediaTiming(duration: 1))
    let script = TimelineScript(
      views: [TimelineScript.View(id: "a")],
      shakes: [whole, half].map {
        TimelineScript.Shake(name: "s", views: ["a"], motion: .keyframes([$0]))
      },
      events: [
        Event(start: .at(0), action: .shake(0)), Event(start: .at(0.5), action: .shake(1)),
      ])
    let timeline = try Timeline(script)
    #expect(timeline.runs.map(\.finished) == [false, true])
    #expect(timeline.pose(of: "a", at: 1) == Pose(scaleY: 3))
  }

  /// QHLShakes sets the whole transform, whatever it was: two chains along different axes are in
  /// each other's way, and so is any shake of the transform, but not one of the opacity.
  @Test(arguments: [Pose.identity, Pose(x: 3, y: 4, rotation: 1)])
  func aChainIsInTheWayOfTheWholeTransform(base: Pose) throws {
    let rivals: [ShakeMotion] = [
      .qhlShakes(QHLShakes(direction: .vertical)),
      .keyframes([
        try KeyframeAnimation(keyPath: .skew, values: [0, 1, 0], timing: MediaTiming(duration: 1))
      ]),
      .keyframes([
        try KeyframeAnimation(
          keyPath: .opacity, values: [1, 0, 1], timing: MediaTiming(duration: 1))
      ]),
    ]
    for (index, rival) in rivals.enumerated() {
      let script = TimelineScript(
        views: [TimelineScript.View(id: "a", base: base)],
        shakes: [.qhlShakes(QHLShakes()), rival].map {
          TimelineScript.Shake(name: "s", views: ["a"], motion: $0)
        },
        events: [
          Event(start: .at(0), action: .shake(0)), Event(start: .at(0.125), action: .shake(1)),
        ])
      #expect(try Timeline(script).runs.map(\.finished) == [index == 2, true])
    }
  }
}
