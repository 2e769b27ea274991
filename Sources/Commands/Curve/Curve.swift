import Golden
import Timing

/// The motion of views as a file: CSV, JSON or a plot.
struct Curve: Encodable {
  /// The kinds of file that a curve can be.
  enum Format: String, ResultFormat {
    case csv, json, svg, png

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

  /// The file; what a user should know of a picture's fonts is told.
  func bytes(_ format: Format, _ console: Console) throws -> [UInt8] {
    switch format {
    case .csv: Array(table.csv.utf8)
    case .json: Array(try JSONText.document(self).utf8)
    case .svg: Array(CurvePlot(table).svg(name: name).utf8)
    case .png: try CurvePlot(table).png(on: console)
    }
  }
}
