import Foundation

/// The executable that was built beside these tests, as a process.
struct BuiltProgram {
  let process = Process()
  private let output = Pipe()
  private let error = Pipe()

  /// Prepares a run with these words.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    // The tests run from the folder that everything was built into.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "shake-render")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
  }

  /// Runs to the end: the status, and what was written.
  func run() throws -> (status: Int32, output: String, error: String) {
    try process.run()
    return try finish()
  }

  /// Waits for the end of a run that was started.
  func finish() throws -> (status: Int32, output: String, error: String) {
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
