import Geometry
import Golden
import Measuring

/// What a recording shows, as `--json` prints it.
struct MeasureResult: Encodable {
  /// The kinds of file that it can be.
  enum Format: String, ResultFormat {
    case csv, json, svg, png

    static let standard = csv
  }

  /// Where the content is in a frame, in pixels from rest.
  struct Frame: Encodable {
    let frame: Int
    @JSONNumber var time: Double
    @JSONNumber var x: Double
    @JSONNumber var y: Double
    @JSONNumber var confidence: Double
  }

  /// A rectangle of pixels.
  struct Region: Encodable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  let program: String
  let input: String
  let width: Int
  let height: Int
  let frames: [Frame]
  /// The pixels that move; those that were looked at where nothing does.
  let roi: Region
  let fit: MeasuredFit?
  let verdict: String
  let reason: String
  private let measurement: MotionMeasurement

  private enum CodingKeys: CodingKey {
    case program, input, width, height, frames, roi, fit, verdict, reason
  }

  /// The result of a recording that was read; `looked` are the pixels that were looked at, and
  /// `isScaleKnown` tells whether the pixels of a point were said.
  init(
    _ measurement: MotionMeasurement, of recording: Recording, looked: PixelRect,
    isScaleKnown: Bool
  ) {
    program = "\(Manual.program) \(Program.version)"
    input = recording.path
    (width, height) = (recording.size.width, recording.size.height)
    frames = zip(recording.indices ?? [], measurement.frames).map { index, frame in
      Frame(
        frame: index, time: frame.time, x: frame.x, y: frame.y, confidence: frame.confidence)
    }
    let region = measurement.region.isEmpty ? looked : measurement.region
    roi = Region(x: region.minX, y: region.minY, width: region.width, height: region.height)
    fit = measurement.fit.map { MeasuredFit($0, isScaleKnown: isScaleKnown) }
    verdict = measurement.verdict.rawValue
    reason = measurement.reason
    self.measurement = measurement
  }

  /// The file; what a user should know of a picture's fonts is told.
  func bytes(_ format: Format, _ console: Console) throws -> [UInt8] {
    switch format {
    case .csv: Array(csv.utf8)
    case .json: Array(try JSONText.document(self).utf8)
    case .svg: Array(MeasurePlot.plot(measurement).svg(name: input).utf8)
    case .png: try MeasurePlot.plot(measurement).png(on: console)
    }
  }

  /// A row a frame: pixels to a millionth, which is finer than any measurement.
  private var csv: String {
    frames.reduce(into: "frame,time,x,y,confidence\n") { text, frame in
      let place = [frame.x, frame.y].map { DecimalText.fixed($0, 6) }.joined(separator: ",")
      text +=
        "\(frame.frame),\(DecimalText.fixed(frame.time, 9)),\(place),"
        + "\(DecimalText.fixed(frame.confidence, 3))\n"
    }
  }
}
