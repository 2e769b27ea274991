import Foundation

/// What `--json` prints after a render.
package struct ResultDocument: Decodable {
  package struct Output: Decodable {
    package let path: String
    package let format: String
    package let frames: Int
    package let duration: Double
  }

  package struct Completion: Decodable {
    package let time: Double
    package let shake: String
    package let finished: Bool
  }

  package let program: String
  package let scene: String
  package let outputs: [Output]
  package let frames: Int
  package let duration: Double
  package let fps: String
  package let width: Int
  package let height: Int
  package let sha256: String
  package let frameSHA256: [String]
  package let warnings: [String]
  package let completions: [Completion]
  package let libraries: [String: String]

  /// The whole stdout of a session, which must be one document.
  package init(_ session: Session) throws {
    self = try JSONDecoder().decode(ResultDocument.self, from: Data(session.bytes))
  }
}
