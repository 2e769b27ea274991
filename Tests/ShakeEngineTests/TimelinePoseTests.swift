import ShakeEngine
import Testing

/// What views look like over time.
@Suite struct TimelinePoseTests {
  private typealias Event = TimelineScript.Event

  private func timeline(
    base: Pose = .identity, _ motions: [ShakeMotion], _ events: [Event]
  ) throws -> Timeline {
    try Timeline(
      TimelineScript(
        views: [TimelineScript.View(id: "a", base: base), TimelineScript.View(id: "still")],
        shakes: motions.map { TimelineScript.Shake(name: "s", views: ["a"], motion: $0) },
        events: events))
  }

  private func fade(
    _ values: [Double], additive: Bool = false, fillMode: FillMode = .removed
  ) throws -> KeyframeAnimation {
    try KeyframeAnimation(
      keyPath: .opacity, values: values, isAdditive: additive,
      timing: MediaTiming(duration: 1, fillMode: fillMode))
  }

  /// Measured on Core Animation: a model of 0.5 under two additive animations at 0.1 and 0.05.
  @Test func additiveAnimationsSumOnTheModel() throws {
    let motion = ShakeMotion.keyframes([
      try fade([0, 0.2], additive: true), try fade([0, 0.1], additive: true),
    ])
    let timeline = try timeline(base: Pose(opacity: 0.5), [motion], [Event(action: .shake(0))])
    #expect(abs(timeline.pose(of: "a", at: 0.5).opacity - 0.65) < 1e-15)
  }

  /// Measured on Core Animation: of two that replace the same key path the later one shows.
  @Test func theLaterOfTwoReplacingAnimationsShows() throws {
    let motion = ShakeMotion.keyframes([try fade([0, 0.2]), try fade([1, 0.4])])
    let timeline = try timeline([motion], [Event(action: .shake(0))])
    #expect(abs(timeline.pose(of: "a", at: 0.5).opacity - 0.7) < 1e-15)
  }

  @Test func opacityStaysBetweenNothingAndAll() throws {
    let motion = ShakeMotion.keyframes([try fade([-2, 3])])
    let timeline = try timeline([motion], [Event(action: .shake(0))])
    #expect(timeline.pose(of: "a", at: 0.1).opacity == 0)
    #expect(timeline.pose(of: "a", at: 0.9).opacity == 1)
  }

  @Test func aShakeStartsFromTheTransformSetBeforeIt() throws {
    let timeline = try timeline(
      [.afViewShaker(AFViewShaker())],
      [
        Event(action: .span(1)),
        Event(action: .setBase(["a": Pose(x: 30), "unknown": Pose(x: 1)])),
        Event(action: .shake(0)),
      ])
    let alone = ShakeCurve(.afViewShaker(AFViewShaker()), base: Pose(x: 30))
    #expect(timeline.pose(of: "a", at: 0.999) == .identity)
    #expect(timeline.pose(of: "a", at: 1) == Pose(x: 30))
    #expect(timeline.pose(of: "a", at: 1.25) == alone.pose(at: 0.25))
    #expect(timeline.pose(of: "a", at: 9) == Pose(x: 30))
    #expect(timeline.restPose(of: "a", at: 1.25) == Pose(x: 30))
  }

  /// The values of a running shake are absolute: a transform set meanwhile shows when it is over.
  @Test func aTransformSetMeanwhileShowsAfterwards() throws {
    let timeline = try timeline(
      [.afViewShaker(AFViewShaker())],
      [
        Event(action: .shake(0)),
        Event(start: .at(0.25), action: .setBase(["a": Pose(x: 100, y: 7)])),
      ])
    let alone = ShakeCurve(.afViewShaker(AFViewShaker()))
    #expect(timeline.pose(of: "a", at: 0.3) == Pose(x: alone.pose(at: 0.3).x, y: 7))
    #expect(timeline.pose(of: "a", at: 0.5) == Pose(x: 100, y: 7))
  }

