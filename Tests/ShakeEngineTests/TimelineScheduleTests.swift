import ShakeEngine
import Testing

/// When events start and end.
@Suite struct TimelineScheduleTests {
  private typealias Event = TimelineScript.Event

  private func timeline(_ events: [Event], views: [String] = ["a"]) throws -> Timeline {
    try Timeline(
      TimelineScript(
        views: ["a", "b"].map { TimelineScript.View(id: $0) },
        shakes: [
          TimelineScript.Shake(name: "s", views: views, motion: .afViewShaker(AFViewShaker()))
        ],
        events: events))
  }

  private func spans(_ events: [Event]) throws -> [[Double]] {
    try timeline(events).spans.map { [$0.start, $0.end] }
  }

  @Test func nothingTakesNoTime() throws {
    let timeline = try timeline([])
    #expect(timeline.duration == 0)
    #expect(timeline.animatedViews.isEmpty)
    #expect(timeline.pose(of: "a", at: 0) == .identity)
  }

  @Test func eventsFollowEachOther() throws {
    let timeline = try timeline([
      Event(action: .span(0.5)), Event(action: .span(0.125)), Event(action: .shake(0)),
      Event(action: .setBase([:])), Event(action: .span(2)),
    ])
    #expect(
      timeline.spans.map { [$0.start, $0.end] }
        == [[0, 0.5], [0.5, 0.625], [0.625, 1.125], [1.125, 1.125], [1.125, 3.125]])
    #expect(timeline.duration == 3.125)
  }

  @Test func absoluteTimesRunBesideTheSequence() throws {
    #expect(
      try spans([
        Event(action: .span(1)), Event(start: .at(0.25), action: .shake(0)),
        Event(action: .span(1)), Event(start: .at(0.25), delay: 0.5, action: .span(0)),
      ]) == [[0, 1], [0.25, 0.75], [0.75, 1.75], [0.75, 0.75]])
  }

  @Test func afterWaitsForAnyEventWithADelay() throws {
    #expect(
      try spans([
        Event(start: .after(2), delay: 0.25, action: .span(1)),
        Event(start: .at(0), action: .span(1)),
        Event(action: .shake(0)), Event(start: .after(1), action: .span(1)),
      ]) == [[1.75, 2.75], [0, 1], [1, 1.5], [1, 2]])
  }

  @Test func aSequenceMayBeDelayed() throws {
    #expect(
      try spans([
        Event(delay: 0.5, action: .span(1)), Event(delay: 0.25, action: .span(1)),
      ]) == [[0.5, 1.5], [1.75, 2.75]])
  }

  @Test func aNegativeDelayOverlapsButNeverPrecedes() throws {
    #expect(
      try spans([
        Event(start: .at(1), action: .span(1)), Event(delay: -0.25, action: .span(1)),
        Event(start: .after(0), delay: -5, action: .span(0.5)),
        Event(start: .at(0.5), delay: -2, action: .span(0)),
      ]) == [[1, 2], [1.75, 2.75], [1, 1.5], [0, 0]])
  }

  @Test func aShakeEndsWithItsLastView() throws {
    let slow = try KeyframeAnimation(
      keyPath: .rotation, values: [0, 1, 0], timing: MediaTiming(duration: 0.5, delay: 0.75))
    let quick = try KeyframeAnimation(
      keyPath: .translationX, values: [0, 9, 0], timing: MediaTiming(duration: 0.25, repeatCount: 2)
    )
    let script = TimelineScript(
      views: [TimelineScript.View(id: "a")],
      shakes: [TimelineScript.Shake(name: "s", views: ["a"], motion: .keyframes([slow, quick]))],
      events: [Event(action: .shake(0)), Event(action: .span(1))])
    #expect(try Timeline(script).spans.map(\.start) == [0, 1.25])
  }

  /// A shake that another one stops ends then, and what waits for it starts then.
  @Test func whatWaitsForAStoppedShakeStartsWhenItStops() throws {
    #expect(
      try spans([
        Event(action: .shake(0)), Event(action: .span(1)),
        Event(start: .at(0.25), action: .shake(0)),
        Event(start: .after(0), delay: 0.5, action: .span(0)),
      ]) == [[0, 0.25], [0.25, 1.25], [0.25, 0.75], [0.75, 0.75]])
  }

  @Test func timesANanosecondApartAreOne() throws {
    // 0.1 + 0.2 comes after 0.3 in doubles; the first shake is over all the same.
    let script = TimelineScript(
      views: [TimelineScript.View(id: "a")],
      shakes: [
        TimelineScript.Shake(
          name: "s", views: ["a"], motion: .afViewShaker(AFViewShaker(duration: 0.2)))
      ],
      events: [
        Event(start: .at(0.1), action: .shake(0)), Event(start: .at(0.3), action: .shake(0)),
      ])
    #expect(try Timeline(script).runs.map(\.finished) == [true, true])
  }

  @Test(
    arguments: [
      ([1, 0], [0, 1]), ([1, 2, 3, 1], [1, 2, 3]), ([0], [0]), ([nil, 3, nil, nil], [1, 3, 2]),
      ([nil, nil, nil, 5, nil, nil], [3, 5, 4]),
    ] as [([Int?], [Int])])
  func circlesAreRefused(waits: [Int?], chain: [Int]) {
    let events = waits.map { Event(start: $0.map { .after($0) } ?? .sequence, action: .span(1)) }
    #expect(throws: TimelineError.cycle(chain)) { try timeline(events) }
  }

  @Test func aCircleIsNamedFromTheEventThatWaits() {
    #expect(
      TimelineError.cycle([3, 5, 4]).description
        == "timeline[3].after: waits for itself through timeline[5]")
    #expect(TimelineError.cycle([2]).description == "timeline[2].after: waits for itself")
  }

  @Test func whatDoesNotExistIsRefused() {
    #expect(throws: TimelineError.unknownEvent(7, event: 0)) {
      try timeline([Event(start: .after(7), action: .span(1))])
    }
    #expect(throws: TimelineError.unknownEvent(-1, event: 0)) {
      try timeline([Event(start: .after(-1), action: .span(1))])
    }
    #expect(throws: TimelineError.unknownShake(1, event: 1)) {
      try timeline([Event(action: .span(1)), Event(action: .shake(1))])
    }
  }

  @Test(arguments: [-1, -0.001, 1e7, .infinity] as [Double])
  func senselessTimesAreRefused(time: Double) {
    #expect(throws: TimelineError.time(time, event: 0)) {
      try timeline([Event(action: .span(time))])
    }
    #expect(throws: TimelineError.time(time, event: 0)) {
      try timeline([Event(start: .at(time), action: .span(1))])
    }
  }

  @Test(arguments: [-1.1e6, 1.1e6, -.infinity] as [Double])
  func senselessDelaysAreRefused(delay: Double) {
    #expect(throws: TimelineError.time(delay, event: 0)) {
      try timeline([Event(delay: delay, action: .span(1))])
    }
  }

  @Test func noNumbersAreRefused() {
    #expect(throws: TimelineError.self) { try timeline([Event(action: .span(.nan))]) }
    #expect(throws: TimelineError.self) { try timeline([Event(delay: .nan, action: .span(1))]) }
    #expect(throws: TimelineError.pose(view: "a")) {
      try timeline([Event(action: .setBase(["a": Pose(x: .nan)]))])
    }
    #expect(throws: TimelineError.pose(view: "v")) {
      try Timeline(TimelineScript(views: [TimelineScript.View(id: "v", base: Pose(scaleY: 1e10))]))
    }
  }

  @Test func tooMuchIsRefused() {
    let many = Array(repeating: Event(action: .span(0)), count: Timeline.maximumEventCount + 1)
    #expect(throws: TimelineError.tooMuch(count: 2001, limit: 2000, of: "events")) {
      try timeline(many)
    }
    let crowd = Array(repeating: "a", count: 5001)
    #expect(throws: TimelineError.tooMuch(count: 10_002, limit: 10_000, of: "animated views")) {
      try timeline([Event(action: .shake(0)), Event(action: .shake(0))], views: crowd)
    }
  }

  /// As much as is allowed, all on one view.
  @Test(arguments: ReentryPolicy.allCases)
  func aFullScriptIsPlayed(policy: ReentryPolicy) throws {
    let events = (0..<Timeline.maximumEventCount).map {
      Event(start: .at(Double($0) / 100), action: .shake(0, policy: policy))
    }
    let timeline = try timeline(events)
    #expect(timeline.completions.count == 2000)
    let lastStart = 19.99
    switch policy {
    // Of fifty starts in half a second one finds the view at rest.
    case .ignore: #expect(timeline.runs.count == 40)
    case .queue: #expect(abs(timeline.duration - 1000) < 1e-6)
    case .replace, .additive: #expect(abs(timeline.duration - (lastStart + 0.5)) < 1e-9)
    }
  }
}
