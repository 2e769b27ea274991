import Dispatch
import Encoding
import Foundation

/// What the process does when it is told to stop.
@MainActor
public enum Signals {
  private static let sources: [any DispatchSourceSignal] = [SIGINT, SIGTERM].map { number in
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      TemporaryFiles.removeAll()
      _exit(128 + number)
    }
    return source
  }

  /// From now on SIGINT and SIGTERM remove unfinished files before the process ends, with status 130
  /// or 143, and a pipe whose reader went away is an error of the write, not the process's death.
  public static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    for source in sources { source.activate() }
  }
}
