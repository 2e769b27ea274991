/// The three streams of a program.
package struct Streams: Sendable {
  /// Where a scene comes from that is named `-`.
  package let input: any ByteStream
  /// Where data goes.
  package let output: any ByteStream
  /// Where everything else goes: errors, warnings, progress, summaries.
  package let error: any ByteStream

  /// Streams of the caller's choice.
  package init(input: any ByteStream, output: any ByteStream, error: any ByteStream) {
    self.input = input
    self.output = output
    self.error = error
  }

  /// The process's own.
  package static let process = Streams(
    input: DescriptorStream(0, name: "standard input"),
    output: DescriptorStream(1, name: "standard output"),
    error: DescriptorStream(2, name: "standard error"))
}
