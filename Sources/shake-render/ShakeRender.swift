import Commands
import Foundation

@main
struct ShakeRender {
  static func main() {
    StandardStreams.reserve()
    Signals.install()
    let program = Program(environment: ProcessInfo.processInfo.environment, streams: .process)
    exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
