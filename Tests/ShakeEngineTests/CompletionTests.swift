import ShakeEngine
import Testing

/// When completions are called: the contract, and AFViewShaker's own bookkeeping as its source has
/// it (`completedAnimations`, `completionBlock`, one key for all animations).
@Suite struct CompletionTests {
  private typealias Event = TimelineScript.Event

  /// A log without names: when, whose, finished.
  private struct Entry: Equatable, CustomStringConvertible {
    var time: Double
    var event: Int
    var finished: Bool

    init(_ time: Double, _ event: Int, _ finished: Bool) {
      self.time = time
      self.event = event
      self.finished = finished
    }

    var description: String { "\(time): event \(event) \(finished ? "finished" : "unfinished")" }
  }

  private static let shake = ShakeMotion.afViewShaker(AFViewShaker())

  /// Shakers over the views named by letters, all of them half a second long.
  private func log(
    _ bookkeeping: CompletionBookkeeping, shakers: [String], known: String = "abc",
    _ starts: [(at: Double, shaker: Int)]
  ) throws -> [Entry] {
    let script = TimelineScript(
      views: known.map { TimelineScript.View(id: String($0)) },
      shakes: shakers.enumerated().map { index, views in
        TimelineScript.Shake(
          name: "shaker \(index)", views: views.map(String.init), motion: Self.shake,
          bookkeeping: bookkeeping)
      },
      events: starts.map { Event(start: .at($0.at), action: .shake($0.shaker)) })
    let completions = try Timeline(script).completions
    for completion in completions {
      #expect(completion.shake == "shaker \(starts[completion.event].shaker)")
    }
    return completions.map { Entry($0.time, $0.event, $0.finished) }
  }

  // MARK: One shake

  @Test(arguments: CompletionBookkeeping.allCases, ["a", "ab", "abc"])
  func oneShakeCompletesOnceAfterItsLastView(bookkeeping: CompletionBookkeeping, views: String)
    throws
  {
    #expect(try log(bookkeeping, shakers: [views], [(1, 0)]) == [Entry(1.5, 0, true)])
  }

  // MARK: No view

  @Test func aShakerWithoutViewsNeverCalls() throws {
    #expect(try log(.afViewShaker, shakers: [""], [(0, 0), (1, 0)]) == [])
  }

