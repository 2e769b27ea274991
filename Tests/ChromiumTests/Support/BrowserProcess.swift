import Foundation

/// A running browser: a process group of its own, with one end of a socket as its descriptors 3
/// and 4.
struct BrowserProcess {
  /// The other end of the socket.
  let socket: Int32
  private let identifier: pid_t

  /// Starts a browser that keeps all of its files in a folder.
  static func started(
    _ path: String, _ arguments: [String], folder: String
  ) throws -> BrowserProcess {
    let ends = try socketPair()
    defer { close(ends.theirs) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends.theirs, 3)
    posix_spawn_file_actions_adddup2(&actions, ends.theirs, 4)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var identifier: pid_t = 0
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(environment(folder)) { environment in
        posix_spawn(
          &identifier, path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      close(ends.ours)
      throw BrowserError("\(path) does not start: \(String(cString: strerror(code)))")
    }
    return BrowserProcess(socket: ends.ours, identifier: identifier)
  }

  /// Ends every process of the group, and waits until none is left.
  func end() {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    close(socket)
    _ = Deadline(seconds: 10).wait { kill(-identifier, 0) != 0 }
  }

  /// Whatever a browser writes outside its profile goes into the folder too.
  private static func environment(_ folder: String) -> [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH=\(path)", "LANG=C.UTF-8", "HOME=\(folder)", "TMPDIR=\(folder)",
      "XDG_CONFIG_HOME=\(folder)", "XDG_CACHE_HOME=\(folder)", "XDG_RUNTIME_DIR=\(folder)",
    ]
  }

  /// Two ends that no other process inherits; the browser's is none of the numbers that it becomes.
  private static func socketPair() throws -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw BrowserError("no socket for the browser: \(String(cString: strerror(errno)))")
    }
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    guard theirs >= 0 else {
      close(ends[0])
      throw BrowserError("no socket for the browser: \(String(cString: strerror(errno)))")
    }
    return (ends[0], theirs)
  }

  /// Calls a function with texts as C has them: pointers, the last of them null.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
