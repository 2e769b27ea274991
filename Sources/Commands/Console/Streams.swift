/// The three streams of a program.
public struct Streams: Sendable {
  /// Where a scene comes from that is named `-`.
  public let input: any ByteStream
  /// Where data goes.
  public let output: any ByteStream
  /// Where everything else goes: errors, warnings, progress, summaries.
  public let error: any ByteStream

  /// Streams of the caller's choice.
  public init(input: any ByteStream, output: any ByteStream, error: any ByteStream) {
    self.input = input
    self.output = output
    self.error = error
  }

  /// The process's own.
  public static let process = Streams(
    input: DescriptorStream(0, name: "standard input"),
    output: DescriptorStream(1, name: "standard output"),
    error: DescriptorStream(2, name: "standard error"))
}