  @Test func byTheContractAShakeWithoutViewsIsOverAtOnce() throws {
    #expect(
      try log(.contract, shakers: [""], [(0, 0), (1, 0)])
        == [Entry(0, 0, true), Entry(1, 1, true)])
  }

  // MARK: A second shake while the first runs

  /// The first block is lost, the second one is called twice: when the first shake's animations
  /// are removed, and at the end.
  @Test(arguments: ["a", "ab", "abc"])
  func theLibraryLosesTheFirstBlockAndCallsTheSecondTwice(views: String) throws {
    #expect(
      try log(.afViewShaker, shakers: [views], [(0, 0), (0.25, 0)])
        == [Entry(0.25, 1, false), Entry(0.75, 1, true)])
  }

  @Test(arguments: ["a", "ab", "abc"])
  func byTheContractEachShakeCompletesOnce(views: String) throws {
    #expect(
      try log(.contract, shakers: [views], [(0, 0), (0.25, 0)])
        == [Entry(0.25, 0, false), Entry(0.75, 1, true)])
  }

  @Test func threeShakesInARow() throws {
    let starts = [(0, 0), (0.25, 0), (0.5, 0)] as [(at: Double, shaker: Int)]
    #expect(
      try log(.afViewShaker, shakers: ["ab"], starts)
        == [Entry(0.25, 1, false), Entry(0.5, 2, false), Entry(1, 2, true)])
    #expect(
      try log(.contract, shakers: ["ab"], starts)
        == [Entry(0.25, 0, false), Entry(0.5, 1, false), Entry(1, 2, true)])
  }

  @Test(arguments: CompletionBookkeeping.allCases)
  func shakesOneAfterTheOtherDoNotDisturbEachOther(bookkeeping: CompletionBookkeeping) throws {
    #expect(
      try log(bookkeeping, shakers: ["ab"], [(0, 0), (0.5, 0), (2, 0)])
        == [Entry(0.5, 0, true), Entry(1, 1, true), Entry(2.5, 2, true)])
  }

  // MARK: Two shakers that share a view

  /// The second shaker takes the shared view away from the first: the first one's counter counts
  /// that stop, and its block comes when its other view ends.
  @Test func twoShakersThatShareAView() throws {
    let starts = [(0, 0), (0.25, 1)] as [(at: Double, shaker: Int)]
    #expect(
      try log(.afViewShaker, shakers: ["ab", "bc"], starts)
        == [Entry(0.5, 0, true), Entry(0.75, 1, true)])
    #expect(
      try log(.contract, shakers: ["ab", "bc"], starts)
        == [Entry(0.5, 0, false), Entry(0.75, 1, true)])
  }

  /// With all its views taken away the first block comes early.
  @Test(arguments: CompletionBookkeeping.allCases)
  func twoShakersOfTheSameViews(bookkeeping: CompletionBookkeeping) throws {
    #expect(
      try log(bookkeeping, shakers: ["ab", "abc"], [(0, 0), (0.25, 1)])
        == [Entry(0.25, 0, false), Entry(0.75, 1, true)])
  }

  /// Stops that nobody waited for spoil the next shake's count. A over ab; B takes b away (A counts
  /// 1); A again: a's old animation stops (A counts 2 and calls its *second* block, early), b's is
  /// B's (B counts 1 of 1 and calls). Then A's two new animations end.
  @Test func staleStopsCount() throws {
    let starts = [(0, 0), (0.1, 1), (0.25, 0)] as [(at: Double, shaker: Int)]
    #expect(
      try log(.afViewShaker, shakers: ["ab", "b"], starts)
        == [Entry(0.25, 2, false), Entry(0.25, 1, false), Entry(0.75, 2, true)])
    #expect(
      try log(.contract, shakers: ["ab", "b"], starts)
        == [Entry(0.25, 0, false), Entry(0.25, 1, false), Entry(0.75, 2, true)])
  }

  /// A over abc; B takes c away (A counts 1). A again: a and b stop (A counts 3, calls early and
  /// starts again from 0), c's animation is B's. Three natural ends call once more.
  @Test func aCounterStartsAgainAfterEveryCall() throws {
    #expect(
      try log(.afViewShaker, shakers: ["abc", "c"], [(0, 0), (0.1, 1), (0.25, 0)])
        == [Entry(0.25, 2, false), Entry(0.25, 1, false), Entry(0.75, 2, true)])
  }

  // MARK: The same view twice

  /// The second animation removes the first, whose stop is counted: the block comes at the end
  /// all the same.
  @Test(arguments: CompletionBookkeeping.allCases)
  func aViewTwiceInTheList(bookkeeping: CompletionBookkeeping) throws {
    #expect(try log(bookkeeping, shakers: ["aa"], [(0, 0)]) == [Entry(0.5, 0, true)])
    #expect(try log(bookkeeping, shakers: ["aba"], [(0, 0)]) == [Entry(0.5, 0, true)])
  }

  /// Two entries, one view: the second shake's first addition stops one animation, its second
  /// addition stops the one just made. That makes two.
  @Test func aViewTwiceAndAShakeTwice() throws {
    #expect(
      try log(.afViewShaker, shakers: ["aa"], [(0, 0), (0.25, 0)])
        == [Entry(0.25, 1, false), Entry(0.75, 1, true)])
  }

  // MARK: A view in no window

  @Test func viewsInNoWindowStopAtOnce() throws {
    #expect(try log(.afViewShaker, shakers: ["x"], [(1, 0)]) == [Entry(1, 0, false)])
    #expect(try log(.contract, shakers: ["x"], [(1, 0)]) == [Entry(1, 0, false)])
  }

  @Test func aViewInNoWindowAmongOthers() throws {
    #expect(try log(.afViewShaker, shakers: ["axb"], [(0, 0)]) == [Entry(0.5, 0, true)])
    #expect(try log(.contract, shakers: ["axb"], [(0, 0)]) == [Entry(0.5, 0, false)])
  }

  // MARK: Durations

  @Test(arguments: CompletionBookkeeping.allCases)
  func aDurationOfNothingEndsAfterAQuarterOfASecond(bookkeeping: CompletionBookkeeping) throws {
    let script = TimelineScript(
      views: [TimelineScript.View(id: "a")],
      shakes: [
        TimelineScript.Shake(
          name: "s", views: ["a"], motion: .afViewShaker(AFViewShaker(duration: 0)),
          bookkeeping: bookkeeping)
      ],
      events: [Event(action: .shake(0))])
    #expect(
      try Timeline(script).completions
        == [Completion(time: 0.25, shake: "s", event: 0, finished: true)])
  }

  /// Every contract shake of a crowded script completes exactly once, in the order of time.
  @Test(arguments: ReentryPolicy.allCases)
  func everyContractShakeCompletesExactlyOnce(policy: ReentryPolicy) throws {
    let script = TimelineScript(
      views: "abc".map { TimelineScript.View(id: String($0)) },
      shakes: ["ab", "bc", "c", "", "xa"].map { views in
        TimelineScript.Shake(name: views, views: views.map(String.init), motion: Self.shake)
      },
      events: (0..<60).map { index in
        Event(start: .at(Double(index * 7 % 60) / 10), action: .shake(index % 5, policy: policy))
      })
    let completions = try Timeline(script).completions
    #expect(completions.map(\.event).sorted() == Array(0..<60))
    #expect(completions.map(\.time) == completions.map(\.time).sorted())
  }
}
