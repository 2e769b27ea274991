import Testing
import Timing

@Suite struct FrameSelectionTests {
  @Test(arguments: [
    ("0-9", Array(0...9)), ("5-5", [5]), ("0-0", [0]), ("10", [10]), ("0", [0]),
    ("0-9:2", [0, 2, 4, 6, 8]), ("1-9:4", [1, 5, 9]), ("1-8:4", [1, 5]), ("3,7", [3, 7]),
    ("0-4:2,5,7-9", [0, 2, 4, 5, 7, 8, 9]), ("2-3:1000", [2]),
    ("0-59:2,75", Array(stride(from: 0, to: 60, by: 2)) + [75]),
  ])
  func textSelectsFrames(text: String, frames: [Int]) throws {
    let selection = try FrameSelection(parsing: text)
    #expect(try selection.indices(frameCount: 76) == frames)
    #expect((0..<2000).filter(selection.contains) == frames)
    #expect(selection.lastIndex == frames.last)
  }

  @Test(arguments: [
    "", ",", "1,", ",1", "a", "1-", "-1", "1-2-3", "1-2:", "1-2:3:4", ":2", "1:2", "1..2", "1 - 2",
    "1,2,x", "+1,2", "1-9999999999", "\u{0661}",
  ])
  func textOfAnotherFormIsRefused(text: String) {
    #expect {
      _ = try FrameSelection(parsing: text)
    } throws: { error in
      if case FrameSelectionError.malformed = error { true } else { false }
    }
  }

  @Test(arguments: [
    ("9-3", FrameSelectionError.falling(9, 3)), ("0-9:0", .noStep("0-9:0")),
    ("5,5", .notRising(5, after: 5)), ("0-9,9-12", .notRising(9, after: 9)),
    ("20,3", .notRising(3, after: 20)),
  ])
  func selectionsWithoutSenseAreRefused(text: String, error: FrameSelectionError) {
    #expect(throws: error) { try FrameSelection(parsing: text) }
  }

  @Test(arguments: ["0-30", "30-40", "30-40:100", "12,30", "30"])
  func framesPastTheEndNameTheLastFrame(text: String) throws {
    let selection = try FrameSelection(parsing: text)
    #expect {
      _ = try selection.indices(frameCount: 30)
    } throws: { error in
      "\(error)".hasSuffix("the last one is 29")
    }
  }
}
