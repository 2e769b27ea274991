import Foundation
import Testing

/// What `--json` prints after a render.
struct ResultDocument: Decodable {
  struct Output: Decodable {
    let path: String
    let format: String
    let frames: Int
    let duration: Double
  }

  struct Completion: Decodable {
    let time: Double
    let shake: String
    let finished: Bool
  }

  let program: String
  let scene: String
  let outputs: [Output]
  let frames: Int
  let duration: Double
  let fps: String
  let width: Int
  let height: Int
  let sha256: String
  let frameSHA256: [String]
  let warnings: [String]
  let completions: [Completion]
  let libraries: [String: String]

  /// The whole stdout of a session, which must be one document.
  init(_ session: Session) throws {
    self = try JSONDecoder().decode(ResultDocument.self, from: Data(session.bytes))
  }
}
