import CommandTestSupport
import Golden
import Raster
import TestSupport
import Testing

/// A frame depends on the scene and its time, and on nothing else.
@Suite struct PixelsOfAFrame {
  private static let shakes = [
    Document.viewShaker, Document.shakes("horizontal"), Document.shakes("vertical"),
  ]

  @Test(arguments: shakes) func restIsTheSameBeforeAtTheStartAndAfterwards(shake: String) throws {
    let scene = Document.shaking(Document.card, shake, rest: 0.1)
    let frames = try Run.frames(of: scene)
    let rest = try Run.still(of: scene, "--frame", "0")
    // Frame 6 is at 0.1 s, where the shake begins; the last six are after its end.
    for index in Array(0...6) + Array(frames.count - 6..<frames.count) {
      expectSame(frames[index], rest, "frame \(index)")
    }
    for frame in frames[7..<9] {
      #expect(PixelDifference(expected: rest, actual: frame).verdict == .differs)
    }
    for words in [["--at", "0"], ["--at", "0.1"], ["--frame", "6"]] {
      expectSame(try Run.still(of: scene, words[0], words[1]), rest, words.joined(separator: " "))
    }
  }

  @Test(arguments: shakes) func theNumberOfWorkersDoesNotChangeThem(shake: String) throws {
    let scene = Document.shaking(Document.card, shake, rest: 0.05)
    let results = try ["1", "2", "8"].map { workers in
      try ResultDocument(
        Run(["render", "--json", "--workers", workers], to: ["f/"], scene: scene).session)
    }
    #expect(Set(results.map(\.sha256)).count == 1)
    #expect(Set(results.map(\.frameSHA256)).count == 1)
    // Rest, and what is seen on the way to the first end and back through rest to the other.
    #expect(Set(results[0].frameSHA256).count >= 7)
  }

  @Test func theOrderInWhichTheyAreDrawnDoesNotChangeThem() throws {
    let scene = Document.shaking(Document.card, Document.viewShaker, rest: 0)
    let frames = try Run.frames(of: scene)
    #expect(frames.count == 30)
    var generator = SeededGenerator(seed: 11)
    for index in frames.indices.shuffled(using: &generator) {
      expectSame(
        try Run.still(of: scene, "--frame", "\(index)"), frames[index], "frame \(index)")
    }
  }

  @Test func aRenderOfSomeFramesHasThePicturesOfTheWhole() throws {
    let scene = Document.shaking(Document.card, Document.viewShaker, rest: 0)
    let frames = try Run.frames(of: scene)
    let some = try Run.frames(of: scene, "--frames", "3-27:4,29")
    let numbers = [3, 7, 11, 15, 19, 23, 27, 29]
    try #require(some.count == numbers.count)
    for (number, frame) in zip(numbers, some) {
      expectSame(frame, frames[number], "frame \(number)")
    }
  }
}
