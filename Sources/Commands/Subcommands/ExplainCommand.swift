import Golden
import Rendering
import SceneModel
import ShakeEngine

/// `explain`: what happens in a scene and what its shakes do, in words and tables.
struct ExplainCommand: Command {
  private let scene: SceneOptions
  private let clock: ClockOptions
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    scene = try SceneOptions(reader)
    clock = try ClockOptions(reader)
    isJSON = reader.has(.json)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let document = try SceneLoader(options: scene, console: console).load()
    let frames = try clock.clock(duration: document.scene.timeline.duration)
    let explanation = Explanation(
      document, clock: frames,
      countRemedy: scene.saysTimes ? OptionName.exactCount.long : "\"exactCount\": true")
    if isJSON {
      try console.print(JSONText.document(explanation))
    } else {
      try console.print(lines: explanation.lines)
    }
    return .success
  }
}