  @Test func theLossOfABaseTransformLasts() throws {
    let base = Pose(x: 12, rotation: 0.5, opacity: 0.8)
    let timeline = try timeline(
      base: base, [.qhlShakes(QHLShakes()), .afViewShaker(AFViewShaker())],
      [Event(action: .span(1)), Event(action: .shake(0)), Event(action: .shake(1))])
    #expect(timeline.pose(of: "a", at: 0.5) == base)
    #expect(timeline.pose(of: "a", at: 1) == base)
    #expect(abs(timeline.pose(of: "a", at: 1.025).rotation - 0.25) < 1e-14)
    // The shake that follows starts from no transform at all.
    let alone = ShakeCurve(.afViewShaker(AFViewShaker()), base: Pose(opacity: 0.8))
    #expect(timeline.spans[2].start == 1.35)
    #expect(
      abs(timeline.pose(of: "a", at: 1.55).x - alone.pose(at: 0.2).x) < 1e-12)
    #expect(timeline.pose(of: "a", at: 99) == Pose(opacity: 0.8))
    #expect(timeline.restPose(of: "a", at: 0.5) == base)
    #expect(timeline.restPose(of: "a", at: 99) == Pose(opacity: 0.8))
  }

  @Test func aBaseTransformIsLostEvenIfTheChainIsStopped() throws {
    let timeline = try timeline(
      base: Pose(x: 12), [.qhlShakes(QHLShakes()), .afViewShaker(AFViewShaker())],
      [
        Event(start: .at(0), action: .shake(0)), Event(start: .at(0.125), action: .shake(1)),
      ])
    #expect(timeline.pose(of: "a", at: 0.125) == .identity)
    #expect(timeline.pose(of: "a", at: 5) == .identity)
  }

  @Test func fillingForwardsLastsUntilAnotherShakeReplacesIt() throws {
    let out = ShakeMotion.keyframes([try fade([1, 0.25], fillMode: .forwards)])
    let blink = ShakeMotion.keyframes([try fade([0.5, 0.75])])
    let timeline = try timeline(
      [out, blink, .afViewShaker(AFViewShaker())],
      [
        Event(action: .shake(0)), Event(action: .span(1)), Event(action: .shake(2)),
        Event(action: .span(1)), Event(action: .shake(1)),
      ])
    #expect(timeline.pose(of: "a", at: 0.5).opacity == 0.625)
    for time in [1, 1.5, 2.25, 3] { #expect(timeline.pose(of: "a", at: time).opacity == 0.25) }
    #expect(timeline.restPose(of: "a", at: 1.5).opacity == 1)
    #expect(timeline.pose(of: "a", at: 4).opacity == 0.625)
    #expect(timeline.pose(of: "a", at: 5).opacity == 1)
  }

  @Test func aDelayedAnimationFillsBackwards() throws {
    let delayed = try KeyframeAnimation(
      keyPath: .translationY, values: [6, 2],
      timing: MediaTiming(duration: 1, delay: 1, fillMode: .backwards))
    let timeline = try timeline(
      [.keyframes([delayed])], [Event(action: .span(1)), Event(action: .shake(0))])
    #expect(
      [0.5, 1, 1.5, 2, 2.5, 3].map { timeline.pose(of: "a", at: $0).y } == [0, 6, 6, 6, 4, 0])
  }

  @Test func theViewsThatMoveAreKnown() throws {
    let shaken = try timeline([.afViewShaker(AFViewShaker())], [Event(action: .shake(0))])
    #expect(shaken.animatedViews == ["a"])
    let set = try timeline([], [Event(delay: 1, action: .setBase(["still": Pose(x: 1)]))])
    #expect(set.animatedViews == ["still"])
    let unchanged = try timeline(
      [], [Event(delay: 1, action: .setBase(["still": .identity]))])
    #expect(unchanged.animatedViews.isEmpty)
    let lost = try timeline(
      base: Pose(x: 1), [.qhlShakes(QHLShakes(speed: 0))], [Event(delay: 1, action: .shake(0))])
    #expect(lost.animatedViews == ["a"])
    #expect(lost.pose(of: "a", at: 0.5) == Pose(x: 1))
    #expect(lost.pose(of: "a", at: 1) == .identity)
  }

  @Test func unknownViewsAreAtRest() throws {
    let timeline = try timeline([.afViewShaker(AFViewShaker())], [Event(action: .shake(0))])
    #expect(timeline.pose(of: "nobody", at: 0.2) == .identity)
    #expect(timeline.restPose(of: "nobody", at: 0.2) == .identity)
  }

  /// Any time can be asked for first, last or alone.
  @Test func posesDoNotDependOnWhatWasAskedBefore() throws {
    func make() throws -> Timeline {
      try timeline(
        base: Pose(x: 5),
        [.afViewShaker(AFViewShaker()), .qhlShakes(QHLShakes()), .keyframes([try fade([0, 1])])],
        (0..<9).map { Event(start: .at(Double($0) / 7), action: .shake($0 % 3, policy: .additive)) }
      )
    }
    let times = (0...180).map { Double($0) / 60 }
    let played = try make()
    let forwards = times.map { played.pose(of: "a", at: $0) }
    let backwards = times.reversed().map { played.pose(of: "a", at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards == (try times.map { try make().pose(of: "a", at: $0) }))
  }

  @Test(arguments: [-1, -1e300, 1e300, .infinity, -.infinity, .nan] as [Double])
  func timesOutsideEverythingGiveAPoseAtRest(time: Double) throws {
    let timeline = try timeline(
      base: Pose(x: 5), [.afViewShaker(AFViewShaker())], [Event(action: .shake(0))])
    #expect(timeline.pose(of: "a", at: time) == Pose(x: 5))
  }

  /// Frame 0 and every frame from the end on are the view's own pose, to the bit.
  @Test(arguments: 0...20)
  func bothPresetsStartAndEndAtRest(times: Int) {
    for direction in QHLShakes.Direction.allCases {
      let curve = ShakeCurve(.qhlShakes(QHLShakes(times: times, direction: direction)))
      #expect(curve.pose(at: 0) == .identity)
      for tail in 0..<5 {
        #expect(curve.pose(at: curve.duration + Double(tail) / 60) == .identity)
      }
    }
  }
}
