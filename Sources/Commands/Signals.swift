import Encoding
import Foundation

/// What the process does when it is told to stop.
package enum Signals {
  /// From now on SIGINT, SIGTERM and SIGHUP remove unfinished files before the process ends, with
  /// status 130, 143 or 129. A pipe whose reader went away and a file that may grow no further are
  /// errors of the write, not the process's death.
  ///
  /// To be called before there is a second thread: threads inherit what they do not listen to.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // nohup has the process start deaf to SIGHUP.
    let stops = [SIGINT, SIGTERM] + (ignores(SIGHUP) ? [] : [SIGHUP])
    // Blocked first and waited for then, so that none falls between.
    var blocked = set(of: stops)
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    // A shell starts what runs in the background deaf to SIGINT, and ignored signals do not come.
    for number in stops { signal(number, SIG_DFL) }
    let thread = Thread { end(atOneOf: stops) }
    thread.name = "signals"
    thread.start()
  }

  /// Waits for a signal, and ends the process.
  private static func end(atOneOf numbers: [Int32]) {
    var awaited = set(of: numbers)
    var number: Int32 = 0
    while sigwait(&awaited, &number) != 0 {}
    // The program may come first, and ends with the same status then.
    TemporaryFiles.shared.removeAll(before: number)
    _exit(128 + number)
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// Whether a signal was ignored by who started the process.
  private static func ignores(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
