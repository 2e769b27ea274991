/// The statuses that the program ends with.
package enum ExitStatus: Int32, Sendable {
  /// Done, or everything matches.
  case success = 0
  /// Something differs.
  case differs = 1
  /// A usage or document error, found before anything was written.
  case usage = 2
  /// Input, output or an encoder failed.
  case failure = 3
  /// Ended by SIGHUP.
  case hungUp = 129
  /// Ended by SIGINT.
  case interrupted = 130
  /// The reader of a pipe went away.
  case brokenPipe = 141
  /// Ended by SIGTERM.
  case terminated = 143
}
