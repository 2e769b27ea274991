import Golden
import Timing

/// The motion of views as a file: CSV or JSON.
struct Curve: Encodable {
  /// The kinds of file that a curve can be.
  enum Format: String, TextFormat {
    case csv, json

    static let standard = csv
  }

  let fps: String
  let views: [String]
  let rows: [CurveRow]
  private let table: CurveTable

  private enum CodingKeys: String, CodingKey {
    case fps, views, rows
  }

  init(_ table: CurveTable, rate: FrameRate) {
    fps = "\(rate)"
    views = table.views
    rows = table.rows
    self.table = table
  }

  /// The file's text.
  func text(_ format: Format) throws -> String {
    switch format {
    case .csv: table.csv
    case .json: try JSONText.document(self)
    }
  }
}
