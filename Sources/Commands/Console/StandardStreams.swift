import Foundation

/// The three file descriptors that every process has.
package enum StandardStreams {
  /// Takes the ones that are closed, so that no file gets their numbers: words meant for the
  /// standard output would go into it.
  ///
  /// To be called before anything else is opened. What is written to or read from a closed one
  /// fails, as it would have.
  package static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free one is taken: this one. Opened the wrong way round.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
