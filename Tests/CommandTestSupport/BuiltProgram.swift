package import Foundation

/// The executable that was built beside these tests, as a process.
package struct BuiltProgram {
  package let process = Process()
  private let output = Pipe()
  private let error = Pipe()

  /// Prepares a run with these words, in a folder if one is given.
  package init(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil
  ) throws {
    process.executableURL = try Self.folder().appending(path: "shake-render")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    connect()
  }

  /// Prepares a run of a line as one types it in a shell.
  package init(line: String, environment added: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    let environment = ProcessInfo.processInfo.environment
    let path = [try Self.folder().path, environment["PATH"] ?? "/usr/bin:/bin"]
    process.environment = environment.merging(["PATH": path.joined(separator: ":")]) { $1 }
      .merging(added) { $1 }
    connect()
  }

  /// The folder that everything was built into, from which the tests run.
  private static func folder() throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent()
  }

  private func connect() {
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
  }

  /// Runs to the end: the status, and what was written.
  package func run() throws -> (status: Int32, output: String, error: String) {
    try process.run()
    return try finish()
  }

  /// Waits for the end of a run that was started.
  package func finish() throws -> (status: Int32, output: String, error: String) {
    // Both are small enough to be read one after the other.
    let output = try output.fileHandleForReading.readToEnd() ?? Data()
    let error = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: error, as: UTF8.self)
    )
  }
}
