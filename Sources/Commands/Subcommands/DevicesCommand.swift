import Geometry
import Golden
import SceneModel

/// `devices`: the screens that a canvas can name.
struct DevicesCommand: Command {
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(0)
    isJSON = reader.has(.json)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    try console.print(isJSON ? JSONText.document(Device.all.map(Row.init)) : table())
    return .success
  }

  private func table() -> String {
    var table = TextTable([
      ("device", .left), ("points", .right), ("scale", .right), ("pixels", .right),
      ("corner", .right),
    ])
    for row in Device.all.map(Row.init) {
      table.add([
        row.name, "\(DecimalText.short(row.width))x\(DecimalText.short(row.height))",
        "\(row.scale)",
        "\(row.pixelWidth)x\(row.pixelHeight)", DecimalText.short(row.cornerRadius),
      ])
    }
    return table.lines().joined(separator: "\n") + "\n"
  }

  private struct Row: Encodable {
    let name: String
    let width: Double
    let height: Double
    let scale: Int
    let pixelWidth: Int
    let pixelHeight: Int
    let cornerRadius: Double
    let safeAreaTop: Double
    let safeAreaBottom: Double

    init(_ device: Device) {
      name = device.name
      width = device.size.width
      height = device.size.height
      scale = device.scale
      pixelWidth = Int(device.size.width) * device.scale
      pixelHeight = Int(device.size.height) * device.scale
      cornerRadius = device.screenCornerRadius
      safeAreaTop = device.safeAreaTop
      safeAreaBottom = device.safeAreaBottom
    }
  }
}
