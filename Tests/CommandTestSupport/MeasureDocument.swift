import Foundation

/// What `measure --json` prints.
package struct MeasureDocument: Decodable {
  package struct Frame: Decodable {
    package let frame: Int
    package let time: Double
    package let x: Double
    package let y: Double
    package let confidence: Double
  }

  package struct Region: Decodable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
  }

  package struct Fit: Decodable {
    package let shake: String
    package let start: Double
    package let duration: Double
    package let amplitude: Double
    package let isAmplitudeKnown: Bool
    package let scale: Double
    package let rms: Double
    package let max: Double
    package let rmsPoints: Double
    package let maxPoints: Double
    package let lag: Double?
  }

  package let input: String
  package let width: Int
  package let height: Int
  package let frames: [Frame]
  package let roi: Region
  package let fit: Fit?
  package let verdict: String
  package let reason: String

  /// The whole stdout of a session, which must be one document.
  package init(_ session: Session) throws {
    self = try JSONDecoder().decode(MeasureDocument.self, from: Data(session.bytes))
  }
}
