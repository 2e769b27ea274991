import Golden
import Timing

/// The motion of views as a file: CSV, JSON or a plot.
struct Curve: Encodable {
  /// The kinds of file that a curve can be.
  enum Format: String, TextFormat {
    case csv, json, svg

    static let standard = csv
  }

  let fps: String
  let views: [String]
  let rows: [CurveRow]
  private let name: String
  private let table: CurveTable

  private enum CodingKeys: String, CodingKey {
    case fps, views, rows
  }

  /// The curve of what is called `name`.
  init(_ table: CurveTable, of name: String, rate: FrameRate) {
    fps = "\(rate)"
    views = table.views
    rows = table.rows
    self.name = name
    self.table = table
  }

  /// The file's text.
  func text(_ format: Format) throws -> String {
    switch format {
    case .csv: table.csv
    case .json: try JSONText.document(self)
    case .svg: CurvePlot(table).svg(name: name)
    }
  }
}
