import Encoding
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

/// Devices and pipes get the bytes; they are not replaced.
@Suite struct StreamOutput {
  @Test(arguments: [
    OutputTarget.video(path: "/dev/full"), .still(path: "/dev/full"), .apng(path: "/dev/full"),
  ])
  func aFullDeviceIsNamed(target: OutputTarget) throws {
    let sink = try target.sink(Run.options(), files: TemporaryFiles())
    try sink.append(Run.frame(0))
    let error = #expect(throws: EncodingError.system(path: "/dev/full", code: ENOSPC)) {
      try sink.finish()
    }
    #expect(try #require(error).description == "/dev/full: No space left on device")
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: OutputFormat.allCases)
  func aPipeGetsTheBytes(format: OutputFormat) throws {
    let run = try Run()
    let pipe = run.folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let sink = try OutputTarget.parse(pipe, format: format).sink(Run.options(), files: run.files)
    try sink.append(Run.frame(3))
    try sink.close()
    // A pipe opens when both ends do.
    let reader = Reader(path: pipe)
    try sink.publish()
    try run.folder.write(reader.wait(), to: "copy")
    switch format {
    case .mp4: #expect(try run.frameCount("copy") == 1)
    case .png, .apng: #expect(try Pixmap(pngData: run.folder.bytes("copy")) == Run.picture(3))
    }
    #expect(run.folder.contents == ["copy", "pipe"])
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class Reader: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var bytes = Data()

  init(path: String) {
    Thread {
      self.bytes = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
      self.done.signal()
    }.start()
  }

  func wait() -> Data {
    done.wait()
    return bytes
  }
}
