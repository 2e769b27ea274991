import Commands
import Foundation

@main
struct ShakeRender {
  @MainActor
  static func main() {
    Signals.install()
    let program = Program(environment: ProcessInfo.processInfo.environment, streams: .process)
    exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
