import CommandTestSupport
import Commands
import PNGCodec
import Raster
import TestSupport
import Testing

/// A piece of a picture shakes, without a scene.
@Suite struct ScreenshotShakes {
  private let folder: TemporaryFolder

  /// A black square from 10 to 20 in x and 5 to 15 in y, on white, and the white alone.
  init() throws {
    folder = try TemporaryFolder()
    for (name, more) in [("screen.png", []), ("plate.png", ["--set", "views.box.hidden=true"])] {
      let words = ["still", "-", "--at", "0", "-o", folder.path(name)]
      #expect(Session(words + more, input: SceneText.square).status == .success)
    }
  }

  /// The picture when the piece from 5 to 15 in both directions, half of it white, stands 10 points
  /// to the right: after the .3 s of rest, at the first peak of AFViewShaker.
  private func still(_ words: String...) throws -> (picture: Pixmap, error: String) {
    let session = Session(
      ["still", "--screenshot", folder.path("screen.png"), "--rect", "5,5,10,10"] + words
        + ["--at", "0.46422", "-o", "-"])
    return (try Pixmap(pngData: session.bytes), session.error)
  }

  private let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)

  @Test func theHoleIsFilledAsAsked() throws {
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    let (filled, _) = try still("--fill", "#f00", "--padding", "0")
    #expect(filled[7, 10] == red)
    #expect(filled[13, 10] == red)
    #expect(filled[3, 10] == white)
    let (padded, _) = try still("--fill", "#f00", "--padding", "3")
    #expect(padded[3, 10] == red)
    #expect(padded[0, 10] == white)
    let (plated, _) = try still("--plate", folder.path("plate.png"), "--padding", "0")
    #expect(plated[7, 10] == white)
    #expect(plated[13, 10] == white)
  }

  /// The edge of the piece at 15 lies in the square: its surroundings are white and black.
  @Test func theWarningNamesTheOptions() throws {
    let (_, error) = try still("--padding", "0")
    for words in ["not flat", "--padding", "--fill", "--plate"] { #expect(error.contains(words)) }
    #expect(try still("--fill", "white").error.contains("not flat") == false)
    #expect(try still("--plate", folder.path("plate.png")).error.contains("not flat") == false)
  }

  @Test func aPlateIsNotOverwritten() throws {
    let plate = folder.path("plate.png")
    let session = Session(
      "still", "--screenshot", folder.path("screen.png"), "--rect", "5,5,10,10", "--plate", plate,
      "--at", "0", "-o", plate)
    #expect(session.status == .usage)
    #expect(session.error.contains("would overwrite"))
  }
}
