import CommandTestSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What `golden verify` leaves of goldens that `golden record` wrote, most of whose scenes have
/// changed since: whole command lines and nothing else.
struct RecordedReport: WrittenReport {
  /// A scene whose file has a name that is more than text where it is not escaped.
  static let hostileName = "<img src=x onerror=alert(1)>"
  /// Of every picture, in pixels.
  static let size = (width: 120, height: 60)

  /// What the tests need of `report.json`.
  struct Document: Decodable {
    struct Golden: Decodable {
      struct Attachment: Decodable {
        let label: String
        let path: String
      }

      let name: String
      let outcome: String
      let failures: [String]
      let attachments: [Attachment]
      let approve: String?
    }

    let goldens: [Golden]
  }

  let document: Document
  /// The folder of the goldens.
  let goldens: String
  private let folder: TemporaryFolder

  /// Records goldens, changes their scenes and verifies them.
  init() throws {
    let folder = try TemporaryFolder()
    let goldens = folder.path("goldens")
    func write(_ scene: String, to names: String...) throws {
      for name in names { try folder.write(scene.utf8, to: "goldens/\(name).json") }
    }
    try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: false)
    try write(Self.scene(), to: "colour", "same", "shake", Self.hostileName)
    let recording = Session("golden", "record", goldens)
    try #require(recording.status == .differs, "\(recording.error)")
    try write(Self.scene(ground: "#0000C8"), to: "colour", Self.hostileName)
    try write(Self.scene(reach: 12), to: "shake")
    let verification = Session("golden", "verify", goldens, "--report", folder.path("the report"))
    try #require(verification.status == .differs, "\(verification.error)")
    let json = Data(try folder.bytes("the report/report.json"))
    document = try JSONDecoder().decode(Document.self, from: json)
    self.goldens = goldens
    self.folder = folder
  }

  /// The page's URL.
  var url: String { Page.url(folder.path("the report/index.html")) }

  /// The report for build servers.
  var junit: String {
    get throws { String(decoding: try folder.bytes("the report/junit.xml"), as: UTF8.self) }
  }

  /// The place in the list of a golden by the name of its scene.
  func index(of name: String) throws -> Int {
    try #require(document.goldens.firstIndex { $0.name == "\(goldens)/\(name)" })
  }

  /// A white square of 10 pixels at the top, which goes `reach` pixels to the right by frame 2 of 6,
  /// and less to the left.
  private static func scene(ground: String = "#C80000", reach: Int = 8) -> String {
    """
    { "version": 1,
      "canvas": {
        "size": [\(size.width), \(size.height)], "scale": 1, "backgroundColor": "\(ground)" },
      "views": [
        { "id": "box", "type": "view", "frame": [50, 5, 10, 10], "backgroundColor": "white" } ],
      "shakes": { "nod": { "views": ["box"], "duration": 0.1, "keyframes": {
        "keyPath": "transform.translation.x", "values": [0, \(reach), -5, 0] } } },
      "timeline": [{ "shake": "nod" }] }
    """
  }
}
