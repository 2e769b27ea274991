import Foundation
import Raster
import SceneModel
import TestSupport
import Testing

/// Broken documents of every kind: each gives a scene or says what is wrong, and none traps.
@Suite struct MutatedDocuments {
  /// SplitMix64: the same mutations on every run and machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "NaN", "-1", "1e999", "1e9", "0x", "'", "\\u", "//",
    "/*", "\"\"", "true", "[[]]", "{}", "\u{0}", "登", "-", "99999999999999999999",
  ]

  private func mutated(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let length = min(Int.random(in: 0..<6, using: &generator), bytes.count - place)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(place..<place + length)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default:
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(place..<place + length, with: Array(piece.utf8))
      }
    }
    return bytes
  }

  /// Replaces a number or a string, so that the text stays JSON and the checks are reached.
  private func retyped(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    let values = [
      "null", "-1", "0", "1e999", "NaN", "1e9", "-1e9", "0.5", "true", "[]", "{}", "\"x\"",
      "[1, 2]", "\"systemRed\"", "1e-300",
    ]
    let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
    guard let colon = places.randomElement(using: &generator) else { return bytes }
    let ends: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "}"), 0x0A]
    let end = bytes[colon...].firstIndex(where: ends.contains) ?? bytes.endIndex
    let value = values.randomElement(using: &generator) ?? ""
    return bytes[...colon] + Array(value.utf8) + bytes[end...]
  }

  @Test(arguments: ["afviewshaker-form", "login-error-hud", "qhlshakes-demo", "screenshot-rect"])
  func giveASceneOrAnError(_ name: String) throws {
    let file = URL(fileURLWithPath: Repository.path("Examples/\(name).json"))
    let original = [UInt8](try Data(contentsOf: file))
    let picture = try #require(Pixmap(width: 1179, height: 2556))
    var generator = Generator(state: UInt64(original.count))
    var failures = 0
    for round in 0..<200 {
      let bytes =
        round.isMultiple(of: 2) ? mutated(original, &generator) : retyped(original, &generator)
      do {
        _ = try Reading.reader(loadImage: { _ in picture }).read(bytes)
      } catch {
        failures += 1
        #expect(error.diagnostics.contains { $0.severity == .error })
        #expect(error.diagnostics.allSatisfy { $0.line >= 1 && $0.column >= 1 })
      }
    }
    // Most changes break something; that they do shows that the checks were reached.
    #expect(failures > 100)
  }
}
