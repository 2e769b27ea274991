import Foundation
import TestSupport

/// AFViewShaker's default shake at 60 frames a second, in points, settled row included; computed
/// outside of this project from the library's numbers.
let shakeOffsets: [Double] = {
  let path = Repository.path("Tests/RenderingTests/Fixtures/afviewshaker-60.csv")
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  return text.split(separator: "\n").dropFirst().compactMap {
    $0.split(separator: ",").last.flatMap { Double($0) }
  }
}()
