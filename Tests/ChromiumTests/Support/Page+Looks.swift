import Foundation
import PNGCodec
import Raster

extension Page {
  /// Shows the page as on a machine that is set to light or dark.
  func emulate(colorScheme: String) throws {
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": .string(colorScheme)]]])
  }

  /// Shows the page in a window of a size in CSS pixels.
  func emulate(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// What is seen of an element.
  func picture(of selector: String) throws -> Pixmap {
    let name = try JSONValue.string(selector).text
    let box = try value(
      """
      (() => {
        const box = document.querySelector(\(name)).getBoundingClientRect();
        return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height,
          scale: 1 };
      })()
      """)
    let answer = try call(
      "Page.captureScreenshot", ["format": "png", "clip": box, "captureBeyondViewport": true])
    guard let text = answer["data"].string, let data = Data(base64Encoded: text) else {
      throw BrowserError("\(selector): no picture")
    }
    return try Pixmap(pngData: Array(data))
  }
}
