import Foundation

/// What `diff --json` prints.
package struct DiffDocument: Decodable {
  package struct Input: Decodable {
    package let path: String
    package let width: Int
    package let height: Int
    package let frames: Int
    package let fps: String?
    package let duration: Double?
  }

  package struct Curve: Decodable {
    package let largestOffset: Double?
    package let worstFrame: Int?
    package let rmsOffset: Double?
    package let lagFrames: Double?
    package let lagMilliseconds: Double?
    package let peakError: Double?
    package let limit: Double?
    package let reason: String?
  }

  package struct Seen: Decodable {
    package struct Motion: Decodable {
      package let region: [Int]?
      package let x: [Double]?
      package let y: [Double]?
      package let reason: String?
    }

    package let expected: Motion
    package let actual: Motion
  }

  package struct Pixels: Decodable {
    package struct Worst: Decodable {
      package let verdict: String
      package let comparedPixels: Int
      package let differentPixels: Int
      package let changedPixels: Int
      package let antialiasedPixels: Int
      package let ratio: Double
      package let largestDifference: Int
      package let box: [Int]?
      package let tolerance: String
    }

    package let frameCount: Int
    package let differingFrameCount: Int
    package let worstFrame: Int
    package let worst: Worst
  }

  package let verdict: String
  package let matches: Bool
  package let differences: [String]
  package let expected: Input
  package let actual: Input
  package let curve: Curve?
  package let seen: Seen?
  package let pixels: Pixels
  package let output: String?
  package let warnings: [String]

  /// The whole stdout of a session, which must be one document.
  package init(_ session: Session) throws {
    self = try JSONDecoder().decode(DiffDocument.self, from: Data(session.bytes))
  }
}
